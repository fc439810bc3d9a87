package org.openarbiter.rules.shogi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.evidence.IllegalPlay;

/**
 * A move of the player whose turn it is not: two moves in a row, or the first move by White.
 *
 * @param loses whether who makes such a move loses
 */
record OutOfTurn(Statement statement, boolean loses) implements Rule.Forbids<ShogiBoard> {
    @Override
    public @Nullable Prohibition forbids(Situation<ShogiBoard> game, int by, int play) {
        if (by == game.next()) {
            return null;
        }
        Sentence why = Common.say("not-your-move", "next", game.seats().term(game.next()));
        return new Prohibition(why, true,
                List.of(new IllegalPlay(game.record().plies(), by, game.board().text(play), "out-of-turn", loses, why)));
    }

    @Override
    public @Nullable Outcome cost(Situation<ShogiBoard> game, int by) {
        return loses ? new Outcome.Win(by ^ 1) : null;
    }
}
