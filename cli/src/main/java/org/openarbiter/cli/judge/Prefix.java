package org.openarbiter.cli.judge;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;

/**
 * The beginning of a recorded game: its plays up to a ply and what happened between them.
 *
 * @param whole whether what happened after the last of these plays, and the result, belong to it
 */
record Prefix<B extends Board>(RecordedGame<B> game, int plies, boolean whole) implements RecordedGame<B> {
    @Override
    public B start() {
        return game.start();
    }

    @Override
    public int play(int index, B board) throws PlayException {
        return game.play(index, board);
    }

    @Override
    public int attempt(int index, B board) throws PlayException {
        return game.attempt(index, board);
    }

    @Override
    public int by(int index, int next) {
        return game.by(index, next);
    }

    @Override
    public String written(int index) {
        return game.written(index);
    }

    @Override
    public List<RecordedAct<B>> acts() {
        return game.acts().stream().filter(act -> whole || act.after() < plies).toList();
    }

    @Override
    public @Nullable String recorded() {
        return whole ? game.recorded() : null;
    }

    @Override
    public @Nullable Outcome recordedOutcome() {
        return whole ? game.recordedOutcome() : null;
    }

    @Override
    public @Nullable String rules() {
        return game.rules();
    }

    @Override
    public Map<String, String> tags() {
        return game.tags();
    }

    @Override
    public List<Liberty> liberties() {
        return game.liberties();
    }
}
