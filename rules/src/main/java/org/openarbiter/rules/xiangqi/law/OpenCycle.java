package org.openarbiter.rules.xiangqi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.chase.Cycles;
import org.openarbiter.rules.xiangqi.evidence.RepeatedCycle;

/**
 * A repetition that the referee must rule on, because it is open what a ply is or who must vary. The question lapses when a player varies.
 *
 * @param occurrences how often the position must have appeared
 * @param cycles how a stretch is judged
 */
record OpenCycle(Statement statement, int occurrences, Cycles cycles) implements Rule.Refers<XiangqiBoard> {
    private static final List<Outcome> OPTIONS =
            List.of(new Outcome.Win(Piece.RED), new Outcome.Win(Piece.BLACK), Outcome.DRAW);

    @Override
    public Decision.@Nullable Referral refer(Situation<XiangqiBoard> game, Act act) {
        GameRecord record = game.record();
        if (!(act instanceof Act.Play) || record.occurrence(record.plies()) < occurrences) {
            return null;
        }
        RepeatedCycle cycle = CycleEnds.judged(game, cycles);
        return CycleEnd.of(cycle.judgment()) != CycleEnd.OPEN
                ? null : new Decision.Referral(OPTIONS, Sentence.row(cycle.reason(), cycle.sentence()), List.of(cycle), true);
    }

    @Override
    public List<Warning> warnings(Situation<XiangqiBoard> game) {
        RepeatedCycle cycle = CycleEnds.oneShort(game, occurrences, cycles, CycleEnd.OPEN);
        return cycle == null ? List.of() : List.of(new Warning(
                Act.NOBODY, id(), Sentence.row(
                        cycle.reason(), Common.onceMore(occurrences - 1, true, Common.say("cost.official", "official", game.official().term())))));
    }
}
