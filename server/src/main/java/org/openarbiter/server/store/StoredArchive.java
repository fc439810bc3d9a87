package org.openarbiter.server.store;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * An archive that was sent to be surveyed, and how far that has come.
 *
 * @param server the server whose data folder has its files
 * @param name what its sender calls it
 * @param rules the names of the rulebooks; empty to leave them to each record
 * @param format the name of a format, or {@code auto}
 * @param size the number of bytes
 * @param fault why it could not be surveyed, or not to its end; null if all is well
 * @param created when it was sent, in UTC, ISO 8601
 */
public record StoredArchive(
        String id,
        String server,
        String name,
        List<String> rules,
        String format,
        long size,
        State state,
        Progress progress,
        @Nullable String fault,
        String created) {

    public StoredArchive {
        rules = List.copyOf(rules);
    }

    /** What is to be done with it. */
    public enum State {
        /** Others come first. */
        WAITING,
        /** It is being surveyed. */
        RUNNING,
        /** There is a survey, of what could be read. */
        DONE,
        /** There is no survey. */
        FAILED;

        /** As it is written. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Whether nothing more will come of it. */
        public boolean isOver() {
            return this == DONE || this == FAILED;
        }
    }

    /**
     * How far the survey has come.
     *
     * @param games how many games were surveyed, those that cannot be read included
     * @param unreadable how many cannot be read
     * @param incidents how many incidents were found
     * @param bytes how many bytes of the file were read
     */
    public record Progress(int games, int unreadable, int incidents, long bytes) {
        /** Nothing was read yet. */
        public static final Progress NONE = new Progress(0, 0, 0, 0);
    }

    /** The same in another state. */
    public StoredArchive with(State now, Progress reached, @Nullable String why) {
        return new StoredArchive(id, server, name, rules, format, size, now, reached, why, created);
    }
}
