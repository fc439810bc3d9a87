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
 * A board that comes back with the same player to move, where no rule of ko forbids it, is for somebody else to decide. The question
 * lapses when a player varies.
 *
 * @param form which repetitions the rule of ko forbids: those are nobody's to decide
 * @param options what the referee may decide; none where it is for the players to agree
 * @param who whose decision it is, as the end of a sentence
 */
record LongCycle(Statement statement, KoForm form, List<Outcome> options, String who) implements Rule.Refers<GoBoard> {
    LongCycle {
        options = List.copyOf(options);
    }

    @Override
    public Decision.@Nullable Referral refer(Situation<GoBoard> game, Act act) {
        BoardRecreated finding = finding(game, act, form);
        return finding == null ? null : new Decision.Referral(options, finding.text() + "; " + who, List.of(finding), true);
    }

    /** The finding that the latest play brought a whole board back which a form of ko does not forbid; null if it did not. */
    static @Nullable BoardRecreated finding(Situation<GoBoard> game, Act act, KoForm form) {
        GameRecord record = game.record();
        int now = record.plies();
        if (!(act instanceof Act.Play) || record.occurrence(now) < 2 || !hasStone(game, record.previousSame(now), now)) {
            return null;
        }
        boolean isStone = game.board().isStone(record.play(now));
        Recreated latest = Recreated.byLatest(game, record.previousAlike(now));
        if (isStone && form.firstForbidden(latest) != null) {
            return null;
        }
        List<String> forbiddenBy = isStone ? latest.forbiddenBy() : List.of();
        return Cycle.closed(game, record.previousSame(now)).finding("long-cycle", forbiddenBy);
    }

    private static boolean hasStone(Situation<GoBoard> game, int from, int to) {
        boolean stone = false;
        for (int ply = from + 1; ply <= to && !stone; ply++) {
            stone = game.board().isStone(game.record().play(ply));
        }
        return stone;
    }
}
