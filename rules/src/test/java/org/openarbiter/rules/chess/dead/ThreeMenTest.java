package org.openarbiter.rules.chess.dead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Setup;

/**
 * Every position of king and pawn, rook or queen against king, worked out backwards from the mates.
 *
 * <p>A position is won if it is mate or one play leads to a won one. Sweeps over all positions add the won ones until a sweep
 * finds no more; those left are dead. A play that leaves these classes leads to a bare king, a knight or a bishop, which are
 * dead.
 */
@Tag("long")
final class ThreeMenTest {
    private static final int[] KINDS = {Piece.QUEEN, Piece.ROOK, Piece.PAWN};
    private static final int POSITIONS = KINDS.length << 19;

    private final BitSet won = new BitSet(POSITIONS);
    private final BitSet legal = new BitSet(POSITIONS);
    private final int[] plays = new int[256];

    @Test
    void everyVerdictIsTheOneWorkedOutBackwards() {
        for (boolean more = true; more; ) {
            int before = won.cardinality();
            for (int i = 0; i < POSITIONS; i++) {
                sweep(i);
            }
            more = won.cardinality() > before;
        }
        int dead = 0;
        for (int i = legal.nextSetBit(0); i >= 0; i = legal.nextSetBit(i + 1)) {
            if (!won.get(i)) {
                dead++;
                assertThat(MatingProspects.canMate(board(i), Piece.WHITE, 300_000))
                        .as(board(i).toText()).isInstanceOf(Prospect.Impossible.class);
            } else if (i % 7 == 0) {
                assertThat(MatingProspects.canMate(board(i), Piece.WHITE, 300_000))
                        .as(board(i).toText()).isInstanceOf(Prospect.Possible.class);
            }
        }
        assertThat(dead).isGreaterThan(1_000);
    }

    private void sweep(int index) {
        if (won.get(index) || !isSquareFit(index) || !setup(index).flaws().isEmpty()) {
            return;
        }
        legal.set(index);
        ChessBoard board = board(index);
        if (board.toMove() == Piece.BLACK && board.isCheckmate()) {
            won.set(index);
            return;
        }
        int mover = board.toMove();
        int count = board.legalPlays(mover, plays);
        for (int i = 0; i < count; i++) {
            board.play(mover, plays[i]);
            int next = index(board);
            board.undo();
            if (next >= 0 && won.get(next)) {
                won.set(index);
                return;
            }
        }
    }

    private static int index(ChessBoard board) {
        for (int kind = 0; kind < KINDS.length; kind++) {
            long men = board.squares(KINDS[kind], Piece.WHITE);
            if (men != 0) {
                return kind << 19 | board.toMove() << 18 | board.kingSquare(Piece.WHITE) << 12
                        | board.kingSquare(Piece.BLACK) << 6 | Long.numberOfTrailingZeros(men);
            }
        }
        return -1;
    }

    private static boolean isSquareFit(int index) {
        int white = index >>> 12 & 63;
        int black = index >>> 6 & 63;
        int man = index & 63;
        boolean pawnOnEnd = KINDS[index >>> 19] == Piece.PAWN && (man < 8 || man > 55);
        return white != black && white != man && black != man && !pawnOnEnd;
    }

    private static Setup setup(int index) {
        return new Setup().toMove(index >>> 18 & 1)
                .put(index >>> 12 & 63, Piece.of(Piece.KING, Piece.WHITE))
                .put(index >>> 6 & 63, Piece.of(Piece.KING, Piece.BLACK))
                .put(index & 63, Piece.of(KINDS[index >>> 19], Piece.WHITE));
    }

    private static ChessBoard board(int index) {
        return ChessBoard.of(setup(index));
    }
}
