package org.openarbiter.search.repetition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.chess.board.ChessBoard;

/** How the schemes err that do so by nature. */
class SchemesThatErrTest {
    private static final int TREES = 20;
    private static final int STEPS = 400;

    /**
     * An open flag is lost where two open positions want one entry: then a repetition goes unseen, and nothing else goes wrong.
     */
    @Test
    void open_flags_miss_what_found_its_entry_taken() throws Exception {
        int[] misses = new int[1];
        for (String fen : Walk.CHESS) {
            for (int tree = 0; tree < TREES; tree++) {
                var narrow = new OpenFlags(4);
                var walk = new Walk(Walk.chess(fen), PositionKeys::of, List.of(narrow));
                walk.go(STEPS, 4, new Random(tree), () -> {
                    List<Integer> found = DetectorsTest.occurrences(narrow);
                    List<Integer> expected = walk.exact().occurrences();
                    assertThat(expected).as(walk::toString).containsAll(found);
                    if (!found.equals(expected)) {
                        assertThat(narrow.lost()).isPositive();
                        assertThat(found).isEmpty();
                        misses[0]++;
                    }
                });
            }
        }
        assertThat(misses[0]).isPositive();
    }

    @Test
    void open_flags_miss_nothing_where_there_is_room() throws Exception {
        for (String fen : Walk.CHESS) {
            for (int tree = 0; tree < TREES; tree++) {
                var wide = new OpenFlags(22);
                var walk = new Walk(Walk.chess(fen), PositionKeys::of, List.of(wide));
                walk.go(STEPS, 4, new Random(tree), () -> {
                    assertThat(wide.lost()).isZero();
                    assertThat(DetectorsTest.occurrences(wide)).as(walk::toString).isEqualTo(walk.exact().occurrences());
                });
            }
        }
    }

    @Test
    void a_table_of_open_flags_has_a_size() {
        assertThatThrownBy(() -> new OpenFlags(31)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new OpenFlags(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new OpenFlags(1).leave()).isInstanceOf(IllegalStateException.class);
    }

    /** The games that break moves chained as printed: what it says at the end, and how often the position has really stood. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "a round trip is found,                   startpos, g1f3 g8f6 f3g1 f6g8, 4, 2",
        "the other side has the move,             8/8/3k4/8/8/3K4/8/8 w - - 0 1, d3e3 d6d7 e3e4 d7d6 e4d3, 5, 1",
        "the right to castle is lost,             r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1f1 h8g8 f1e1 g8h8, 4, 1",
        "a pawn could be taken en passant before, rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,"
                + " d2d4 g8f6 g1f3 f6g8 f3g1, 4, 1",
        "two rooks have changed places,           4k3/8/8/8/8/8/R6R/4K3 w - - 0 1, a2a3 e8d8 h2a2 d8e8 a3h3 e8d8 h3h2 d8e8, 0, 2",
        "two knights have changed places,         4k3/8/8/8/8/8/8/1N1NK3 w - - 0 1,"
                + " d1c3 e8d8 b1d2 d8e8 c3b1 e8d8 d2f1 d8e8 f1e3 e8d8 e3d1 d8e8, 0, 2"
    })
    void moves_chained_as_printed_err(String what, String fen, String moves, int printed, int occurrences) throws Exception {
        ChessBoard board = fen.equals("startpos") ? ChessBoard.start() : Walk.chess(fen);
        var asPrinted = new PrintedMoveChain(6);
        var mended = new MoveChain(board::pieceAt, board::rights, 6);
        var walk = new Walk(board, PositionKeys::of, List.of(asPrinted, mended));
        for (String move : moves.split(" ", -1)) {
            walk.play(board.parse(move));
        }
        assertThat(asPrinted.back()).as(what).isEqualTo(printed);
        assertThat(mended.occurrences()).as(what).isEqualTo(occurrences);
        assertThat(walk.exact().occurrences()).as(what).hasSize(occurrences - 1);
    }
}
