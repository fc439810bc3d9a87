package org.openarbiter.server.game;

import java.util.List;
import java.util.stream.Stream;

/**
 * Something that some players want and others have yet to agree to.
 *
 * @param act what they want, as JSON
 * @param by the seats that want it, in the order in which they said so
 */
record Proposal(String act, List<String> by) {
    Proposal {
        by = List.copyOf(by);
    }

    /** The same with one more seat. */
    Proposal with(String seat) {
        return by.contains(seat) ? this : new Proposal(act, Stream.concat(by.stream(), Stream.of(seat)).toList());
    }
}
