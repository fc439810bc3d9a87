package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.PAWN;

import org.openarbiter.rules.chess.board.ChessBoard;

/**
 * The checkmates that are conceivable within a {@link Confinement}: if there is none, the side can never mate.
 *
 * <p>In any mate that can arise the loser's king is on a square k of its set, the winner's king on a square w of its set and not
 * beside k, and some winner's piece p, on a square s of its set, strikes k. All are tried. Each neighbor n of k to which the king
 * could ever go, n in its set, must then be closed to it: struck by the king on w, or by p from s, or by another piece from some
 * square of its set; or held by a piece of the loser, which is not possible for n = s. The pieces that hold squares are all
 * different, so there must be at least as many of them as squares to hold. Lines end only at walls. A neighbor outside the king's
 * set is closed anyway. Whether the checking piece could be captured or its line blocked is not considered, nor whether all this
 * can hold at the same time: such questions are left to the search.
 */
final class MatingNets {
    private final Confinement held;
    private final int winner;
    private final long walls;
    private final int winnerKing;
    private final int loserKing;

    /** For each winner's piece, all squares that the winner's other pieces, the king aside, may strike. */
    private final long[] struckByOthers;

    private MatingNets(Confinement held, int winner) {
        this.held = held;
        this.winner = winner;
        walls = held.allWalls();
        winnerKing = king(winner);
        loserKing = king(winner ^ 1);
        struckByOthers = struckByOthers();
    }

    /** Whether the position is locked in such a way that the side can never mate. */
    static boolean areExcluded(ChessBoard board, int winner) {
        if (!Confinement.isApplicable(board)) {
            return false;
        }
        Confinement held = Confinement.of(board, winner);
        return !held.promotes[winner] && !new MatingNets(held, winner).isAnyLeft();
    }

    private int king(int side) {
        for (int p = 0; p < held.count; p++) {
            if (held.kind[p] == KING && held.side[p] == side) {
                return p;
            }
        }
        throw new IllegalStateException("a side without a king");
    }

    private boolean isMan(int p) {
        return held.side[p] == winner && p != winnerKing;
    }

    private long strikes(int p, int from) {
        long ends = walls & ~(1L << held.square[loserKing]);
        return held.kind[p] == PAWN ? Steps.pawn(from, winner) : Steps.piece(held.kind[p], from, ends);
    }

    private long[] struckByOthers() {
        long[] struck = new long[held.count];
        long[] others = new long[held.count];
        for (int p = 0; p < held.count; p++) {
            if (isMan(p)) {
                for (long from = held.reach[p]; from != 0; from &= from - 1) {
                    struck[p] |= strikes(p, Long.numberOfTrailingZeros(from));
                }
            }
        }
        for (int p = 0; p < held.count; p++) {
            for (int q = 0; q < held.count; q++) {
                others[p] |= q == p ? 0 : struck[q];
            }
        }
        return others;
    }

    private boolean isAnyLeft() {
        for (int p = 0; p < held.count; p++) {
            if (isMan(p)) {
                for (long from = held.reach[p]; from != 0; from &= from - 1) {
                    if (matesFrom(p, Long.numberOfTrailingZeros(from))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean matesFrom(int p, int from) {
        long struck = strikes(p, from);
        for (long kings = struck & held.reach[loserKing]; kings != 0; kings &= kings - 1) {
            int king = Long.numberOfTrailingZeros(kings);
            long flights = Steps.king(king) & held.reach[loserKing] & ~struck & ~struckByOthers[p];
            if (isClosed(flights, from, king)) {
                return true;
            }
        }
        return false;
    }

    private boolean isClosed(long flights, int checker, int king) {
        long places = held.reach[winnerKing] & ~Steps.king(king) & ~(1L << king) & ~(1L << checker);
        for (; places != 0; places &= places - 1) {
            long open = flights & ~Steps.king(Long.numberOfTrailingZeros(places));
            if ((open >>> checker & 1) == 0 && canBeHeld(open)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the loser's pieces can stand on all these squares, as far as their number tells. */
    private boolean canBeHeld(long open) {
        long holdable = 0;
        int holders = 0;
        for (int q = 0; q < held.count; q++) {
            if (held.side[q] != winner && q != loserKing && (held.reach[q] & open) != 0) {
                holdable |= held.reach[q];
                holders++;
            }
        }
        return (open & ~holdable) == 0 && holders >= Long.bitCount(open);
    }
}
