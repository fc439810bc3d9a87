package org.openarbiter.rules.xiangqi.chase;

import org.openarbiter.rules.xiangqi.Piece;
import org.openarbiter.rules.xiangqi.Point;

/**
 * One piece bearing on another, as it stood on the board, and what that is worth.
 *
 * @param attacker the attacking piece
 * @param from its point
 * @param victim the piece attacked
 * @param at its point
 * @param grounds why the victim is there for the taking, or why it is not
 * @param defender the point of the piece that the grounds speak of; −1 where they speak of none
 */
public record Attack(int attacker, int from, int victim, int at, Grounds grounds, int defender) {

    /** Whether it counts towards a chase. */
    public boolean counts() {
        return grounds.counts();
    }

    /** Attacker and victim: {@code rook h4 → cannon i4}. */
    public String pieces() {
        return name(attacker, from) + " → " + name(victim, at);
    }

    /** A piece by kind and point: {@code rook h4}. */
    static String name(int piece, int point) {
        return Piece.name(Piece.kind(piece)) + " " + Point.name(point);
    }

    private static String one(int piece) {
        String name = Piece.name(Piece.kind(piece));
        return (name.matches("[aeiou].*") ? "an " : "a ") + name;
    }

    /** The grounds in words, with the point of the defender. */
    public String why() {
        String where = defender < 0 ? "" : Point.name(defender);
        return switch (grounds) {
            case UNPROTECTED -> "unprotected";
            case OUTRANKED -> one(attacker) + " on " + one(victim) + ", protected or not";
            case FALSE_ROOT -> "the defender on " + where + " may not recapture, its king would be exposed";
            case ROOT_LOST -> "the defender on " + where + " no longer bears on it after the capture";
            case ROOT_TO_COME -> "the defender on " + where + " does not bear on it before the capture";
            case PROTECTED -> "protected from " + where;
            case EXCHANGE -> "an offer to exchange";
            case PAWN_AT_HOME -> "a pawn that has not crossed the river";
            case MAY_CHASE -> one(attacker) + " may chase";
            case ILLEGAL -> "the capture would expose the king";
        };
    }
}
