package org.openarbiter.bench.jmh;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openarbiter.bench.rules.Sample;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
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
 * What it costs a ply to keep the record: making the play, packing the position, and finding its like among those before.
 *
 * <p>{@link #play} alone is to be subtracted. In {@code games} positions seldom repeat, in {@code shuffle} every one does.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RecordBenchmark {
    /** Which games. */
    @Param({"games", "shuffle"})
    public String of = "games";

    private List<int[]> games = List.of();
    private List<List<Act>> acts = List.of();
    private final Referee<ChessBoard> referee = new Referee<>(
            withoutRules(), Sample.CHESS.seats(), Options.DEFAULT, ChessBoard.start());

    private static Rulebook<ChessBoard> withoutRules() {
        return Sample.CHESS.rulebooks().getFirst().withRules(rules -> List.of());
    }

    /** Resolves the games. */
    @Setup
    public void prepare() throws Exception {
        games = of.equals("games") ? Sample.plays() : Sample.shuffle();
        acts = RulingBenchmark.acts(games);
    }

    /** The plays alone. */
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

    /** The plays with their record, under a rulebook without rules. */
    @Benchmark
    @OperationsPerInvocation(Sample.PLIES)
    public long playAndRecord() {
        long repeats = 0;
        for (List<Act> game : acts) {
            referee.begin(ChessBoard.start());
            for (Act act : game) {
                referee.act(act);
            }
            repeats += referee.record().latestRepeat();
        }
        return repeats;
    }
}
