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
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.RecreatedBoard;
import org.openarbiter.rules.go.evidence.SuperkoForm;

/**
 * If a board comes back with the same player to move and no ko rule forbids it, the referee or the players decide. The question
 * is dropped when a player deviates from the cycle.
 *
 * @param law which repetitions are forbidden; those need no decision
 * @param options what the referee may decide; empty if the players must agree
 * @param who who decides, as a clause
 */
record LongCycle(Statement statement, KoLaw law, List<Outcome> options, Sentence who) implements Rule.Refers<GoBoard> {
    LongCycle {
        options = List.copyOf(options);
    }

    @Override
    public Decision.@Nullable Referral refer(Situation<GoBoard> game, Act act) {
        RecreatedBoard finding = finding(game, act, law);
        return finding == null ? null : new Decision.Referral(options, Sentence.row(finding.sentence(), who), List.of(finding), true);
    }

    /** The finding that the latest play brought a whole board back which the law does not forbid; null if it did not. */
    static @Nullable RecreatedBoard finding(Situation<GoBoard> game, Act act, KoLaw law) {
        GameRecord record = game.record();
        int now = record.plies();
        if (!(act instanceof Act.Play) || record.occurrence(now) < 2) {
            return null;
        }
        int same = record.previousSame(now);
        int since = law.since(game);
        if (same < since || !hasStone(game, same, now) || law.forbadeLatest(game, record.previousAlike(now))) {
            return null;
        }
        return closed(game, same, since);
    }

    /** The finding that the latest play closes the cycle that began at a moment. */
    static RecreatedBoard closed(Situation<GoBoard> game, int from, int since) {
        GameRecord record = game.record();
        int now = record.plies();
        List<SuperkoForm> forbiddenBy = game.board().isStone(record.play(now))
                ? Recreated.byLatest(game, record.previousAlike(now), since).forbiddenBy()
                : List.of();
        return Cycle.closed(game, from).finding(RecreatedBoard.Rule.LONG_CYCLE, forbiddenBy);
    }

    private static boolean hasStone(Situation<GoBoard> game, int from, int to) {
        boolean stone = false;
        for (int ply = from + 1; ply <= to && !stone; ply++) {
            stone = game.board().isStone(game.record().play(ply));
        }
        return stone;
    }
}
