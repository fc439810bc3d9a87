package org.openarbiter.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.openarbiter.bench.go.GoPlayouts;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.Shapes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Light random playouts of Go a second, with simple ko and with full positional superko; {@link GoPlayouts} says what they are.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class GoPlayoutBenchmark {
    /** The board. */
    @Param({"9x9", "19x19"})
    public String shape = "9x9";

    /** The rule against repetition. */
    @Param({"SIMPLE", "POSITIONAL"})
    public String ko = "SIMPLE";

    private GoPlayouts playouts = playouts();

    /** Takes the empty board of the shape. */
    @Setup
    public void prepare() {
        playouts = playouts();
    }

    private GoPlayouts playouts() {
        try {
            return new GoPlayouts(Shapes.of(shape), GoPlayouts.Ko.valueOf(ko), 1);
        } catch (InputException e) {
            throw new IllegalArgumentException(shape, e);
        }
    }

    /** One playout. */
    @Benchmark
    public int playout() {
        return playouts.run();
    }
}
