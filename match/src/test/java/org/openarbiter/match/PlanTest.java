package org.openarbiter.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.protocol.engine.GameStart;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.xiangqi.Xiangqi;

/** What a user says of a match is understood, or told to be wrong. */
class PlanTest {
    private static final Chess CHESS = new Chess();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "60+0.6 | 60000 | 600 | 0 | 0 | 0 | 0", "40/1:30 | 90000 | 0 | 40 | 0 | 0 | 0", "move=0.1 | 0 | 0 | 0 | 100 | 0 | 0",
        "nodes=10000 | 0 | 0 | 0 | 0 | 10000 | 0", "nodes=25000000 | 0 | 0 | 0 | 0 | 25000000 | 0",
        "5+0.05,depth=8 | 5000 | 50 | 0 | 0 | 0 | 8"
    })
    void time_controls_are_read_and_written(String text, long main, long increment, int moves, long move, long nodes, int depth)
            throws MatchFault {
        TimeControl control = TimeControl.parse(text);
        assertThat(control).isEqualTo(new TimeControl(main, increment, moves, move, nodes, depth));
        assertThat(TimeControl.parse(control.toString())).isEqualTo(control);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fast", "60+", "-1", "move=x", "60,move=1", "nodes=0", "nodes=1.5", "depth=2.5", "depth=-1",
            "60,60", "1e9", "99999999"})
    void other_time_controls_are_refused(String text) {
        assertThatThrownBy(() -> TimeControl.parse(text)).isInstanceOf(MatchFault.class).hasMessageContaining("60+0.6");
    }

    @Test
    void a_clock_runs_down_and_up() throws MatchFault {
        Clock clock = new Clock(TimeControl.parse("2/1+0.1"), 50);
        long ms = 1_000_000;
        assertThat(clock.movesToGo()).isEqualTo(2);
        assertThat(clock.spend(400 * ms)).isTrue();
        assertThat(clock.left()).isEqualTo(700);
        assertThat(clock.movesToGo()).isEqualTo(1);
        assertThat(clock.spend(740 * ms)).as("within the margin").isTrue();
        assertThat(clock.left()).as("increment and the next period").isEqualTo(1100);
        assertThat(clock.spend(1151 * ms)).isFalse();
        Clock fixed = new Clock(TimeControl.parse("move=0.1"), 50);
        assertThat(fixed.spend(149 * ms)).isTrue();
        assertThat(fixed.spend(151 * ms)).isFalse();
        assertThat(new Clock(TimeControl.parse("depth=3"), 50).spend(Long.MAX_VALUE / 2)).isTrue();
    }

    @Test
    void an_engine_is_described_in_one_line() throws MatchFault {
        EngineSpec engine = EngineSpec.parse(
                "gnuchess --xboard -o=1 proto=XBoard name='The gnu' tc=1+0.1 ranks=1 \"option.Skill Level=3\" option.Clear=",
                EngineSpec.Protocol.UCI);
        assertThat(engine.command()).containsExactly("gnuchess", "--xboard", "-o=1");
        assertThat(engine.protocol()).isEqualTo(EngineSpec.Protocol.XBOARD);
        assertThat(engine.name()).isEqualTo("The gnu");
        assertThat(engine.notation()).isEqualTo(MoveNotation.RANKS_FROM_ONE);
        assertThat(engine.options()).isEqualTo(Map.of("Skill Level", "3", "Clear", ""));
        assertThat(engine.control()).isEqualTo(TimeControl.parse("1+0.1"));
        assertThat(EngineSpec.parse("/usr/bin/x", EngineSpec.Protocol.GTP).nameOr("")).isEqualTo("x");
        String longest = "'a b'c".repeat(100_000);
        assertThat(EngineSpec.parse(longest, EngineSpec.Protocol.GTP).command()).containsExactly(longest.replace("'", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "proto=uci", "x proto=usi", "x ranks=2", "x name=a b", "x tc=fast", "'x", "x name=\"a b", "x 'a\""})
    void an_engine_that_cannot_be_is_refused(String line) {
        assertThatThrownBy(() -> EngineSpec.parse(line, EngineSpec.Protocol.UCI)).isInstanceOf(MatchFault.class);
    }

    @ParameterizedTest
    @CsvSource({
        "uci, 'nodes=5', true", "ucci, move=0.1, true", "xboard, depth=3, true", "xboard, move=2, true",
        "xboard, move=0.1, false",
        "xboard, nodes=5, false", "gtp, move=0.1, true", "gtp, depth=3, false", "gtp, '60,nodes=5', false"
    })
    void limits_that_a_protocol_has_no_words_for_are_refused_before_the_match(String protocol, String limit, boolean fits)
            throws MatchFault {
        EngineSpec engine = EngineSpec.parse("toy proto=" + protocol, EngineSpec.Protocol.UCI);
        TimeControl control = TimeControl.parse(limit);
        if (fits) {
            engine.check(control);
        } else {
            assertThatThrownBy(() -> engine.check(control)).isInstanceOf(MatchFault.class)
                    .hasMessageContaining("toy speaks " + protocol);
        }
    }

    private Path file(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void openings_are_read_from_positions_and_from_games() throws Exception {
        String fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        String epd = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - id \"e4\"; ce 20;";
        assertThat(Openings.read(CHESS, file("a.epd", "# both\n" + fen + "\n\n" + epd + "\n"), 8))
                .extracting(Opening::start).containsExactly(fen, fen);
        assertThat(Openings.read(CHESS, file("b.pgn", "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. d4 *\n"), 2))
                .extracting(Opening::moves).containsExactly(List.of("e2e4", "e7e5"), List.of("d2d4"));
        assertThat(Openings.read(new Go(), file("c.sgf", "(;GM[1]FF[4]SZ[9]HA[2]AB[cc][gg]PL[W]KM[0.5];W[ee];B[eg])"), 1)
                .getFirst())
                .satisfies(opening -> {
                    assertThat(opening.moves()).containsExactly("E5");
                    assertThat(opening.start()).contains("9x9", "to:W", "komi:0.5");
                });
        assertThat(Openings.read(new Xiangqi(), file("d.fen", "3k5/9/9/9/9/9/9/9/3R5/5K3 b - - 0 1\n"), 0)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"uci, uciok, UCI", "ucci, ucciok, UCCI", "protover, feature done=1, XBOARD", "hello, hello, UCI"})
    void an_engine_whose_protocol_is_not_named_is_greeted_in_each(String greeting, String answer, EngineSpec.Protocol found)
            throws Exception {
        String script = "while read word rest; do case $word in " + greeting + ") echo " + answer + ";; quit) exit;; esac; done";
        EngineSpec spec = EngineSpec.parse("sh -c '" + script + "'", EngineSpec.Protocol.UCI);
        List<EngineSpec.Protocol> tried =
                List.of(EngineSpec.Protocol.UCI, EngineSpec.Protocol.XBOARD, EngineSpec.Protocol.UCCI);
        assertThat(spec.answering(tried, Duration.ofMillis(500)).protocol()).isEqualTo(found);
        assertThat(EngineSpec.namesProtocol("x proto=uci")).isTrue();
        assertThat(EngineSpec.namesProtocol("x option.proto=uci")).isFalse();
    }

    @Test
    void files_without_openings_are_reported() throws Exception {
        assertThatThrownBy(() -> Openings.read(CHESS, folder.resolve("none.epd"), 8))
                .hasMessage(folder.resolve("none.epd") + " cannot be read: no such file");
        assertThatThrownBy(() -> Openings.read(CHESS, folder, 8)).hasMessageContaining("cannot be read: Is a directory");
        assertThatThrownBy(() -> Openings.read(CHESS, file("e.epd", "\n# nothing\n"), 8)).hasMessageContaining("no opening");
        assertThatThrownBy(() -> Openings.read(CHESS, file("f.epd", "\nnonsense here\n"), 8)).hasMessageContaining("line 2");
        assertThatThrownBy(
                () -> Openings.read(CHESS, file("g.pgn", "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. e4 e4 *\n"), 8))
                .hasMessageContaining("line 5: ply 2 of the game that begins there, 'e4': ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', ignoreLeadingAndTrailingWhitespace = false, value = {
        "rnbqkbnr/pppppppp/8/8/4X3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1|line 2, column 24: ",
        "  rnbqkbnr/pppppppp/8/8/4X3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1|line 2, column 26: ",
        "rnbqkbnr/pppppppp/8/8/4X3/8/PPPP1PPP/RNBQKBNR b KQkq - id \"x y z\";|line 2, column 24: ",
        "8/8/8/8/8/8/8/8 w - - 0 1|line 2, column 1: invalid FEN: White has no king",
        "7k/8/8/8/8/8/8/K7 w KQ - 0 1|line 2, column 21: "
    })
    void a_position_that_cannot_be_is_reported_with_its_place(String line, String told) throws Exception {
        Path file = file("h.epd", "# one\n" + line + "\n");
        assertThatThrownBy(() -> Openings.read(CHESS, file, 8)).isInstanceOf(MatchFault.class)
                .hasMessageStartingWith(file + ", " + told);
    }

    @Test
    void a_seed_decides_the_order() {
        List<Opening> openings = List.of(Opening.NONE, new Opening("a", "x", List.of()), new Opening("b", "y", List.of()));
        assertThat(Openings.shuffled(openings, 3)).containsExactlyInAnyOrderElementsOf(openings)
                .isEqualTo(Openings.shuffled(openings, 3));
    }

    @Test
    void an_opening_is_expressed_in_the_words_of_the_protocols() throws Exception {
        assertThat(Opening.NONE.gameStart(CHESS.rulebook("fide-2023"), CHESS)).isEqualTo(new GameStart.Position("chess", null, 0));
        String shuffled = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
        assertThat(Openings.position(CHESS, shuffled).gameStart(CHESS.rulebook("fide-2023"), CHESS))
                .isInstanceOfSatisfying(GameStart.Position.class, start -> assertThat(start.variant()).isEqualTo("chess960"));
        Go go = new Go();
        assertThat(Openings.position(go, "9x9 B:C3,G7 to:W").gameStart(go.rulebook("chinese"), go))
                .isEqualTo(new GameStart.GoBoard(9, 7.5, List.of("C3", "G7"), List.of(), 1));
        assertThatThrownBy(() -> Openings.position(go, "9x7").gameStart(go.rulebook("chinese"), go)).isInstanceOf(MatchFault.class);
    }
}
