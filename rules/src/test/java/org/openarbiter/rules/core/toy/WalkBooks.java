package org.openarbiter.rules.core.toy;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookId;

/** The walk under all of its rules at once, for tests of what all games have in common. */
public final class WalkBooks {
    private WalkBooks() {}

    /** A rulebook with a rule of every family. */
    public static Rulebook<WalkBoard> all() {
        return new Rulebook<>(
                new RulebookId("walk", "all"), "all rules",
                new Rulebook.Contents<>(
                        Sameness.PLACEMENT_AND_NEXT,
                        List.of(
                                new WalkRules.Path(), new WalkRules.Superko(), new WalkRules.Kee(), new WalkRules.LongCycle(),
                                new WalkRules.Threefold())));
    }

    /** The number of walkers. */
    public static Seats seats(int count) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < count; seat++) {
            names.add("walker" + seat);
        }
        return new Seats(names);
    }
}
