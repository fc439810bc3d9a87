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
 * @param helped whether it takes a second piece of the attacker's side: a cannon over a rook or a horse of its own
 */
public record Attack(int attacker, int from, int victim, int at, Grounds grounds, int defender, boolean helped) {

    /** Whether it counts towards a chase. */
    public boolean counts() {
        return grounds.counts();
    }

    /** Whether it is open if it counts. */
    public boolean mayCount() {
        return grounds == Grounds.UNWEIGHED;
    }

    /** How grave a chase it makes where both sides offend. */
    Weight weight() {
        return switch (grounds) {
            case UNPROTECTED, PINNED_ROOT, CHECKED_ROOT, KING_ROOT, ROOT_LOST, ROOT_TO_COME, MATED_ROOT ->
                helped ? Weight.UNCLEAR : Weight.FULL;
            case OUTRANKED -> Piece.kind(victim) != Piece.ROOK ? Weight.LESSER : helped ? Weight.UNCLEAR : Weight.FULL;
            case OUTNUMBERED -> Weight.LESSER;
            default -> Weight.NONE;
        };
    }

    /** The same attack with other grounds, which speak of no defender. */
    Attack because(Grounds other) {
        return new Attack(attacker, from, victim, at, other, -1, helped);
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
            case MATED_ROOT -> "the defender on " + where + " would be mated if it recaptured";
            case OUTNUMBERED -> "protected" + (where.isEmpty() ? "" : " from " + where) + ", but the captures win material in the end";
            case PAWN -> "a pawn may chase";
            case MATED -> "the captor would be mated at once";
            case UNWEIGHED -> "whether the captures win anything is not laid down";
            case PROTECTED -> "protected" + (where.isEmpty() ? "" : " from " + where);
            case EXCHANGE -> "an offer to exchange";
            case PAWN_AT_HOME -> "a pawn that has not crossed the river";
            case MAY_CHASE -> one(attacker) + " may chase";
            case ILLEGAL -> "the attacker is pinned";
            case STANDING -> "attacked before the move as well";
        };
    }
}
