package org.openarbiter.rules.janggi.law;

import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;

/** The rules of janggi in our own words, in order of precedence. */
enum JanggiWording {
    ILLEGAL("illegal-move", "Illegal move",
            "Each piece moves as its kind does, and no move may leave or put the player's own general in check. A player who is not in check may"
                    + " pass%s."),
    REPEATING_MOVE("repetition", "Repetition", "A move may not bring about a position that has already appeared %s. A pass is always allowed."),
    ONLY_REPETITIONS("only-repetitions", "Only repetitions in check",
            "What follows if a player in check has only moves that would repeat a position too often could not be verified; it is left to the referee."),
    CHECKMATE("checkmate", "Checkmate", "A player whose general is in check and who cannot end that loses. A player who is not in check is never mated:"
            + " whoever cannot move passes."),
    BIKJANG_END("bikjang", "Bikjang: generals that face each other",
            "If the generals face each other on an open file%s, and the player to move does not end that, %s."),
    BIKJANG_CALL("bikjang", "Bikjang: generals that face each other",
            "If the generals face each other on an open file%s, a player may claim it. If the player to move claims it, or cannot end it, %s."),
    PASSES("passes", "Two passes", "If both players pass, one after the other, %s."),
    PERPETUAL_CHECK("perpetual-check", "Perpetual check",
            "If a position appears %s with the same player to move, and one player alone checked with every move since its first appearance, that"
                    + " player loses%s."),
    REPETITION("repetition", "Repetition", "If a position appears %s with the same player to move, %s."),
    MOVE_LIMIT("move-limit", "Greatest number of moves", "When %s moves have been made, counting those of both players, %s."),
    QUIET_LIMIT("quiet-limit", "Moves without a capture", "When %s moves in a row have captured nothing, counting those of both players, %s."),
    AGREEMENT("agreement", "Agreement", "If the players agree to stop, %s."),
    RESIGNATION("resignation", "Resignation", "A player who resigns loses."),
    FLAG("flag", "Time", "A player who runs out of time loses."),
    ADJUDICATION("adjudication", "Decision of the referee", "The referee decides the game for a reason other than the play on the board.");

    private final String id;
    private final String title;
    private final String says;

    JanggiWording(String id, String title, String says) {
        this.id = id;
        this.title = title;
        this.says = says;
    }

    /** The rule as some text has it, with what is chosen in it. */
    Statement from(Source source, String... details) {
        return new Statement(id, title, says.formatted((Object[]) details), source);
    }
}
