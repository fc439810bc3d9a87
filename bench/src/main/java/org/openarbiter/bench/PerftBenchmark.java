package org.openarbiter.bench;

import java.util.concurrent.TimeUnit;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.chess.notation.FenException;
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

/** Counting legal sequences: the start to depth 5 (4,865,609 of them) and Kiwipete to depth 4 (4,085,603). */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PerftBenchmark {
    /** From where and how deep. */
    @Param({"start 5", "kiwipete 4"})
    public String from = "start 5";

    private ChessBoard board = ChessBoard.start();
    private int depth;

    /** Sets the position up. */
    @Setup
    public void prepare() throws FenException {
        Task task = Task.of(from.replace(' ', ':'));
        board = ChessBoard.of(task.fen());
        depth = task.depth();
    }

    /** Counted. */
    @Benchmark
    public long perft() {
        return board.perft(depth);
    }
}
