package org.openarbiter.match.guard;

import java.util.function.Consumer;

/** A log of which every line is cut to a bearable length: what an engine said may stand in it, and that may be anything. */
final class BriefLog {
    private static final int LONGEST = 400;

    private BriefLog() {}

    /** Such a log before another one. */
    static Consumer<String> before(Consumer<String> log) {
        return line -> log.accept(line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line);
    }
}
