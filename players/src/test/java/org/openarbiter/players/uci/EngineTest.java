package org.openarbiter.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Outcome;
import org.openarbiter.search.alphabeta.Report;
import org.openarbiter.search.alphabeta.Technique;

/** An engine whose search fails says so, plays a legal move, and goes on. */
class EngineTest {
    /** Chess whose arenas cannot be made for once. */
    private static final class Failing implements EngineGame<ChessBoard> {
        private final ChessGame chess = new ChessGame();
        private final Supplier<Error> failure;
        private boolean failed;

        Failing(Supplier<Error> failure) {
            this.failure = failure;
        }

        @Override
        public Arena arena(ChessBoard start, int[] moves, Settings settings) {
            if (!failed) {
                failed = true;
                throw failure.get();
            }
            return chess.arena(start, moves, settings);
        }

        @Override
        public String name() {
            return chess.name();
        }

        @Override
        public Set<Technique> techniques() {
            return chess.techniques();
        }

        @Override
        public List<EngineOption> options() {
            return chess.options();
        }

        @Override
        public ChessBoard start() {
            return chess.start();
        }

        @Override
        public ChessBoard board(String fen) throws InputException {
            return chess.board(fen);
        }

        @Override
        public int read(ChessBoard board, String text, Settings settings) throws PlayException {
            return chess.read(board, text, settings);
        }

        @Override
        public String write(ChessBoard board, int move, Settings settings) {
            return chess.write(board, move, settings);
        }

        @Override
        public List<String> benchPositions() {
            return chess.benchPositions();
        }
    }

    /** What one search said. */
    private static final class Heard implements Engine.Listener {
        private final List<Throwable> failures = new ArrayList<>();
        private final CompletableFuture<Outcome> answer = new CompletableFuture<>();

        @Override
        public void report(Report report) {}

        @Override
        public void failed(Throwable cause) {
            failures.add(cause);
        }

        @Override
        public void answer(Outcome outcome) {
            answer.complete(outcome);
        }
    }

    @Test
    void a_search_that_fails_is_answered_with_a_legal_move() throws Exception {
        Failing game = new Failing(() -> new OutOfMemoryError("no room"));
        List<EngineOption> options = new ArrayList<>(Engine.options(game));
        options.addAll(game.options());
        Engine<ChessBoard> engine = new Engine<>(game, new Settings(options));
        Position<ChessBoard> start = Position.start(game);
        GoCommand shallow = new GoCommand(Limits.ofDepth(2), false, 0);

        Heard first = new Heard();
        engine.go(start, shallow, first);
        Outcome answer = first.answer.get(60, TimeUnit.SECONDS);
        assertThat(first.failures).singleElement().isInstanceOf(OutOfMemoryError.class);
        assertThat(start.board().isLegal(0, answer.move())).isTrue();
        assertThat(engine.isSearching()).isFalse();

        Heard second = new Heard();
        engine.go(start, shallow, second);
        assertThat(second.answer.get(60, TimeUnit.SECONDS).depth()).isEqualTo(2);
        assertThat(second.failures).isEmpty();
    }
}
