package org.openarbiter.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.openarbiter.bench.rules.Task;
import org.openarbiter.rules.core.board.Board;
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
 * Counting legal sequences: in chess the start to depth 5 (4,865,609 of them) and Kiwipete to depth 4 (4,085,603), in xiangqi the
 * start to depth 4 (3,290,240).
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PerftBenchmark {
    /** From where and how deep. */
    @Param({"start 5", "kiwipete 4", "xiangqi 4"})
    public String from = "start 5";

    private Task task = Task.of("start:1");
    private Board board = task.board();

    /** Sets the position up. */
    @Setup
    public void prepare() {
        task = Task.of(from.replace(' ', ':'));
        board = task.board();
    }

    /** Counted. */
    @Benchmark
    public long perft() {
        return board.perft(task.depth());
    }
}
