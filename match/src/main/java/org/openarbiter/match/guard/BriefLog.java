package org.openarbiter.match.guard;

import java.util.function.Consumer;

/** A log that cuts long lines, because it may quote anything that an engine prints. */
final class BriefLog {
    private static final int LONGEST = 400;

    private BriefLog() {}

    /** Such a log before another one. */
    static Consumer<String> before(Consumer<String> log) {
        return line -> log.accept(line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line);
    }
}
