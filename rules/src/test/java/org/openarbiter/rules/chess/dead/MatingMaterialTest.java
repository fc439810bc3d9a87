package org.openarbiter.rules.chess.dead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Setup;
import org.openarbiter.rules.chess.board.Square;

/**
 * The material rule against all arrangements of the small classes.
 *
 * <p>White mates with one knight or bishop, so it must give the check. The black king stands in the triangle a1-d1-d4, to
 * which every arrangement without pawns can be turned; with a pawn this leaves some out, but there a mate is only to be found.
 */
final class MatingMaterialTest {
    private static final List<Integer> TRIANGLE = List.of(0, 1, 2, 3, 9, 10, 11, 18, 19, 27);

    @ParameterizedTest
    @CsvSource({
        "N,'',false", "B,'',false",
        "N,q,false", "N,r,true", "N,b,true", "N,n,true", "N,p,true",
        "B,q,false", "B,r,false", "B,n,true", "B,p,true", "B,b,true"
    })
    void aMateExistsInSomeArrangementOrInNone(String man, String other, boolean mate) {
        assertThat(mates(man, other, false) > 0).isEqualTo(mate);
    }

    @ParameterizedTest
    @CsvSource({"N,qq", "B,qq", "B,qr", "B,rr"})
    void twoHeavyPiecesBesideTheirKingDoNotHelp(String man, String others) {
        assertThat(mates(man, others, false)).isZero();
    }

    @Test
    void bishopsOfOneColorNeverMateEachOther() {
        assertThat(mates("B", "b", true)).isZero();
        assertThat(mates("B", "bb", true)).isZero();
        assertThat(mates("B", "br", true)).isZero();
        assertThat(mates("B", "bq", true)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1,true", "8/8/4k3/8/8/3K1N2/8/8 w - - 0 1,true",
        "8/8/4k3/8/8/3KNN2/8/8 w - - 0 1,false", "8/8/4k3/8/8/3KBN2/8/8 w - - 0 1,false",
        "8/8/4k3/8/8/3KBB2/8/8 w - - 0 1,false", "8/4k3/8/8/8/3K1B1B/8/8 w - - 0 1,true",
        "8/qq2k3/8/8/8/3K1N2/8/8 w - - 0 1,true", "8/qr2k3/8/8/8/3K1N2/8/8 w - - 0 1,false",
        "8/qr2k3/8/8/8/3K1B2/8/8 w - - 0 1,true", "8/4k3/8/8/8/3KP3/8/8 w - - 0 1,false"
    })
    void theRuleSaysSo(String fen, boolean insufficient) throws Exception {
        assertThat(MatingMaterial.isInsufficient(ChessBoard.of(fen), Piece.WHITE)).isEqualTo(insufficient);
    }

    /** How many arrangements are mate; with two black men, both stand beside their king, where alone they hold a square. */
    private static int mates(String man, String others, boolean sameColor) {
        int mates = 0;
        for (int king : TRIANGLE) {
            for (int checker = 0; checker < 64; checker++) {
                if (checker != king && strikes(man, checker, king)) {
                    mates += withKing(man, others, king, checker, sameColor);
                }
            }
        }
        return mates;
    }

    private static int withKing(String man, String others, int king, int checker, boolean sameColor) {
        int mates = 0;
        for (int white = 0; white < 64; white++) {
            boolean free = white != checker && Steps.distance(white, king) > 1 && Steps.distance(white, king) < 4;
            if (!free) {
                continue;
            }
            for (int first = 0; first < (others.isEmpty() ? 1 : 64); first++) {
                for (int second = 0; second < (others.length() < 2 ? 1 : 64); second++) {
                    int[] at = {king, checker, white, first, second};
                    if (fits(at, others, sameColor) && isMate(man, others, at)) {
                        mates++;
                    }
                }
            }
        }
        return mates;
    }

    private static boolean fits(int[] at, String others, boolean sameColor) {
        for (int i = 0; i < others.length(); i++) {
            int square = at[3 + i];
            boolean taken = square == at[0] || square == at[1] || square == at[2] || i == 1 && square == at[3];
            boolean apart = others.length() > 1 && Steps.distance(square, at[0]) > 1;
            boolean wrongColor = sameColor && others.charAt(i) == 'b' && color(square) != color(at[1]);
            boolean pawnOnEnd = others.charAt(i) == 'p' && (square < 8 || square > 55);
            if (taken || apart || wrongColor || pawnOnEnd) {
                return false;
            }
        }
        return true;
    }

    private static boolean isMate(String man, String others, int[] at) {
        var setup = new Setup().toMove(Piece.BLACK)
                .put(at[0], Piece.ofLetter('k')).put(at[1], Piece.ofLetter(man.charAt(0))).put(at[2], Piece.ofLetter('K'));
        for (int i = 0; i < others.length(); i++) {
            setup.put(at[3 + i], Piece.ofLetter(others.charAt(i)));
        }
        return setup.flaws().isEmpty() && ChessBoard.of(setup).isCheckmate();
    }

    private static boolean strikes(String man, int from, int to) {
        int kind = man.equals("N") ? Piece.KNIGHT : Piece.BISHOP;
        return (Steps.piece(kind, from, 0) >>> to & 1) != 0;
    }

    private static int color(int square) {
        return Square.file(square) + Square.rank(square) & 1;
    }
}
