package org.openarbiter.rules.chess.dead;

import org.openarbiter.rules.core.words.Term;

/** Why a side cannot checkmate: a closed set. */
public enum Obstacle {
    /** No position with such pieces is mate, wherever they stand and whatever is captured. */
    MATERIAL("this side cannot checkmate with the material on the board"),

    /** There is no legal move in the position itself, and it is not checkmate by this side. */
    NO_PLAY("the position allows no move and is not checkmate by this side"),

    /** The position is locked: on the squares that the pieces can ever reach there is no mate. */
    LOCKED("the position is locked and no piece can ever take part in a checkmate by this side"),

    /** All positions that can arise were looked at, and in none of them is the opponent checkmated. */
    EXHAUSTED("none of the positions that can still arise is a checkmate by this side");

    private final String text;

    Obstacle(String text) {
        this.text = text;
    }

    /** The reason as a clause. */
    public String text() {
        return text;
    }

    /** The same in any language. */
    public Term term() {
        return Term.of("obstacle", this, text);
    }
}
