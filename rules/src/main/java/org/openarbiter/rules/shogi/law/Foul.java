package org.openarbiter.rules.shogi.law;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.board.Offense;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Western;
import org.openarbiter.rules.shogi.evidence.IllegalPlay;

/**
 * A move that is not legal, for one of the reasons that there can be.
 *
 * @param offense the reason
 * @param loses whether who makes such a move loses
 */
record Foul(Statement statement, Offense offense, boolean loses) implements Rule.Forbids<ShogiBoard> {
    @Override
    public @Nullable Prohibition forbids(Situation<ShogiBoard> game, int by, int play) {
        ShogiBoard board = game.board();
        Optional<Offense> found = game.once(new Question(by, play), asked -> Optional.ofNullable(asked.board().offense(by, play)));
        if (found.isEmpty() || found.get() != offense) {
            return null;
        }
        Sentence why = Western.why(board, by, play, offense);
        String word = offense.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new Prohibition(why, true, List.of(new IllegalPlay(game.record().plies(), by, board.text(play), word, loses, why)));
    }

    /** What is wrong with a play, which every rule of this kind asks. */
    private record Question(int by, int play) {}

    @Override
    public @Nullable Outcome cost(Situation<ShogiBoard> game, int by) {
        return loses ? new Outcome.Win(by ^ 1) : null;
    }
}
