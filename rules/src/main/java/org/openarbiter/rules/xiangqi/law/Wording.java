package org.openarbiter.rules.xiangqi.law;

import org.openarbiter.rules.core.Moments;
import org.openarbiter.rules.core.Source;
import org.openarbiter.rules.core.Statement;

/** The rules of xiangqi in our own words, in the order in which one goes before another. */
enum Wording {
    ILLEGAL_MOVE(
            "illegal-move",
            "Illegal move",
            "A move must be legal and be made by the player whose turn it is. A move that leaves one's own king in check, or the"
                    + " two kings facing each other on an open file, is not."),
    CHECKMATE("checkmate", "Checkmate", "A player whose king is attacked and who has no legal move has lost."),
    STALEMATE("stalemate", "Stalemate", "A player who has no legal move has lost, also when his king is not attacked."),
    PERPETUAL_CHECK(
            "perpetual-check",
            "Perpetual check",
            "When a position has appeared %s, the player who gave check with every move since its first occurrence has"
                    + " lost, unless the other did the same. It is the greater offence: it loses against a perpetual chase."),
    PERPETUAL_CHECK_ALONE(
            "perpetual-check",
            "Perpetual check",
            "When a position has appeared %s, the player who gave check with every move since its first occurrence has lost, unless"
                    + " the other did the same."),
    PERPETUAL_CHASE(
            "perpetual-chase",
            "Perpetual chase",
            "When a position has appeared %s, the player has lost who with every move since its first occurrence"
                    + " chased one and the same piece, wherever it went, unless the other did that too or checked with every move."
                    + " A chase is a threat to capture a piece for nothing with which the reply deals. King and pawns may chase; a"
                    + " pawn that has not crossed the river may be chased; a check is no chase; a threat against a piece of one's"
                    + " own kind that could capture in turn is an offer to exchange."),
    MUTUAL_PERPETUAL(
            "mutual-perpetual",
            "Mutual perpetual",
            "When a position has appeared %s and both players checked with every move since its first occurrence, or"
                    + " both chased, the game is drawn."),
    MUTUAL_CHECK(
            "mutual-perpetual",
            "Mutual perpetual",
            "When a position has appeared %s and both players checked with every move since its first occurrence, the game is drawn."),
    REPETITION(
            "repetition",
            "Repetition",
            "When a position has appeared %s and neither player checked or chased with every move since its first"
                    + " occurrence, the game is drawn. Check alternating with chase, chases of pieces that change, threats of mate,"
                    + " offers, blocks and sacrifices are all allowed."),
    REPETITION_WITHOUT_CHECK(
            "repetition",
            "Repetition",
            "When a position has appeared %s and neither player checked with every move since its first occurrence, the game is drawn,"
                    + " whatever was chased."),
    AGREEMENT("agreement", "Agreement", "Both players agree to a draw, by an offer that is accepted or by signing the result."),
    RESIGNATION("resignation", "Resignation", "A player who resigns has lost."),
    FLAG("flag", "Flag fall", "A player who does not complete his moves in time has lost."),
    ADJUDICATION("adjudication", "Decision of the arbiter", "The arbiter decides the game for reasons that lie off the board.");

    private final String id;
    private final String title;
    private final String says;

    Wording(String id, String title, String says) {
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
