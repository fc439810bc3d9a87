package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * The game ends when nobody may play any more, and is counted.
 *
 * @param counting how it is counted
 */
record KeeAllOut(Statement statement, Counting counting) implements Rule.Follows<GoBoard>, Rule.Recounts<GoBoard> {
    private static final Sentence HOW = GoLexicon.say("all-prohibited");

    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        return game.activeSeats() > 0 ? null : counting.end(game, HOW, List.of());
    }

    @Override
    public @Nullable Decision recount(Situation<GoBoard> game, Act.Dead dead) {
        return counting.dead() == Counting.Dead.IF_AGREED
                ? counting.end(game, HOW, Passes.strings(game.board(), dead.points()))
                : null;
    }
}
