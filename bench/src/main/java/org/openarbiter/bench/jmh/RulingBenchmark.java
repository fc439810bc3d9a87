package org.openarbiter.bench.jmh;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openarbiter.bench.rules.Sample;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
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
 * What a ply costs before a referee who rules after each: the play, its record, and every rule.
 *
 * <p>The rulebooks: whole; without the search for a dead position; without that and without anything that repetition decides;
 * and as match runners have it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RulingBenchmark {
    /** By which rulebook of chess. */
    @Param({
        "fide-2023",
        "fide-2023?dead-position=no",
        "fide-2023?dead-position=no&fivefold=no&threefold=no",
        "match-runner"
    })
    public String rules = "fide-2023";

    private List<List<Act>> games = List.of();
    private Referee<ChessBoard> referee = referee(rules);

    /** Resolves the games. */
    @Setup
    public void prepare() throws Exception {
        games = acts(Sample.plays());
        referee = referee(rules);
    }

    private static Referee<ChessBoard> referee(String rules) {
        try {
            return new Referee<>(Sample.rulebook(rules), Sample.CHESS.seats(), Options.DEFAULT, ChessBoard.start());
        } catch (RulebookException e) {
            throw new IllegalStateException(e);
        }
    }

    static List<List<Act>> acts(List<int[]> games) {
        List<List<Act>> acts = new ArrayList<>();
        for (int[] plays : games) {
            List<Act> game = new ArrayList<>();
            for (int ply = 0; ply < plays.length; ply++) {
                game.add(new Act.Play(ply & 1, plays[ply]));
            }
            acts.add(game);
        }
        return acts;
    }

    /** A ply, ruled on. */
    @Benchmark
    @OperationsPerInvocation(Sample.PLIES)
    public long ruleOnEachPly() {
        long ended = 0;
        for (List<Act> game : games) {
            referee.begin(ChessBoard.start());
            for (Act act : game) {
                referee.act(act);
            }
            ended += referee.isOver() ? 1 : 0;
        }
        return ended;
    }
}
