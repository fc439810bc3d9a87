package org.openarbiter.rules.chess.evidence;

import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.core.words.Term;

/** The sides in words. */
final class Sides {
    private Sides() {}

    /** A side as rulings name it in any language. */
    static Term term(int side) {
        return Term.side(Piece.sideName(side));
    }
}
