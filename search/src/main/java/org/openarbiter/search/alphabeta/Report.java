package org.openarbiter.search.alphabeta;

import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The progress of a search.
 *
 * @param rank the place of this line among the best ones, from 1 on
 * @param depth the iteration
 * @param deepest the deepest ply reached in it
 * @param score see {@link Score}
 * @param bound whether the score is exact, or the iteration is being repeated with a wider window
 * @param nodes of all threads
 * @param nanos since the search began
 * @param tablePermille how full the table is
 * @param line the moves that are best for both
 */
public record Report(
        int rank, int depth, int deepest, int score, Bound bound, long nodes, long nanos, int tablePermille, List<Integer> line) {

    /** What a score says. */
    public enum Bound { EXACT, AT_LEAST, AT_MOST }

    public Report {
        line = List.copyOf(line);
    }

    /** The milliseconds since the search began. */
    public long millis() {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }
}
