package org.openarbiter.rules.chess.evidence;

import org.openarbiter.rules.chess.board.Piece;

/** The sides in words. */
final class Sides {
    private Sides() {}

    /** The name of a side as the first word of a sentence. */
    static String title(int side) {
        return side == Piece.WHITE ? "White" : "Black";
    }
}
