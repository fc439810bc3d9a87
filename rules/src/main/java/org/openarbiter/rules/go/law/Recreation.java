package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.GameRecord;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;
import org.openarbiter.rules.go.GoBoard;

/**
 * A stone that brings an earlier board back ends the game between two: whoever took more stones since has won, and it is a draw if
 * both took as many. The rule of the Computer Olympiad on long cycles; a ko taken back at once is a matter of the rule of ko.
 */
record Recreation(Statement statement) implements Rule.Follows<GoBoard> {
    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        GameRecord record = game.record();
        int now = record.plies();
        boolean recreated = act instanceof Act.Play play && game.board().isStone(play.play()) && play.by() != Act.NOBODY
                && record.lookOccurrence(now) > 1 && record.previousAlike(now) != now - 2;
        if (!recreated || game.seats().count() != 2) {
            return null;
        }
        int earlier = record.previousAlike(now);
        BoardRecreated finding = Cycle.closed(game, earlier).finding(id(), Recreated.byLatest(game, earlier).forbiddenBy());
        int order = Integer.compare(finding.lost().get(1), finding.lost().get(0));
        Outcome outcome = order == 0 ? Outcome.DRAW : new Outcome.Win(order > 0 ? 0 : 1);
        return new Decision.Ending(outcome, finding.text(), List.of(finding));
    }
}
