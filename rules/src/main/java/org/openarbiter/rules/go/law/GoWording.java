package org.openarbiter.rules.go.law;

import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;

/** The rules of Go in our own words, in order of precedence. */
enum GoWording {
    OCCUPIED("occupied", "Occupied point", "The player whose turn it is places a stone on an empty point."),
    SUICIDE(
            "suicide", "Suicide",
            "A stone that captures nothing must leave its own string at least one liberty. With more than two players a stone is suicide"
                    + " unless it takes the last liberty of a whole group of connected opposing stones."),
    KO(
            "ko", "Ko",
            "A stone may not recreate the board as it was before the opponent's latest turn: a ko may not be retaken at once."),
    SUPERKO("superko", "Superko", "A stone may not recreate an earlier board."),
    CLEAN_UP_KO(
            "clean-up-ko", "Kos in the clean-up phases",
            "In the clean-up phases a stone that takes a ko blocks it: before it is retaken, the other player must spend a turn on unblocking it, by"
                    + " naming the stone or by playing on the point of the ko. Only a single opposing stone in atari can be unblocked. Unblocking is"
                    + " neither a pass nor a stone played. The block goes with the stone, and ends with the phase. Nobody takes a ko on a point where they"
                    + " have played before in the phase on the same board. No other repetition is forbidden, and the ko rules of the main phase"
                    + " do not apply."),
    LONG_CYCLE(
            "long-cycle", "Long cycle",
            "If a whole board is repeated with the same player to move, no ko rule forbids it and the players keep repeating it,"),
    NO_RESULT(
            "long-cycle", "Long cycle",
            "If a whole board is repeated with the same player to move and no ko rule forbids it, the game ends with no result."),
    THIRD(
            "long-cycle", "Long cycle",
            "If a whole board appears for the third time with the same player to move and nobody has passed in between, the game ends with"
                    + " no result."),
    CLEAN_UP_CYCLE(
            "clean-up-cycle", "Cycles in the clean-up phases",
            "If a position appears for the third time in a clean-up phase, with the same points blocked and the same player to move, and nobody has"
                    + " passed in between, the game ends with no result."),
    RECREATION(
            "long-cycle", "Long cycle",
            "A stone that recreates an earlier board ends the game, unless it retakes a ko at once, which is forbidden. The player who"
                    + " captured more stones since that board wins; if both captured the same number, the game is a draw."),
    PASSES("passes", "End by passes", "When all players still in the game pass in succession, play stops and the position is scored."),
    REPEATED_PASSES(
            "passes", "End by passes",
            "Play stops and the position is scored when a player passes a second time in the same situation. Passes in succession are not enough."),
    CLEAN_UP_PASSES(
            "passes", "End by passes",
            "Two passes in succession end the main phase. Two clean-up phases follow; each ends in the same way, or with a second pass of a player in the same"
                    + " situation of the phase, begins with no ko blocked, and the opponent of the player who passed last moves first. After the second the"
                    + " position is scored."),
    AGREEMENT("agreement", "Agreement", "The players agree on a result."),
    RESIGNATION("resignation", "Resignation", "A player who resigns loses."),
    FLAG("flag", "Flag fall", "A player who runs out of time loses."),
    ADJUDICATION("adjudication", "Decision of the referee", "The referee decides the game for a reason other than the play on the board.");

    private final String id;
    private final String title;
    private final String says;

    GoWording(String id, String title, String says) {
        this.id = id;
        this.title = title;
        this.says = says;
    }

    /** The rule as some text has it, with what a rulebook adds to it. */
    Statement from(Source source, String... more) {
        StringBuilder text = new StringBuilder(says);
        for (String sentence : more) {
            text.append(' ').append(sentence);
        }
        return new Statement(id, title, text.toString(), source);
    }
}
