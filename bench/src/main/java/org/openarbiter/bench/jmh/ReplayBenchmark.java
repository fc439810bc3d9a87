package org.openarbiter.bench.jmh;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openarbiter.bench.rules.Sample;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.wire.RulingJson;
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

/** What one game of an archive costs: cut, read as PGN, ruled on from first to last ply, and the ruling written. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ReplayBenchmark {
    /** By which rulebook of chess. */
    @Param({"fide-2023", "fide-2023?dead-position=no"})
    public String rules = "fide-2023";

    private List<RawGame> games = List.of();
    private int next;
    private Replay<ChessBoard> replay = replay(rules);
    private final RulingJson json = new RulingJson();

    /** Cuts the file. */
    @Setup
    public void prepare() throws Exception {
        games = Sample.rawGames();
        replay = replay(rules);
    }

    private static Replay<ChessBoard> replay(String rules) {
        try {
            return new Replay<>(Sample.rulebook(rules), Sample.CHESS.seats(), Options.DEFAULT, ChessBoard.start());
        } catch (RulebookException e) {
            throw new IllegalStateException(e);
        }
    }

    private RecordedGame<ChessBoard> game() throws InputException {
        RawGame raw = games.get(next);
        next = (next + 1) % games.size();
        return Sample.PGN.read(raw, false);
    }

    /** Read; its moves are words. */
    @Benchmark
    public Object read() throws InputException {
        return game();
    }

    /** Read and ruled on. */
    @Benchmark
    public Object readAndRule() throws InputException {
        return replay.rule(game());
    }

    /** Read, ruled on, and the ruling written. */
    @Benchmark
    public Object readRuleAndWrite() throws InputException {
        RecordedGame<ChessBoard> game = game();
        return json.line(
                new RulingJson.Heading("bench", "chess", game.recorded(), game.liberties(), null), replay.rule(game));
    }
}
