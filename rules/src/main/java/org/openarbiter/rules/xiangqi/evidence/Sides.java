package org.openarbiter.rules.xiangqi.evidence;

import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.xiangqi.board.Piece;

/** The sides in words. */
final class Sides {
    private Sides() {}

    /** A side as rulings name it in any language. */
    static Term term(int side) {
        return Term.side(name(side));
    }

    /** The name of a side for machines. */
    static String name(int side) {
        return side == Piece.RED ? "red" : "black";
    }
}
