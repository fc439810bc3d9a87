package org.openarbiter.players.go;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openarbiter.dragons.worms.Analyst;

/** How many positions the readings of a session have looked at since the counts were reset, by what was read. */
final class PositionCounts {
    /** What is read, under GNU Go's names. */
    enum Kind {
        /** What eye spaces are worth. */
        LIFE,
        /** The life and the races of groups. */
        OWL,
        /** The capture of strings. */
        READING,
        /** Connections, and ways into an area. */
        CONNECTION;

        /** In lower case. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final List<Analyst> analysts;
    private final Map<Kind, Long> added = new EnumMap<>(Kind.class);
    private final Map<Kind, Long> before = new EnumMap<>(Kind.class);

    /**
     * Counts from 0.
     *
     * @param analysts whose readings count by themselves
     */
    PositionCounts(List<Analyst> analysts) {
        this.analysts = List.copyOf(analysts);
    }

    /** Adds the positions of a reading that was not an analyst's. */
    void add(Kind kind, long positions) {
        added.merge(kind, positions, Long::sum);
    }

    /** How many there have been since the latest reset. */
    long of(Kind kind) {
        return total(kind) - before.getOrDefault(kind, 0L);
    }

    /** Begins again at 0. */
    void reset(Kind kind) {
        before.put(kind, total(kind));
    }

    private long total(Kind kind) {
        return added.getOrDefault(kind, 0L) + analysts.stream().mapToLong(analyst -> of(analyst, kind)).sum();
    }

    private static long of(Analyst analyst, Kind kind) {
        return switch (kind) {
            case LIFE -> analyst.eyePositions();
            case OWL -> analyst.lifePositions();
            case READING -> analyst.stringPositions();
            case CONNECTION -> 0;
        };
    }
}
