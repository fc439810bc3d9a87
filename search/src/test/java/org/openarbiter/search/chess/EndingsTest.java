package org.openarbiter.search.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/** What is left of an advantage in endings that are hard or impossible to win, for either color and on either wing. */
class EndingsTest {
    /** The share in 64ths that counts if White has the advantage. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/k7/8/KQ6, 64, a queen mates",
        "8/8/8/8/8/k7/8/KR6, 64, a rook mates",
        "k7/8/8/8/8/8/8/KBN5, 64, a bishop and a knight mate",
        "8/8/8/8/8/k7/8/KB6, 0, a bishop does not",
        "k7/8/8/8/8/8/8/KNN5, 0, two knights do not",
        "k7/8/p7/8/8/8/8/KNN5, 64, but may with a pawn to move",
        "r7/8/8/8/8/k7/8/KR6, 8, rook against rook",
        "r7/k7/8/8/8/8/8/KRB5, 8, rook and bishop against a rook",
        "b7/7p/8/8/8/k7/8/KR6, 8, a rook without pawns against a bishop",
        "r7/8/8/8/8/k7/8/KQ6, 64, a queen wins against a rook",
        "r7/8/8/8/8/k7/2P5/KR6, 64, with a pawn",
        "1k6/8/8/P7/8/8/8/K1B5, 0, the bishop does not reach a8",
        "1k6/8/8/P7/8/8/8/KB6, 64, this one does",
        "8/k7/8/7P/8/8/8/KB6, 64, the king is far from h8",
        "6k1/8/8/7P/8/8/8/K1B5, 64, the bishop reaches h8",
        "7k/7P/8/7P/8/4B3/8/K7, 64, with two pawns on the file too",
        "7k/7P/8/7P/8/3B4/8/K7, 0, unless its color is the other",
        "1k6/8/8/P7/8/8/8/K7, 0, a pawn alone",
        "1k6/8/8/PP6/8/8/8/KB6, 64, a second pawn on another file",
        "1k6/8/8/P7/8/8/8/KN6, 64, a knight instead",
        "4k3/8/4b3/3p4/8/3B4/3PP3/4K3, 64, bishops on squares of one color",
        "4k3/3p4/8/8/2b5/2B5/3PP3/4K3, 32, on squares of both",
        "4k3/3p4/8/8/2b5/2B5/3PP3/4K2R, 64, with a rook beside it",
    })
    void what_counts_of_an_advantage(String placement, int share, String why) throws Exception {
        for (boolean flipped : new boolean[] {false, true}) {
            for (boolean turned : new boolean[] {false, true}) {
                String seen = turned ? Placements.wingsSwapped(placement) : placement;
                String fen = (flipped ? Placements.colorsSwapped(seen) : seen) + " w - - 0 1";
                int stronger = flipped ? Piece.BLACK : Piece.WHITE;
                assertThat(Endings.scale(ChessBoard.of(fen), stronger)).as("%s (%s)", fen, why).isEqualTo(share);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1k6/8/8/P7/8/8/8/K1B5 w, 400, 0", "1k6/8/8/P7/8/8/8/K1B5 b, -400, 0", "r7/8/8/8/8/k7/8/KR6 w, 160, 20",
        "r7/8/8/8/8/k7/8/KR6 b, 160, 20", "8/8/8/8/8/k7/8/KQ6 w, 900, 900"
    })
    void the_value_of_another_evaluation(String fen, int value, int corrected) throws Exception {
        ChessBoard board = ChessBoard.of(fen + " - - 0 1");
        assertThat(new Endings(any -> value).of(board)).isEqualTo(corrected);
    }
}
