package org.openarbiter.bench.jmh;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openarbiter.bench.search.JudgeSetting;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.repetition.DrawPolicy;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What the judge of repetitions costs a search of xiangqi: a node of a line without repetitions, and a cycle that is judged.
 *
 * <p>A node is a move made, reported to the judge, judged and taken back; {@value #NONE} is a judge that does nothing, so the difference to
 * it is what the judge costs.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CycleJudgeBenchmark {
    private static final int GAMES = 32;
    private static final int PLIES_A_GAME = 128;
    private static final int A_LOT = 1_000;
    private static final String NONE = "none";
    /** Diagram 39 of the WXF manual: every ply has several attacks to be looked at. */
    private static final String CHASE = "2baka3/C4rN2/4b1n2/1Rp5p/6p2/2P6/4c1P1c/4B3C/4A4/4KAB2 w - - 0 1";
    private static final List<String> CHASING = List.of("b6b8", "f9e8", "b8b6", "e8f9");
    /** A real ending in which nobody does anything wrong. */
    private static final String QUIET = "3k1ab2/4a4/3cb4/2pn4p/9/C1PnP1p1c/P8/B7N/4A1C2/1N2KAB2 w - - 0 1";
    private static final List<String> TO_AND_FRO = List.of("g1h1", "d9e9", "h1g1", "e9d9");

    /** A judge that does nothing, or one of {@link JudgeSetting}. */
    @Param({NONE, "CHECK_ONLY", "WXF", "WXF_BOTH_SIDES", "WXF_AT_QUIET_MOVES", "WXF_AT_EVERY_MOVE"})
    public String judge = NONE;

    private final List<int[]> games = new ArrayList<>();
    private XiangqiBoard start = XiangqiBoard.start();
    private XiangqiBoard diagram = XiangqiBoard.start();
    private XiangqiBoard ending = XiangqiBoard.start();
    private int[] chase = {};
    private int[] quiet = {};
    private PathJudge ofGames = new None();
    private PathJudge ofChase = new None();
    private PathJudge ofQuiet = new None();

    /** A judge that does nothing. */
    private static final class None implements PathJudge {
        @Override
        public void start() {}

        @Override
        public void played(int play) {}

        @Override
        public void passed() {}

        @Override
        public void undone() {}

        @Override
        public long key() {
            return 0;
        }

        @Override
        public int verdict(int ply, int beta) {
            return UNDECIDED;
        }

        @Override
        public int restsOn() {
            return 0;
        }
    }

    /** Plays random games, the same ones every time, and sets the cycles up. */
    @Setup
    public void prepare() throws Exception {
        Random random = new Random(90);
        for (int i = 0; i < GAMES; i++) {
            games.add(game(random));
        }
        start = XiangqiBoard.start();
        diagram = XiangqiBoard.of(CHASE);
        ending = XiangqiBoard.of(QUIET);
        chase = plays(diagram, CHASING);
        quiet = plays(ending, TO_AND_FRO);
        ofGames = judge(start);
        ofChase = judge(diagram);
        ofQuiet = judge(ending);
    }

    private PathJudge judge(XiangqiBoard board) {
        return judge.equals(NONE) ? new None() : JudgeSetting.valueOf(judge).judge(board, DrawPolicy.FIRST);
    }

    private static int[] game(Random random) {
        XiangqiBoard board = XiangqiBoard.start();
        int[] plays = new int[board.mostPlays()];
        int[] game = new int[PLIES_A_GAME];
        for (int ply = 0; ply < PLIES_A_GAME; ply++) {
            int count = board.legalPlays(board.toMove(), plays);
            if (count == 0) {
                return game(random);
            }
            game[ply] = plays[random.nextInt(count)];
            board.play(board.toMove(), game[ply]);
        }
        return game;
    }

    private static int[] plays(XiangqiBoard board, List<String> moves) throws Exception {
        XiangqiBoard copy = board.copy();
        int[] plays = new int[moves.size()];
        for (int i = 0; i < plays.length; i++) {
            plays[i] = copy.parse(moves.get(i));
            copy.play(copy.toMove(), plays[i]);
        }
        return plays;
    }

    /** A node of a line in which hardly anything recurs; one in four comes to its quiet moves. */
    @Benchmark
    @OperationsPerInvocation(GAMES * PLIES_A_GAME)
    public int node() {
        int sum = 0;
        for (int[] game : games) {
            sum += through(start, ofGames, game);
        }
        return sum;
    }

    /** The four plies of a perpetual chase, judged in full. */
    @Benchmark
    public int chase() {
        return through(diagram, ofChase, chase);
    }

    /** Four plies in which nobody does anything wrong, judged in full. */
    @Benchmark
    public int quiet() {
        return through(ending, ofQuiet, quiet);
    }

    private static int through(XiangqiBoard board, PathJudge judge, int[] plays) {
        int sum = 0;
        for (int ply = 0; ply < plays.length; ply++) {
            if ((ply & 3) == 0) {
                judge.quietMoves();
            }
            board.play(board.toMove(), plays[ply]);
            judge.played(plays[ply]);
            sum += judge.verdict(ply, A_LOT);
        }
        for (int ply = 0; ply < plays.length; ply++) {
            judge.undone();
            board.undo();
        }
        return sum;
    }
}
