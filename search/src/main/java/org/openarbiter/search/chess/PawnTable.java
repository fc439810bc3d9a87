package org.openarbiter.search.chess;

import static org.openarbiter.rules.chess.board.Piece.BLACK;
import static org.openarbiter.rules.chess.board.Piece.WHITE;

import org.openarbiter.rules.chess.board.Attacks;
import org.openarbiter.search.alphabeta.Weights;

/**
 * A cache of values of pawn structures: pawns seldom move.
 *
 * <p>An entry is found by a hash and compared as a whole; an empty one is right for the structure without pawns.
 */
final class PawnTable {
    private static final int WORDS = 4;

    private final int[] flaws;
    private final int[] connected;
    private final long[] entries;
    private final int mask;
    private int at;

    /** A table of 2^{@code bits} structures. */
    PawnTable(Weights weights, int bits) {
        flaws = weights.group("pawn-flaws", 3);
        connected = weights.group("connected-pawns", 8);
        entries = new long[WORDS << bits];
        mask = (1 << bits) - 1;
    }

    /** Looks a structure up; the other methods describe the one looked up last. */
    void find(long white, long black) {
        long mixed = (white * 0x9E3779B97F4A7C15L ^ black) * 0xBF58476D1CE4E5B9L;
        at = ((int) (mixed >>> 40) & mask) * WORDS;
        if (entries[at] != white || entries[at + 1] != black) {
            entries[at] = white;
            entries[at + 1] = black;
            entries[at + 2] = (long) side(white, black, WHITE) - side(black, white, BLACK);
            entries[at + 3] = passed(white, black, WHITE) | passed(black, white, BLACK);
        }
    }

    /** The packed value of the structure for White. */
    int value() {
        return (int) entries[at + 2];
    }

    /** The passed pawns of both sides. */
    long passed() {
        return entries[at + 3];
    }

    private int side(long own, long enemy, int side) {
        int sum = 0;
        long guarded = Attacks.byPawns(own, side);
        long spans = fill(guarded, side);
        for (long set = own; set != 0; set &= set - 1) {
            int square = Long.numberOfTrailingZeros(set);
            long pawn = set & -set;
            long file = Squares.FILE_A << (square & 7);
            long beside = (pawn << 1 & ~Squares.FILE_A | pawn >>> 1 & ~Squares.FILE_H) & own;
            int rank = square >>> 3 ^ 7 * side;
            if ((guarded & pawn) != 0 || beside != 0) {
                sum += connected[rank];
            } else if ((neighbors(file) & own) == 0) {
                sum += flaws[0];
            } else if ((spans & step(pawn, side)) == 0 && (Attacks.byPawns(enemy, side ^ 1) & step(pawn, side)) != 0) {
                sum += flaws[1];
            }
            if ((file & own & ahead(pawn, side)) != 0) {
                sum += flaws[2];
            }
        }
        return sum;
    }

    private static long passed(long own, long enemy, int side) {
        long guarded = Attacks.byPawns(enemy, side ^ 1);
        long stopped = fill(guarded | enemy, side ^ 1);
        // Of two on a file only the one in front is free to go.
        return own & ~stopped & ~behind(own, side);
    }

    private static long behind(long own, int side) {
        return fill(step(own, side ^ 1), side ^ 1);
    }

    private static long neighbors(long file) {
        return file << 1 & ~Squares.FILE_A | file >>> 1 & ~Squares.FILE_H;
    }

    private static long step(long set, int side) {
        return side == WHITE ? set << 8 : set >>> 8;
    }

    private static long ahead(long pawn, int side) {
        return fill(step(pawn, side), side);
    }

    /** A set with all squares ahead of it on its files, as a side sees them. */
    static long fill(long set, int side) {
        long all = set;
        if (side == WHITE) {
            all |= all << 8;
            all |= all << 16;
            return all | all << 32;
        }
        all |= all >>> 8;
        all |= all >>> 16;
        return all | all >>> 32;
    }
}
