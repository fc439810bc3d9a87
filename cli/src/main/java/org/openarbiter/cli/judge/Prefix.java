package org.openarbiter.cli.judge;

import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.ForwardedGame;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;

/**
 * The beginning of a recorded game: its plays up to a ply and what happened between them.
 *
 * @param whole whether what happened after the last of these plays, and the result, belong to it
 */
record Prefix<B extends Board>(RecordedGame<B> game, int plies, boolean whole) implements ForwardedGame<B> {
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
    public OptionalDouble recordedMargin() {
        return whole ? game.recordedMargin() : OptionalDouble.empty();
    }
}
