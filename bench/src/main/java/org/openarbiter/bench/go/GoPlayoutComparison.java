package org.openarbiter.bench.go;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import org.openarbiter.bench.run.Series;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;

/**
 * Playouts with positional superko against playouts with simple ko, one thread, in turns of a second of its processor time, which
 * leaves out what else the machine does.
 *
 * <p>Both take plays of their own from one seed; a few pairs that are not counted go first, for the compiler.
 */
public final class GoPlayoutComparison {
    private static final int WARM_UP_PAIRS = 3;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final long TURN = 1_000_000_000L;

    private final GoPlayouts simple;
    private final GoPlayouts positional;
    private long ran;

    private GoPlayoutComparison(Topology topology) {
        simple = new GoPlayouts(topology, GoPlayouts.Ko.SIMPLE, 1);
        positional = new GoPlayouts(topology, GoPlayouts.Ko.POSITIONAL, 1);
    }

    /** Compares the two on each of some boards, in pairs of runs, and prints the rates and their ratio. */
    public static void run(Iterable<String> shapes, int pairs) {
        for (String shape : shapes) {
            try {
                Topology topology = Shapes.of(shape);
                System.out.printf(Locale.ROOT, "%s, %d pairs, thousand playouts a second%n", topology.name(), pairs);
                new GoPlayoutComparison(topology).run(pairs);
            } catch (InputException e) {
                throw new IllegalArgumentException(shape + ": " + e.reason(), e);
            }
        }
    }

    private void run(int pairs) {
        Series simply = new Series();
        Series positionally = new Series();
        Series ratio = new Series();
        for (int pair = -WARM_UP_PAIRS; pair < pairs; pair++) {
            double one = thousands(simple);
            double other = thousands(positional);
            if (pair >= 0) {
                simply.add(one);
                positionally.add(other);
                ratio.add(other / one);
            }
        }
        System.out.println("  simple ko            " + simply.text("%7.1f"));
        System.out.println("  positional superko   " + positionally.text("%7.1f"));
        System.out.println("  ratio                " + ratio.text("%7.3f"));
        System.out.printf(Locale.ROOT, "  plays a playout %.1f and %.1f; stones forbidden %,d and %,d in %,d playouts of both%n",
                (double) simple.plays() / simple.count(), (double) positional.plays() / positional.count(),
                simple.repetitions(), positional.repetitions(), ran);
    }

    private double thousands(GoPlayouts playouts) {
        long before = playouts.count();
        long start = CLOCK.getCurrentThreadCpuTime();
        long now = start;
        while (now - start < TURN) {
            for (int i = 0; i < 64; i++) {
                playouts.run();
            }
            now = CLOCK.getCurrentThreadCpuTime();
        }
        long count = playouts.count() - before;
        ran += count;
        return count * 1e6 / (now - start);
    }
}
