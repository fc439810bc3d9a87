package org.openarbiter.match.guard;

/** A bound on what an engine prints beyond its answers, in lines and characters a second. */
final class Chatter {
    /** Twice what a fast engine prints in its first second, with hundreds of lines at each depth. */
    private static final int MOST_LINES = 5_000;
    private static final int MOST_CHARACTERS = 1 << 20;
    private static final long SECOND = 1_000_000_000;

    private long begun;
    private int lines;
    private int characters;

    /** Takes a line into account that was said at a time in terms of {@link System#nanoTime}; returns whether it is too much. */
    boolean isTooMuch(String line, long nanos) {
        if (nanos - begun >= SECOND) {
            begun = nanos;
            lines = 0;
            characters = 0;
        }
        if (lines >= MOST_LINES || characters >= MOST_CHARACTERS) {
            return true;
        }
        lines++;
        characters += line.length();
        return false;
    }
}
