package org.openarbiter.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.Failure;
import org.openarbiter.protocol.engine.GameStart;
import org.openarbiter.protocol.engine.Limits;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.protocol.engine.Reply;
import org.openarbiter.protocol.engine.Scripts;
import org.openarbiter.protocol.engine.Thought;

/** Engines that speak xboard. */
@Timeout(60)
class XboardClientTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(200);
    private static final GameStart CHESS = new GameStart.Position("chess", null, 0);
    private static final Limits CLOCK = new Limits(new Limits.Clocks(60_000, 59_500, 100, 100, 60_000, 40, 40), 0, 0, 0);
    private static final String FEATURES =
            "protover 2 => feature myname=\"Toy 2\" usermove=1 ping=1 setboard=1 san=0 variants=\"normal,xiangqi\"|feature"
                    + " option=\"Level -spin 1 1 9\" done=1";
    private static final String PING = "ping (\\d+) => pong $1";

    private final List<String> transcript = new ArrayList<>();

    private XboardClient engine(Map<String, String> options, String... rules) throws EngineException {
        return new XboardClient(Scripts.start(transcript, rules), MoveNotation.PLAIN, options, PATIENCE);
    }

    private List<String> said() {
        synchronized (transcript) {
            return transcript.stream().filter(line -> line.startsWith("> ")).map(line -> line.substring(2)).toList();
        }
    }

    private static String move(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Move.class);
        return ((Reply.Move) reply).move();
    }

    @Test
    void a_game_is_sent_move_by_move() throws EngineException {
        try (XboardClient engine = engine(
                Map.of("Level", "3"), FEATURES, PING, "go => 9 -25 120 4567 d7d5 c2c4|move d7d5",
                "usermove c2c4 => 3 100007 1 9 x|move d5c4")) {
            assertThat(engine.name()).isEqualTo("Toy 2");
            engine.newGame(CHESS);
            Reply reply = engine.move(List.of("d2d4"), CLOCK, PATIENCE);
            assertThat(move(reply)).isEqualTo("d7d5");
            assertThat(((Reply.Move) reply).thought()).isEqualTo(new Thought(9, -25, 0, 4567));
            Reply next = engine.move(List.of("d2d4", "d7d5", "c2c4"), CLOCK, PATIENCE);
            assertThat(((Reply.Move) next).thought()).hasToString("+M7/3");
        }
        assertThat(said()).containsExactly(
                "xboard", "protover 2", "accepted myname", "accepted usermove", "accepted ping", "accepted setboard",
                "rejected san",
                "accepted variants", "accepted option", "accepted done", "option Level=3", "new", "force", "easy", "post",
                "ping 1", "force",
                "usermove d2d4", "level 40 1 0.1", "time 6000", "otim 5950", "go", "time 6000", "otim 5950", "usermove c2c4",
                "quit");
    }

    @Test
    void an_engine_that_names_no_feature_is_sent_bare_moves() throws EngineException {
        try (XboardClient engine = engine(Map.of(), "xboard => hello", "go => My move is : e7e5")) {
            engine.newGame(CHESS);
            assertThat(move(engine.move(List.of("e2e4"), new Limits(null, 2500, 0, 4), PATIENCE))).isEqualTo("e7e5");
        }
        assertThat(said()).contains("e2e4", "sd 4", "st 2.5").doesNotContain("ping 1", "usermove e2e4");
    }

    @Test
    void a_slow_start_is_waited_for() throws EngineException {
        try (XboardClient engine = engine(
                Map.of(), "protover 2 => feature done=0|@sleep 2500|feature myname='Sleepy' done=1", "go => move e2e4")) {
            assertThat(engine.name()).isEqualTo("Sleepy");
        }
    }

    @Test
    void one_that_says_nothing_at_all_is_reported() {
        assertThatThrownBy(() -> new XboardClient(Scripts.start("x => y"), MoveNotation.PLAIN, Map.of(), SHORT).close())
                .isInstanceOfSatisfying(EngineException.class, e -> assertThat(e.failure()).isEqualTo(Failure.SILENT))
                .hasMessage("said nothing within 0.2 s");
    }

    @Test
    void positions_and_variants_are_set_up_where_the_engine_can() throws EngineException {
        try (XboardClient engine = engine(Map.of(), FEATURES, PING, "go => move h2e2")) {
            engine.newGame(new GameStart.Position("xiangqi", "3k1bn2/9/9/9/9/9/9/9/9/4KB1N1 w - - 3 7", 0));
            assertThat(said()).contains("variant xiangqi", "setboard 3k1eh2/9/9/9/9/9/9/9/9/4KE1H1 w 3 7");
            engine.newGame(new GameStart.Position("chess", "4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1", 0));
            assertThat(said()).contains("setboard 4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1");
            assertThatThrownBy(() -> engine.newGame(new GameStart.Position("chess960", null, 0)))
                    .hasMessageContaining("does not play");
        }
    }

    @ParameterizedTest
    @CsvSource({"O-O, 0, e1g1", "0-0-0, 1, e8c8", "O-O, 1, e8g8", "e7e8q, 0, e7e8q"})
    void castling_in_letters_is_a_move_of_the_king(String said, int plies, String move) throws EngineException {
        try (XboardClient engine = engine(Map.of(), FEATURES, PING, "go => move " + said)) {
            engine.newGame(CHESS);
            assertThat(move(engine.move(plies == 0 ? List.of() : List.of("a2a3"), CLOCK, PATIENCE))).isEqualTo(move);
        }
    }

    @Test
    void results_are_claims_and_the_engine_plays_on_if_asked_anew() throws EngineException {
        try (XboardClient engine = engine(
                Map.of(), FEATURES, PING, "usermove g1f3 => 1/2-1/2 {Draw by repetition}", "go => offer draw|move g8f6")) {
            engine.newGame(CHESS);
            Reply first = engine.move(List.of(), CLOCK, PATIENCE);
            assertThat(((Reply.Move) first).offersDraw()).isTrue();
            List<String> moves = List.of("g8f6", "g1f3");
            assertThat(engine.move(moves, CLOCK, PATIENCE)).isInstanceOfSatisfying(
                    Reply.Claim.class, claim -> assertThat(claim.result()).isEqualTo("1/2-1/2"));
            assertThat(move(engine.move(moves, CLOCK, PATIENCE))).isEqualTo("g8f6");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "resign, RESIGN", "tellics resign, RESIGN", "Illegal move: e2e4, UNINTELLIGIBLE", "@exit 1, CRASHED",
        "@sleep 60000, SILENT"
    })
    void other_answers_are_understood(String said, String meaning) throws EngineException {
        try (XboardClient engine = engine(Map.of(), FEATURES, PING, "go => " + said)) {
            engine.newGame(CHESS);
            if (meaning.equals("RESIGN")) {
                assertThat(engine.move(List.of(), CLOCK, PATIENCE)).isInstanceOf(Reply.Resignation.class);
            } else {
                Duration wait = meaning.equals("SILENT") ? SHORT : PATIENCE;
                assertThatThrownBy(() -> engine.move(List.of(), CLOCK, wait)).isInstanceOfSatisfying(
                        EngineException.class, e -> assertThat(e.failure()).isEqualTo(Failure.valueOf(meaning)));
            }
        }
    }

    @Test
    void one_that_moves_when_told_to_is_late() throws EngineException {
        try (XboardClient engine = engine(Map.of(), FEATURES, PING, "\\? => move e2e4")) {
            engine.newGame(CHESS);
            assertThatThrownBy(() -> engine.move(List.of(), CLOCK, SHORT)).isInstanceOfSatisfying(
                    EngineException.class, e -> assertThat(e.failure()).isEqualTo(Failure.LATE));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "Level -spin 1 1 9                 | 12   |     | Level must be an integer from 1 to 9, got '12'",
        "Level -slider 1 1 9               | x    |     | Level must be an integer from 1 to 9, got 'x'",
        "Learn more -check 0               | true |     | Learn more must be an integer from 0 to 1, got 'true'",
        "Learn more -check 0               | 1    | =1  |",
        "Style -combo Calm /// *Wild -x    | calm | =Calm |",
        "Book -file                        | a b  | =a b |",
        "Clear -button                     | ``   | ``  |",
        "Odd                               | x    | =x  |",
        "Odd -spin 1                       | x    | =x  |"
    })
    void options_are_set_within_what_is_declared(String declared, String value, String set, String refused)
            throws EngineException {
        String features = FEATURES.replace("Level -spin 1 1 9", declared);
        String name = declared.replaceFirst(" -.*", "");
        if (refused == null) {
            engine(Map.of(name, value), features, PING).close();
            assertThat(said()).contains("option " + name + set);
        } else {
            assertThatThrownBy(() -> engine(Map.of(name, value), features, PING).close())
                    .hasMessage("cannot be set up: " + refused);
        }
    }

    @Test
    void options_and_limits_that_there_are_not_are_reported() throws EngineException {
        assertThatThrownBy(() -> engine(Map.of("Strength", "1"), FEATURES, PING).close()).hasMessageContaining("it has Level");
        try (XboardClient engine = engine(Map.of(), FEATURES, PING)) {
            engine.newGame(CHESS);
            assertThatThrownBy(() -> engine.move(List.of(), new Limits(null, 0, 100, 0), PATIENCE)).hasMessageContaining("nodes");
        }
    }
}
