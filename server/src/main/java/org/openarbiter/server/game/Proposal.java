package org.openarbiter.server.game;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What players want that all have to want: of each the latest, and the latest of all is the one that is shown.
 *
 * @param wanted what each seat wants, as JSON, in the order in which they said so; never empty
 */
record Proposal(Map<String, String> wanted) {
    /** What one seat wants. */
    Proposal(String seat, String act) {
        this(Map.of(seat, act));
    }

    /** The same after a seat has said what it wants now. */
    Proposal with(String seat, String act) {
        Map<String, String> now = new LinkedHashMap<>(wanted);
        now.remove(seat);
        now.put(seat, act);
        return new Proposal(now);
    }

    /** What was proposed last, as JSON. */
    String act() {
        return List.copyOf(wanted.values()).getLast();
    }

    /** The seats that want what was proposed last. */
    List<String> by() {
        String act = act();
        return wanted.keySet().stream().filter(seat -> act.equals(wanted.get(seat))).toList();
    }

    /** Whether all these seats want the same. */
    boolean isOfAll(Collection<String> seats) {
        return by().containsAll(seats);
    }
}
