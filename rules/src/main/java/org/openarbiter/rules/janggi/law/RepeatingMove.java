package org.openarbiter.rules.janggi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.evidence.RepeatedPosition;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/** A move may not bring about a position that has already appeared as often as it may. A pass is no move in this sense. */
record RepeatingMove(Statement statement, JanggiChoices chosen) implements Rule.Forbids<JanggiBoard> {
    @Override
    public @Nullable Prohibition forbids(Situation<JanggiBoard> game, int by, int play) {
        JanggiBoard board = game.board();
        if (Move.isPass(play) || by != game.next() || game.record().plies() < 2 || chosen.freeBelow30() && Facing.isBelow30(board)) {
            return null;
        }
        GameRecord record = game.record();
        board.play(by, play);
        int before = record.wouldRepeat(board, by ^ 1);
        board.undo();
        if (before < 0 || record.occurrence(before) < chosen.occurrences() - 1) {
            return null;
        }
        List<Integer> moments = record.occurrences(before);
        RepeatedPosition repeated = Repetitions.judge(game, moments);
        Sentence why = JanggiLexicon.say("already", "times", Common.times(moments.size()), "when", repeated.moments().getLast().when());
        return new Prohibition(why, false, List.of(repeated));
    }
}
