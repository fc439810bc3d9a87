package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.RecreatedBoard;

/**
 * A stone that recreates an earlier board ends a two-player game: the player who has captured more stones since then wins, and
 * equal captures are a draw. This is the rule of the Computer Olympiad on long cycles. A stone that the ko rule or the suicide
 * rule forbids does not end the game, even if it was played.
 *
 * @param law what is forbidden
 */
record Recreation(Statement statement, KoLaw law) implements Rule.Follows<GoBoard> {
    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        GameRecord record = game.record();
        int now = record.plies();
        boolean recreated = act instanceof Act.Play play && play.by() != Act.NOBODY && game.board().isStone(play.play())
                && record.lookOccurrence(now) > 1;
        if (!recreated || game.seats().count() != 2) {
            return null;
        }
        int earlier = record.previousAlike(now);
        if (law.forbadeLatest(game, earlier)) {
            return null;
        }
        RecreatedBoard finding = Cycle.closed(game, earlier)
                .finding(RecreatedBoard.Rule.LONG_CYCLE, Recreated.byLatest(game, earlier, 0).forbiddenBy());
        int order = Integer.compare(finding.lost().get(1), finding.lost().get(0));
        Outcome outcome = order == 0 ? Outcome.DRAW : new Outcome.Win(order > 0 ? 0 : 1);
        return new Decision.Ending(outcome, finding.sentence(), List.of(finding));
    }
}
