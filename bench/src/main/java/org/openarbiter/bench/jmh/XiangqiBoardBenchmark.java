package org.openarbiter.bench.jmh;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
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

/** What a ply of xiangqi costs on the board alone: made and taken back, its moves listed, counted, and asked whether there is one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class XiangqiBoardBenchmark {
    private static final int GAMES = 32;
    private static final int PLIES_A_GAME = 128;
    private static final int PLIES = GAMES * PLIES_A_GAME;

    private final int[][] games = new int[GAMES][PLIES_A_GAME];
    private final int[] plays = new int[XiangqiBoard.start().mostPlays()];
    private XiangqiBoard board = XiangqiBoard.start();

    /** What is done with the board before each ply. */
    private interface Look {
        long at(XiangqiBoard board);
    }

    /** Plays random games of one length, the same ones every time. */
    @Setup
    public void prepare() {
        Random random = new Random(90);
        for (int game = 0; game < GAMES; ) {
            game += isFull(random, games[game]) ? 1 : 0;
        }
        board = XiangqiBoard.start();
    }

    private boolean isFull(Random random, int[] game) {
        board = XiangqiBoard.start();
        for (int ply = 0; ply < PLIES_A_GAME; ply++) {
            int count = board.legalPlays(board.toMove(), plays);
            if (count == 0) {
                return false;
            }
            game[ply] = plays[random.nextInt(count)];
            board.play(board.toMove(), game[ply]);
        }
        return true;
    }

    /** Made and taken back, and nothing else: to be subtracted from the others. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public long playAndUndo() {
        return through(XiangqiBoard::placementKey);
    }

    /** All moves listed. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public long legalPlays() {
        return through(at -> at.legalPlays(at.toMove(), plays));
    }

    /** All moves counted. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public long countLegalPlays() {
        return through(XiangqiBoard::countLegalPlays);
    }

    /** Whether there is a move. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public long hasLegalPlay() {
        return through(at -> at.hasLegalPlay(at.toMove()) ? 1 : 0);
    }

    private long through(Look look) {
        long sum = 0;
        for (int[] game : games) {
            for (int play : game) {
                sum += look.at(board);
                board.play(board.toMove(), play);
            }
            for (int ply = 0; ply < game.length; ply++) {
                board.undo();
            }
        }
        return sum;
    }
}
