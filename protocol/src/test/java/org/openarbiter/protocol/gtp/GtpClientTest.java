package org.openarbiter.protocol.gtp;

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
import org.openarbiter.protocol.engine.Reply;
import org.openarbiter.protocol.engine.Scripts;

/** Engines that speak GTP. */
@Timeout(60)
class GtpClientTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(200);
    private static final GameStart BOARD = new GameStart.GoBoard(9, 7.5, List.of("C3"), List.of("G7"), 0);
    private static final Limits CLOCK = new Limits(new Limits.Clocks(60_000, 50_000, 0, 0, 60_000, 0, 0), 0, 0, 0);
    private static final String VERSION = "(\\d+) protocol_version => =$1 2|";
    private static final String ANYTHING = "(\\d+) .* => =$1 |";

    private final List<String> transcript = new ArrayList<>();

    private GtpClient engine(Map<String, String> commands, String... rules) throws EngineException {
        return new GtpClient(Scripts.start(transcript, rules), commands, PATIENCE);
    }

    private List<String> said() {
        synchronized (transcript) {
            return transcript.stream().filter(line -> line.startsWith("> ")).map(line -> line.replaceFirst("> (\\d+ )?", ""))
                    .toList();
        }
    }

    @Test
    void a_game_is_reported_play_by_play() throws EngineException {
        try (GtpClient engine = engine(
                Map.of("level", "1"), VERSION, "(\\d+) name => =$1 Toy|", "(\\d+) version => =$1 3|",
                "(\\d+) genmove W => junk|=$1 d4|", "(\\d+) genmove B => = PASS|",
                "(\\d+) final_status_list dead => =$1 C3|G7 A1|",
                ANYTHING)) {
            assertThat(engine.name()).isEqualTo("Toy 3");
            engine.newGame(BOARD);
            assertThat(move(engine.move(List.of("E5"), CLOCK, PATIENCE))).isEqualTo("D4");
            assertThat(move(engine.move(List.of("E5", "D4"), CLOCK, PATIENCE))).isEqualTo("pass");
            assertThat(engine.deadStones(List.of("E5", "D4", "pass", "pass"), PATIENCE)).contains(List.of("C3", "G7", "A1"));
        }
        assertThat(said()).containsExactly(
                "protocol_version", "name", "version", "level 1", "boardsize 9", "clear_board", "komi 7.5", "play B C3",
                "play W G7",
                "play B E5", "time_settings 60 0 0", "time_left B 50 0", "time_left W 60 0", "genmove W", "time_left W 50 0",
                "time_left B 60 0", "genmove B", "play W pass", "final_status_list dead", "quit");
    }

    @Test
    void an_engine_of_another_protocol_is_not_waited_for() {
        assertThatThrownBy(() -> engine(Map.of(), ".* => Unknown command: 'protocol_version'. Type help for more information."))
                .isInstanceOf(EngineException.class).hasMessage("does not speak GTP; it says: Unknown command: 'protocol_version'. Type help for more information.");
    }

    private static String move(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Move.class);
        return ((Reply.Move) reply).move();
    }

    @ParameterizedTest
    @CsvSource({
        "(\\d+) genmove . => ?$1 no idea|,                  UNINTELLIGIBLE",
        "(\\d+) genmove . => @exit 3,                       CRASHED",
        "(\\d+) genmove . => @sleep 60000,                  SILENT",
        "(\\d+) genmove . => =99 D4|,                       SILENT",
        "(\\d+) genmove . => @sleep 500|=$1 D4|,            LATE"
    })
    void what_is_no_answer_in_time_is_reported(String rule, Failure failure) throws EngineException {
        try (GtpClient engine = engine(Map.of(), VERSION, rule, ANYTHING)) {
            engine.newGame(BOARD);
            Duration wait = failure == Failure.SILENT || failure == Failure.LATE ? SHORT : PATIENCE;
            assertThatThrownBy(() -> engine.move(List.of(), CLOCK, wait)).isInstanceOfSatisfying(
                    EngineException.class, e -> assertThat(e.failure()).isEqualTo(failure));
        }
    }

    @Test
    void it_may_resign() throws EngineException {
        try (GtpClient engine = engine(Map.of(), VERSION, "(\\d+) genmove . => =$1 resign|", ANYTHING)) {
            engine.newGame(BOARD);
            assertThat(engine.move(List.of(), CLOCK, PATIENCE)).isInstanceOf(Reply.Resignation.class);
        }
    }

    @Test
    void refusals_are_reported() throws EngineException {
        assertThatThrownBy(() -> engine(Map.of("level", "99"), VERSION, "(\\d+) level .* => ?$1 too high|", ANYTHING).close())
                .hasMessage("refused level 99: too high");
        try (GtpClient engine = engine(Map.of(), VERSION, "(\\d+) boardsize .* => ?$1 unacceptable size|", ANYTHING)) {
            assertThatThrownBy(() -> engine.newGame(BOARD)).hasMessageContaining("unacceptable size");
        }
        assertThatThrownBy(() -> engine(Map.of(), "(\\d+) protocol_version => =$1 1|", ANYTHING).close())
                .hasMessageContaining("version 1 of GTP");
    }
}
