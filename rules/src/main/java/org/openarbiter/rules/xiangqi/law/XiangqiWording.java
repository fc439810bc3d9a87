package org.openarbiter.rules.xiangqi.law;

import org.openarbiter.rules.core.record.Moments;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;

/** The rules of xiangqi in our own words, in order of precedence. */
enum XiangqiWording {
    ILLEGAL_MOVE(
            "illegal-move",
            "Illegal move",
            "A move must be legal, and only the player whose turn it is may make one. A move may not leave the player's own king in"
                    + " check, nor the two kings facing each other on an open file."),
    CHECKMATE("checkmate", "Checkmate", "A player whose king is in check and who has no legal move loses."),
    STALEMATE("stalemate", "Stalemate", "A player who is not in check and has no legal move loses."),
    PERPETUAL_CHECK(
            "perpetual-check",
            "Perpetual check",
            "If a position appears %s and one player gave check on every move since its first appearance, that player loses, unless the"
                    + " opponent did the same. Perpetual check is the greater offense: it loses against perpetual chase."),
    PERPETUAL_CHECK_ALONE(
            "perpetual-check",
            "Perpetual check",
            "If a position appears %s and one player gave check on every move since its first appearance, that player loses, unless the"
                    + " opponent did the same."),
    PERPETUAL_CHASE(
            "perpetual-chase",
            "Perpetual chase",
            "If a position appears %s and one player chased the same piece on every move since its first appearance, wherever that piece"
                    + " went, that player loses, unless the opponent also chased one piece, or gave check, on every move. A chase is a"
                    + " move that creates a threat to capture a piece for nothing, if the reply deals with the threat. A horse or a"
                    + " cannon that attacks a rook chases it even if the rook is protected. Kings and pawns may chase. A pawn that has"
                    + " not crossed the river may be chased. A check is not a chase. An attack on a piece of the same kind that could"
                    + " capture the attacker is an offer to exchange."),
    MUTUAL_PERPETUAL(
            "mutual-perpetual",
            "Mutual perpetual",
            "If a position appears %s and both players gave check on every move since its first appearance, or both chased one piece on"
                    + " every move, the game is drawn."),
    MUTUAL_CHECK(
            "mutual-perpetual",
            "Mutual perpetual",
            "If a position appears %s and both players gave check on every move since its first appearance, the game is drawn."),
    REPETITION(
            "repetition",
            "Repetition",
            "If a position appears %s and neither player gave check, or chased one piece, on every move since its first appearance, the"
                    + " game is drawn. Checks mixed with chases, chases of different pieces, threats of mate, offers, blocks and"
                    + " sacrifices are all allowed."),
    REPETITION_WITHOUT_CHECK(
            "repetition",
            "Repetition",
            "If a position appears %s and neither player gave check on every move since its first appearance, the game is drawn. Chases"
                    + " do not matter."),
    AGREEMENT("agreement", "Agreement", "The players agree to a draw: one accepts the other's offer, or both sign the result."),
    RESIGNATION("resignation", "Resignation", "A player who resigns loses."),
    FLAG("flag", "Flag fall", "A player who runs out of time loses."),
    ADJUDICATION("adjudication", "Decision of the arbiter", "The arbiter decides the game for reasons other than the moves.");

    private final String id;
    private final String title;
    private final String says;

    XiangqiWording(String id, String title, String says) {
        this.id = id;
        this.title = title;
        this.says = says;
    }

    /** The rule as some text has it. */
    Statement from(Source source) {
        return new Statement(id, title, says, source);
    }

    /** A rule on repetitions, for a number of occurrences. */
    Statement from(Source source, int occurrences) {
        return new Statement(id, title, says.formatted(Moments.times(occurrences)), source);
    }
}
