package org.openarbiter.match.guard;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A search that the controller has ordered.
 *
 * @param begun when its clock began to run, in terms of {@link System#nanoTime}
 * @param due when an answer is due, in the same terms; 0 for never
 * @param thoughtOf the first moves of the lines that the engine has printed, the latest last
 * @param takenOut the moves that it proposed and that were held back
 */
record Search(GoLine line, long begun, long due, Set<String> thoughtOf, Set<String> takenOut) {

    /** A search that begins now. */
    static Search of(GoLine line, long now) {
        return new Search(line, now, due(line, now), new LinkedHashSet<>(), new LinkedHashSet<>());
    }

    private static long due(GoLine line, long now) {
        long millis = line.allowance();
        return millis < 0 ? 0 : now + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** The opponent has made the expected move: the clock begins to run now. */
    Search hit(long now) {
        GoLine counted = line.withoutPondering();
        return new Search(counted, now, due(counted, now), thoughtOf, takenOut);
    }

    /** The same search with another deadline. */
    Search due(long nanos) {
        return new Search(line, begun, nanos, thoughtOf, takenOut);
    }

    /** Whether an answer should have come. */
    boolean isOverdue(long now) {
        return due > 0 && now > due;
    }

    /** Takes a line of the engine into account: its variation shows which move it thinks of. */
    void received(String text) {
        int pv = text.indexOf(" pv ");
        if (text.startsWith("info ") && pv > 0) {
            String move = text.substring(pv + " pv ".length()).strip().split("\\s+")[0];
            thoughtOf.remove(move);
            thoughtOf.add(move);
        }
    }
}
