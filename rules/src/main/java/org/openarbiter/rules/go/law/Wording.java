package org.openarbiter.rules.go.law;

import org.openarbiter.rules.core.Source;
import org.openarbiter.rules.core.Statement;

/** The rules of Go in our own words, in the order in which one goes before another. */
enum Wording {
    OCCUPIED("occupied", "Occupied point", "A stone is put on an empty point, by the player whose turn it is."),
    SUICIDE(
            "suicide", "Suicide",
            "A stone that captures nothing may not leave its own string without a liberty. With more than two players it is suicide"
                    + " unless it takes the last liberty of a whole group of opponents' stones that hang together."),
    KO(
            "ko", "Ko",
            "A stone may not bring back the board that stood before the opponent's latest turn: a ko is not taken back at once."),
    SUPERKO("superko", "Superko", "A stone may not bring back an earlier board."),
    LONG_CYCLE(
            "long-cycle", "Long cycle",
            "A whole board that comes back with the same player to move, where no rule of ko forbids it, is a matter for the referee or"
                    + " for the players to agree upon."),
    NO_RESULT(
            "long-cycle", "Long cycle",
            "A whole board that comes back with the same player to move, where no rule of ko forbids it, ends the game without result."),
    THIRD(
            "long-cycle", "Long cycle",
            "A whole board that appears for the third time with the same player to move, with no pass in between, ends the game without"
                    + " result."),
    RECREATION(
            "long-cycle", "Long cycle",
            "A stone that brings an earlier board back, other than by taking a ko back at once, ends the game: the player who took more stones"
                    + " since then wins; it is a draw if both took the same number."),
    PASSES("passes", "End by passes", "When all players in the game have passed in succession, play stops and the position is counted."),
    AGREEMENT("agreement", "Agreement", "The players agree on a result."),
    RESIGNATION("resignation", "Resignation", "A player who resigns has lost."),
    FLAG("flag", "Flag fall", "A player who runs out of time has lost."),
    ADJUDICATION("adjudication", "Decision of the referee", "The referee decides the game for reasons that lie off the board.");

    private final String id;
    private final String title;
    private final String says;

    Wording(String id, String title, String says) {
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
