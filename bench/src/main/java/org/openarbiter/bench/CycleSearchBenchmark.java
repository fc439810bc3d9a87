package org.openarbiter.bench;

import java.util.concurrent.TimeUnit;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.xiangqi.XiangqiBoard;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Search;
import org.openarbiter.search.repetition.DrawPolicy;
import org.openarbiter.search.xiangqi.XiangqiArena;
import org.openarbiter.search.xiangqi.XiangqiEvaluation;
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
 * What a node of a search of xiangqi costs, by the rule on repetitions and by when it is worked out: the savings of the paper on and
 * off.
 *
 * <p>One thread, a small table that is emptied before each search. The trees differ a little where the rules do.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CycleSearchBenchmark {
    private static final int NODES = 50_000;

    /** What counts, and when it is worked out. */
    @Param
    public JudgeSetting judge = JudgeSetting.WXF;

    /** From where: the start, a middle game, an ending, and diagram 39 of the WXF manual. */
    @Param({
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "r2akab2/9/2n1b1n2/p1p1p3p/6p2/2P6/P3P1P1P/N1C1B1N2/9/R2AKABR1 w - - 0 1",
        "3k1ab2/4a4/3cb4/2pn4p/9/C1PnP1p1c/P8/B7N/4A1C2/1N2KAB2 w - - 0 1",
        "2baka3/C4rN2/4b1n2/1Rp5p/6p2/2P6/4c1P1c/4B3C/4A4/4KAB2 w - - 0 1"
    })
    public String position = "";

    private Search search = new Search(1);

    /** Gets a search with one thread ready. */
    @Setup
    public void prepare() {
        search = new Search(1);
        search.threads(1);
    }

    /** A node. */
    @Benchmark
    @OperationsPerInvocation(NODES)
    public int node() throws InputException {
        XiangqiBoard board = XiangqiBoard.of(position);
        Arena arena = new XiangqiArena(board, new XiangqiEvaluation(), judge.judge(board, DrawPolicy.SECOND_ACROSS_ROOT), 0);
        Limits limits = Limits.ofNodes(NODES);
        search.clear();
        search.prepare(limits);
        return search.run(() -> arena, limits).score();
    }
}
