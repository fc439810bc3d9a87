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
import org.openarbiter.rules.go.evidence.CleanUpPhase;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * Passes end the main phase, then the first and the second clean-up phase, and the position is counted.
 *
 * @param main which passes end the main phase
 * @param counting how the position is counted
 */
record CleanUpEnd(Statement statement, Stopping main, Counting counting) implements Rule.Follows<GoBoard> {
    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        CleanUp cleanUp = CleanUp.of(game, main);
        int now = game.record().plies();
        if (!(act instanceof Act.Play) || cleanUp.phase() == CleanUp.MAIN || cleanUp.begun() < now) {
            return null;
        }
        return cleanUp.phase() == CleanUp.OVER
                ? counting.end(game, how(game, cleanUp), List.of())
                : new Decision.Note(List.of(new CleanUpPhase(now, cleanUp.phase())));
    }

    private static Sentence how(Situation<GoBoard> game, CleanUp cleanUp) {
        return cleanUp.endedByRepeatedPass()
                ? GoLexicon.say("passed-twice", "player", game.seats().term(game.record().by(game.record().plies())))
                : GoLexicon.say("all-passed", "players", game.seats().count());
    }
}
