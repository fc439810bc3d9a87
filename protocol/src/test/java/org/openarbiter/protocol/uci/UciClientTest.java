package org.openarbiter.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.Failure;
import org.openarbiter.protocol.engine.GameStart;
import org.openarbiter.protocol.engine.Limits;
import org.openarbiter.protocol.engine.Reply;
import org.openarbiter.protocol.engine.Scripts;
import org.openarbiter.protocol.engine.Thought;

/** Engines that speak UCI and UCCI, well, badly and not at all. */
@Timeout(60)
class UciClientTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(200);
    private static final GameStart CHESS = new GameStart.Position("chess", null, 0);
    private static final GameStart XIANGQI = new GameStart.Position("xiangqi", null, 0);
    private static final Limits DEPTH = new Limits(null, 0, 0, 3);
    private static final String HELLO = "uci => id name Toy 1|option name Hash type spin default 1 min 1 max 9|junk|uciok";
    private static final String READY = "isready => readyok";

    private final List<String> transcript = new ArrayList<>();

    private UciClient engine(Map<String, String> options, String... rules) throws EngineException {
        return new UciClient(Scripts.start(transcript, rules), UciProtocol.UCI, null, options, PATIENCE);
    }

    private List<String> said() {
        synchronized (transcript) {
            return transcript.stream().filter(line -> line.startsWith("> ")).map(line -> line.substring(2)).toList();
        }
    }

    private static void fails(ThrowableAssert.ThrowingCallable action, Failure failure, String... words) {
        assertThatThrownBy(action)
                .isInstanceOfSatisfying(EngineException.class, e -> assertThat(e.failure()).isEqualTo(failure))
                .hasMessageContainingAll(words);
    }

    @Test
    void a_game_is_sent_as_the_protocol_has_it() throws EngineException {
        try (UciClient engine = engine(
                Map.of("hash", "4"), HELLO, READY,
                "go .* => info depth 5 score cp 31 nodes 99 pv a|info string score cp 77|info depth 4 multipv 2 score cp 5|"
                        + "bestmove e7e5 ponder a2a3")) {
            assertThat(engine.name()).isEqualTo("Toy 1");
            engine.newGame(CHESS);
            Limits.Clocks clocks = new Limits.Clocks(1000, 2000, 10, 20, 5000, 40, 12);
            Reply reply = engine.move(List.of("e2e4"), new Limits(clocks, 0, 7000, 0), PATIENCE);
            assertThat(reply).isInstanceOfSatisfying(Reply.Move.class, move -> {
                assertThat(move.move()).isEqualTo("e7e5");
                assertThat(move.thought()).isEqualTo(new Thought(5, 31, 0, 99));
                assertThat(Objects.requireNonNull(move.thought())).hasToString("+0.31/5");
                assertThat(move.nanos()).isPositive();
            });
        }
        assertThat(said()).containsExactly(
                "uci", "setoption name Hash value 4", "isready", "ucinewgame", "isready", "position startpos moves e2e4",
                "go btime 1000 wtime 2000 binc 10 winc 20 movestogo 12 nodes 7000", "quit");
    }

    @Test
    void xiangqi_is_sent_with_ranks_from_one_where_the_engine_knows_variants() throws EngineException {
        String variants = "uci => option name UCI_Variant type combo default chess var chess var xiangqi|uciok";
        try (UciClient engine = engine(Map.of(), variants, READY, "go .* => bestmove a10a9")) {
            engine.newGame(XIANGQI);
            assertThat(engine.move(List.of("h2e2", "i9i8"), DEPTH, PATIENCE))
                    .isInstanceOfSatisfying(Reply.Move.class, move -> assertThat(move.move()).isEqualTo("a9a8"));
        }
        assertThat(said()).contains("setoption name UCI_Variant value xiangqi", "position startpos moves h3e3 i10i9");
    }

    @Test
    void ucci_is_sent_in_milliseconds_and_may_resign_or_offer_a_draw() throws EngineException {
        String hello = "ucci => id name 象|option usemillisec type check default false|ucciok";
        try (UciClient engine = new UciClient(
                Scripts.start(transcript, hello, READY, "go depth 3 => bestmove h2e2 draw", "go .* => bestmove h2e2 resign"),
                UciProtocol.UCCI, null, Map.of(), PATIENCE)) {
            engine.newGame(new GameStart.Position("xiangqi", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", 0));
            assertThat(engine.move(List.of(), DEPTH, PATIENCE))
                    .isInstanceOfSatisfying(Reply.Move.class, move -> assertThat(move.offersDraw()).isTrue());
            Limits.Clocks clocks = new Limits.Clocks(1000, 2000, 10, 20, 5000, 0, 0);
            assertThat(engine.move(List.of(), new Limits(clocks, 0, 0, 0), PATIENCE)).isInstanceOf(Reply.Resignation.class);
        }
        assertThat(said()).contains(
                "setoption usemillisec true", "setoption newgame", "position fen 3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1",
                "go time 1000 increment 10 opptime 2000 oppincrement 20");
    }

    @ParameterizedTest
    @CsvSource({"bestmove (none)", "bestmove 0000", "bestmove", "nobestmove"})
    void an_engine_without_a_move_is_reported(String answer) throws EngineException {
        try (UciClient engine = engine(Map.of(), HELLO, READY, "go .* => " + answer)) {
            engine.newGame(CHESS);
            fails(() -> engine.move(List.of(), DEPTH, PATIENCE), Failure.UNINTELLIGIBLE, "no move");
        }
    }

    @Test
    void one_that_stops_when_told_is_late_and_plays_on() throws EngineException {
        try (UciClient engine = engine(Map.of(), HELLO, READY, "stop => bestmove e2e4", "go depth 1 => bestmove d2d4")) {
            engine.newGame(CHESS);
            fails(() -> engine.move(List.of(), DEPTH, SHORT), Failure.LATE, "0.2 s");
            assertThat(engine.move(List.of(), new Limits(null, 0, 0, 1), PATIENCE)).isInstanceOf(Reply.Move.class);
        }
    }

    @Test
    void one_that_hangs_is_silent() throws EngineException {
        try (UciClient engine = engine(Map.of(), HELLO, READY, "go .* => info depth 1|@sleep 60000")) {
            engine.newGame(CHESS);
            fails(() -> engine.move(List.of(), DEPTH, SHORT), Failure.SILENT, "did not move within 0.2 s");
        }
    }

    @Test
    void one_that_ends_has_crashed() throws EngineException {
        try (UciClient engine = engine(Map.of(), HELLO, READY, "go .* => @error segmentation fault|@exit 139")) {
            engine.newGame(CHESS);
            fails(() -> engine.move(List.of(), DEPTH, PATIENCE), Failure.CRASHED, "139", "segmentation fault");
        }
    }

    @Test
    void a_slow_start_is_waited_for_and_none_is_reported() throws EngineException {
        engine(Map.of(), " ?=> @sleep 10", "uci => @sleep 700|uciok", READY).close();
        fails(
                () -> new UciClient(Scripts.start("uci => hello"), UciProtocol.UCI, null, Map.of(), SHORT).close(),
                Failure.SILENT, "uciok");
    }

    @Test
    void an_option_that_there_is_not_is_reported_with_those_there_are() {
        fails(() -> engine(Map.of("Hsah", "4"), HELLO, READY).close(), Failure.NOT_STARTED, "'Hsah'", "it has Hash");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "Hash   | banana | Hash must be an integer from 1 to 9, got 'banana'",
        "hash   | 10     | Hash must be an integer from 1 to 9, got '10'",
        "Ponder | 1      | Ponder must be true or false, got '1'"
    })
    void a_value_that_an_option_cannot_have_is_refused(String option, String value, String told) {
        String ponder = HELLO.replace("junk", "option name Ponder type check default false");
        fails(() -> engine(Map.of(option, value), ponder, READY).close(), Failure.NOT_STARTED, "cannot be set up: " + told);
        assertThat(said()).containsExactly("uci");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "Ponder type check default false            | TRUE    | true",
        "Verify type combo default A B var A B var C | a b     | A B",
        "Verify type combo default A B var A B var C | D?e=1   | D?e=1",
        "Book File type string default <empty>      | a b.bin | a b.bin",
        "Seed type spin default 0 min 0 max 9223372036854775807 | 7000000000 | 7000000000",
        "Odd type spin                              | x       | x",
        "Odd type combo default A                   | x       | x",
        "Odd type whatever                          | x       | x"
    })
    void a_value_that_an_option_may_have_is_set(String declared, String value, String set) throws EngineException {
        String name = declared.replaceFirst(" type .*", "");
        engine(Map.of(name, value), "uci => option name " + declared + "|uciok", READY).close();
        assertThat(said()).contains("setoption name " + name + " value " + set);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "junk                                                                 | chess960",
        "option name UCI_Variant type combo default xiangqi var xiangqi       | chess",
        "option name UCI_Variant type combo default chess var chess           | xiangqi"
    })
    void an_engine_that_does_not_play_a_variant_is_reported(String declared, String variant) throws EngineException {
        try (UciClient engine = engine(Map.of(), HELLO.replace("junk", declared), READY)) {
            fails(() -> engine.newGame(new GameStart.Position(variant, null, 0)), Failure.UNINTELLIGIBLE, "does not play "
                    + variant);
        }
    }

    @Test
    void a_move_that_nobody_asked_for_is_forgotten() throws EngineException, InterruptedException {
        try (UciClient engine = engine(Map.of(), HELLO, "isready => readyok|bestmove a2a3", "go .* => bestmove e2e4")) {
            engine.newGame(CHESS);
            while (Collections.frequency(transcript(), "< bestmove a2a3") < 2) {
                Thread.sleep(10);
            }
            assertThat(engine.move(List.of(), DEPTH, PATIENCE))
                    .isInstanceOfSatisfying(Reply.Move.class, move -> assertThat(move.move()).isEqualTo("e2e4"));
        }
    }

    private List<String> transcript() {
        synchronized (transcript) {
            return List.copyOf(transcript);
        }
    }

    @Test
    void junk_in_what_it_thinks_is_passed_over() throws EngineException {
        try (UciClient engine = engine(
                Map.of(), HELLO, READY,
                "go .* => info depth|info score|info score cp|info score cp x|info depth 99999999999999999999 score mate -2|"
                        + "info score 17|bestmove e2e4")) {
            engine.newGame(CHESS);
            assertThat(engine.move(List.of(), DEPTH, PATIENCE)).isInstanceOfSatisfying(
                    Reply.Move.class, move -> assertThat(move.thought()).isEqualTo(new Thought(0, 17, 0, 0)));
        }
    }

    @Test
    void it_plays_no_go() throws EngineException {
        try (UciClient engine = engine(Map.of(), HELLO, READY)) {
            fails(() -> engine.newGame(new GameStart.GoBoard(9, 7.5, List.of(), List.of(), 0)), Failure.UNINTELLIGIBLE, "no Go");
        }
    }
}
