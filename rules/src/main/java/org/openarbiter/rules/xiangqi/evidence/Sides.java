package org.openarbiter.rules.xiangqi.evidence;

import org.openarbiter.rules.xiangqi.board.Piece;

/** The sides in words. */
final class Sides {
    private Sides() {}

    /** The name of a side as the first word of a sentence. */
    static String title(int side) {
        return side == Piece.RED ? "Red" : "Black";
    }

    /** The name of a side for machines. */
    static String name(int side) {
        return side == Piece.RED ? "red" : "black";
    }
}
