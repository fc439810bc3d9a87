package org.openarbiter.rules.xiangqi.chase;

import java.util.Locale;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

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
    public Sentence pieces() {
        return XiangqiLexicon.say(
                "pieces", "attacker", Piece.term(attacker), "from", Point.name(from), "victim", Piece.term(victim), "at", Point.name(at));
    }

    private static Sentence one(int piece) {
        return XiangqiLexicon.say("counted", "piece", Piece.term(piece), "count", 1);
    }

    /** The grounds in words, with the point of the defender. */
    public Sentence why() {
        String where = defender < 0 ? "none" : Point.name(defender);
        return switch (grounds) {
            case UNPROTECTED, MATED, UNWEIGHED, EXCHANGE, ILLEGAL, STANDING -> said();
            case PAWN_AT_HOME -> said("victim", one(victim));
            case KING_ROOT -> said("king", Piece.term(Piece.of(Piece.KING, Piece.side(victim))), "where", where);
            case PINNED_ROOT, CHECKED_ROOT, ROOT_LOST, ROOT_TO_COME, MATED_ROOT, OUTNUMBERED, PROTECTED ->
                said("where", where);
            case OUTRANKED -> said("where", where, "attacker", one(attacker), "victim", one(victim));
            case MAY_CHASE, PAWN -> said("attacker", one(attacker));
        };
    }

    private Sentence said(Object... parameters) {
        return XiangqiLexicon.say("grounds." + grounds.name().toLowerCase(Locale.ROOT), parameters);
    }
}
