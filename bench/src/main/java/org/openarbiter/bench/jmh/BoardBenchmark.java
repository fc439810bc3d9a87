package org.openarbiter.bench.jmh;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openarbiter.bench.rules.Sample;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.chess.board.SanReader;
import org.openarbiter.rules.core.board.PlayException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a ply costs on the board alone: made and taken back, and read as SAN and made. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class BoardBenchmark {
    private List<int[]> games = List.of();
    private final List<byte[][]> texts = new ArrayList<>();

    /** Resolves the games and writes their moves. */
    @Setup
    public void prepare() throws Exception {
        games = Sample.plays();
        for (int[] plays : games) {
            ChessBoard board = ChessBoard.start();
            byte[][] text = new byte[plays.length][];
            for (int ply = 0; ply < plays.length; ply++) {
                text[ply] = San.write(board, plays[ply]).getBytes(StandardCharsets.ISO_8859_1);
                board.play(board.toMove(), plays[ply]);
            }
            texts.add(text);
        }
    }

    /** Made and taken back. */
    @Benchmark
    @OperationsPerInvocation(Sample.PLIES)
    public long playAndUndo() {
        long keys = 0;
        for (int[] plays : games) {
            ChessBoard board = ChessBoard.start();
            for (int play : plays) {
                board.play(board.toMove(), play);
            }
            keys += board.placementKey();
            for (int ply = 0; ply < plays.length; ply++) {
                board.undo();
            }
        }
        return keys;
    }

    /** Made and not taken back. */
    @Benchmark
    @OperationsPerInvocation(Sample.PLIES)
    public long play() {
        long keys = 0;
        for (int[] plays : games) {
            ChessBoard board = ChessBoard.start();
            for (int play : plays) {
                board.play(board.toMove(), play);
            }
            keys += board.placementKey();
        }
        return keys;
    }

    /** Read and made. */
    @Benchmark
    @OperationsPerInvocation(Sample.PLIES)
    public long readSanAndPlay() throws PlayException {
        return read(false);
    }

    /** Read, marks of check and mate compared, and made. */
    @Benchmark
    @OperationsPerInvocation(Sample.PLIES)
    public long readSanStrictlyAndPlay() throws PlayException {
        return read(true);
    }

    private long read(boolean verify) throws PlayException {
        long keys = 0;
        for (byte[][] text : texts) {
            ChessBoard board = ChessBoard.start();
            SanReader reader = new SanReader(board).verifyChecks(verify);
            for (byte[] move : text) {
                board.play(board.toMove(), reader.read(move, 0, move.length));
            }
            keys += board.placementKey();
        }
        return keys;
    }
}
