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
 * If a board comes back with the same player to move and no ko rule forbids it, the game ends without result.
 *
 * @param law which repetitions are forbidden
 * @param third whether the third occurrence since the latest pass ends the game rather than the second
 */
record NoResultCycle(Statement statement, KoLaw law, boolean third) implements Rule.Follows<GoBoard> {
    private static final int THIRD = 3;

    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        RecreatedBoard finding = third ? thirdSincePass(game, act) : LongCycle.finding(game, act, law);
        return finding == null ? null : new Decision.Ending(new Outcome.NoResult(), finding.sentence(), List.of(finding));
    }

    private static @Nullable RecreatedBoard thirdSincePass(Situation<GoBoard> game, Act act) {
        GameRecord record = game.record();
        int now = record.plies();
        if (!(act instanceof Act.Play) || record.occurrence(now) < THIRD || !game.board().isStone(record.play(now))) {
            return null;
        }
        int first = now;
        for (int times = 1; times < THIRD && first >= 0; times++) {
            first = record.previousSame(first);
        }
        for (int ply = now; ply > first && first >= 0; ply--) {
            if (!game.board().isStone(record.play(ply))) {
                return null;
            }
        }
        return first < 0 ? null : LongCycle.closed(game, record.previousSame(now), 0);
    }
}
