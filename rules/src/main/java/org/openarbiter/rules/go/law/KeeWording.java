package org.openarbiter.rules.go.law;

import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;

/** The rules that only the Kee rules have, in our own words. */
enum KeeWording {
    PRIMARY(
            KeeCondition.PRIMARY.id(), "Primary ko condition",
            "A stone or a normal pass closes a cycle if it recreates a board that the next player has met before and a stone was played in"
                    + " between. The ko player is then barred from further play. Boards from before the latest prohibition or the latest"
                    + " refreshing pass do not count; the board right after it does."),
    SECONDARY(
            KeeCondition.SECONDARY.id(), "Secondary ko condition",
            "A refreshing pass closes a cycle if the next player has met the board at the start, right after the latest prohibition, or"
                    + " right after an earlier refreshing pass since then. The ko player is then barred from further play. A starting position"
                    + " that was reached by play does not count as the start."),
    ALL_OUT("all-prohibited", "End by prohibition", "When all players are prohibited, the game ends and the position is scored.");

    /** The edition that the rulebook follows; there are others. */
    private static final String EDITION = "Kee Rules of Go, 30 April 2013";

    private final String id;
    private final String title;
    private final String says;

    KeeWording(String id, String title, String says) {
        this.id = id;
        this.title = title;
        this.says = says;
    }

    /** A place in the edition. */
    static Source rule(String numbers) {
        return Source.seen(EDITION, numbers);
    }

    /** The rule as that edition has it, with what a choice adds to it. */
    Statement from(String numbers, String... more) {
        return new Statement(id, title, String.join(" ", says, String.join(" ", more)).strip(), rule(numbers));
    }
}
