package org.openarbiter.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.chess.dead.MatingProspects;
import org.openarbiter.rules.chess.dead.Prospect;
import org.openarbiter.rules.core.rule.Options;
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

/** How long it takes to tell whether each of the sides can still mate, in positions of several kinds. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class DeadPositionBenchmark {
    /** Which position. */
    @Param({"start", "middle", "rooks", "pawns", "bare", "wrong-bishops", "locked", "locked-bishop"})
    public String position = "start";

    private ChessBoard board = ChessBoard.start();

    /** Sets the position up. */
    @Setup
    public void prepare() throws FenException {
        board = ChessBoard.of(fen(position));
    }

    private static String fen(String name) {
        return switch (name) {
            case "start" -> "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
            case "middle" -> "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
            case "rooks" -> "8/5pk1/6p1/r6p/7P/6P1/5PK1/R7 w - - 0 40";
            case "pawns" -> "8/5k2/4p1p1/3pP1P1/3P1K2/8/8/8 b - - 0 50";
            case "bare" -> "8/4k3/8/8/2B5/4K3/8/8 w - - 0 60";
            case "wrong-bishops" -> "8/4kb2/8/8/2B5/4K3/8/8 w - - 0 60";
            case "locked" -> "8/8/3k4/1p1p1p1p/pPpPpPpP/P1P1P1P1/4K3/8 w - - 0 70";
            case "locked-bishop" -> "8/6b1/1p3k2/1Pp1p1p1/2PpPpPp/3P1P1P/5K2/8 w - - 0 70";
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** White's prospects. */
    @Benchmark
    public Prospect white() {
        return MatingProspects.canMate(board, 0, Options.DEFAULT.proofNodes());
    }

    /** Black's prospects. */
    @Benchmark
    public Prospect black() {
        return MatingProspects.canMate(board, 1, Options.DEFAULT.proofNodes());
    }
}
