package org.openarbiter.rules.xiangqi.chase;

import org.openarbiter.rules.xiangqi.board.Piece;

/** Which victims are worth so much more than their attacker that their protection does not count. */
public enum Outranking {
    /** A rook attacked by a horse or a cannon, and nothing else: what the rules name (Asian rules, 3.6). */
    ROOK {
        @Override
        boolean outranks(int victim, int attacker) {
            return victim == Piece.ROOK && (attacker == Piece.HORSE || attacker == Piece.CANNON);
        }
    },
    /** Any victim of more value than its attacker: the letter of the paper's algorithm 2. */
    VALUE {
        @Override
        boolean outranks(int victim, int attacker) {
            return VALUES[victim] > VALUES[attacker];
        }
    };

    /** Rook over horse and cannon over advisor and elephant over pawn; only the order counts. */
    private static final int[] VALUES = {0, 0, 2, 2, 4, 9, 4, 1};

    /** Whether a victim of one kind outranks an attacker of another. */
    abstract boolean outranks(int victim, int attacker);
}
