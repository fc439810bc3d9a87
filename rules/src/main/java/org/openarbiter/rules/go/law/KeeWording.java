package org.openarbiter.rules.go.law;

import org.openarbiter.rules.core.Source;
import org.openarbiter.rules.core.Statement;

/** The rules that only the Kee rules have, in our own words. */
enum KeeWording {
    PRIMARY(
            KeeCondition.PRIMARY.id(), "Primary ko condition",
            "A stone or a normal pass that brings a board back to a player who met it before, with a stone played in between,"
                    + " closes a cycle: the ko player may play no more. Boards met before the latest prohibition or before the"
                    + " latest refreshing pass do not count; the board just after either does."),
    SECONDARY(
            KeeCondition.SECONDARY.id(), "Secondary ko condition",
            "A refreshing pass on a board that its next player met at the start, just after the latest prohibition, or just after"
                    + " an earlier refreshing pass since, closes a cycle: the ko player may play no more. A set-up that was reached by"
                    + " play is not the start."),
    ALL_OUT("all-prohibited", "End by prohibition", "When all players are prohibited, the game ends and the position is counted.");

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
