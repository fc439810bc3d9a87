package org.openarbiter.rules.xiangqi.chase;

import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;

/**
 * One piece attacking another, as they stood on the board, and whether that counts.
 *
 * @param attacker the attacking piece
 * @param from its point
 * @param victim the piece attacked
 * @param at its point
 * @param grounds why the victim can be captured for free, or why not
 * @param defender the point of the piece that the grounds speak of; −1 where they speak of none
 */
public record Attack(int attacker, int from, int victim, int at, Grounds grounds, int defender) {

    /** Whether it counts towards a chase. */
    public boolean counts() {
        return grounds.counts();
    }

    /** The same attack with other grounds, which speak of no defender. */
    Attack because(Grounds other) {
        return new Attack(attacker, from, victim, at, other, -1);
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
            case OUTRANKED -> "protected from " + where + ", but " + one(attacker) + " chases " + one(victim) + " even so";
            case PINNED_ROOT -> "the defender on " + where + " is pinned";
            case CHECKED_ROOT -> "the capture gives check, and the defender on " + where + " cannot recapture";
            case KING_ROOT -> "the king on " + where + " cannot recapture on an attacked point";
            case ROOT_LOST -> "the capture cuts off the defender on " + where;
            case ROOT_TO_COME -> "the defender on " + where + " protects it only after the capture";
            case PROTECTED -> "protected from " + where;
            case EXCHANGE -> "an offer to exchange";
            case PAWN_AT_HOME -> "a pawn that has not crossed the river";
            case MAY_CHASE -> one(attacker) + " may chase";
            case ILLEGAL -> "the attacker is pinned";
            case STANDING -> "attacked before the move as well";
        };
    }
}
