package org.openarbiter.rules.xiangqi.law;

import java.util.ArrayList;
import java.util.List;
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
            "If a position appears %s and one player chased the same piece%s on every move since its first appearance, wherever that piece"
                    + " went, that player loses, unless the opponent also chased one piece, or gave check, on every move. %s Kings and pawns"
                    + " may chase. A pawn that has not crossed the river may be chased. A check is not a chase. An attack on a piece of the"
                    + " same kind that could capture the attacker is an offer to exchange.%s"),
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
    FORBIDDEN_MOVES(
            "forbidden-moves",
            "Forbidden moves",
            "If a position appears %s and every move of one player since its first appearance gave check, threatened mate or chased, in any"
                    + " mixture, that player loses, unless the opponent did the same. A move threatens mate if its player, were he to"
                    + " move again at once, could mate by giving check on every move. %s The king and the pawns may attack by themselves.%s A king"
                    + " that steps out of check neither chases nor threatens mate."),
    BOTH_FORBIDDEN(
            "both-forbidden",
            "Both sides make forbidden moves",
            "This rule applies if a position appears %s, every move of both players since its first appearance gave check, threatened mate or"
                    + " chased, and neither checked on every move. A player loses if every one of his moves checked, threatened mate, or used one"
                    + " piece alone to chase a rook or an unprotected piece, and the opponent also chased with several pieces together or chased"
                    + " other protected pieces."),
    OPEN_CYCLE(
            "open-cycle",
            "Repetition for the referee",
            "If a position appears %s and the outcome depends on what the rules, as far as they could be read, or the bound of a search"
                    + " leave open, the referee decides: whether a series of checks mates or wins material, what an advisor is"
                    + " worth against a horse, whether a piece attacks alone%s. The question lapses when a player varies."),
    MUTUAL_FORBIDDEN(
            "mutual-perpetual",
            "Mutual perpetual",
            "If a position appears %s and both players gave check on every move since its first appearance%s, the game is drawn."),
    ALLOWED_REPETITION(
            "repetition",
            "Repetition",
            "If a position appears %s and each player made a move since its first appearance that neither gave check, nor threatened mate, nor"
                    + " chased, the game is drawn. Offers, exchanges, blocks and sacrifices are such moves."),
    NO_CAPTURE("no-capture", "No capture", "If each player makes %s without a capture, the game is drawn.%s"),
    NO_CAPTURE_CLAIM("no-capture-claim", "No capture, on a claim",
            "If each player has made %s without a capture, either player may claim a draw.%s"),
    AGREEMENT("agreement", "Agreement", "The players agree to a draw: one accepts the other's offer, or both sign the result."),
    RESIGNATION("resignation", "Resignation", "A player who resigns loses."),
    FLAG("flag", "Flag fall", "A player who runs out of time loses."),
    ADJUDICATION("adjudication", "Decision of the referee", "The referee decides the game for a reason other than the play on the board.");

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

    /** A rule with a number of moves in it, and a sentence at its end. */
    Statement of(Source source, int moves, String besides) {
        return new Statement(id, title, says.formatted(moves == 1 ? "1 move" : moves + " moves", besides), source);
    }

    /**
     * A rule on repetitions.
     *
     * @param occurrences how often a position must appear
     * @param besides what else of its words depends on the choices of the rulebook
     */
    Statement from(Source source, int occurrences, String... besides) {
        List<Object> words = new ArrayList<>(List.of(Moments.times(occurrences)));
        words.addAll(List.of(besides));
        return new Statement(id, title, says.formatted(words.toArray()), source);
    }
}
