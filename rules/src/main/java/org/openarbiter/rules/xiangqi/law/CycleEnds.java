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
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.chase.Cycles;
import org.openarbiter.rules.xiangqi.evidence.RepeatedCycle;

/**
 * A repetition that ends the game, in one of the ways in which it can.
 *
 * <p>The stretch judged goes from the first occurrence of the position to the one that closes the case, whatever shorter cycles
 * lie within it. It is judged once for all rules of this kind.
 *
 * @param end which way this rule stands for
 * @param occurrences how often the position must have appeared
 * @param cycles how a stretch is judged
 */
record CycleEnds(Statement statement, CycleEnd end, int occurrences, Cycles cycles) implements Rule.Follows<XiangqiBoard> {
    @Override
    public @Nullable Decision after(Situation<XiangqiBoard> game, Act act) {
        GameRecord record = game.record();
        if (!(act instanceof Act.Play) || record.occurrence(record.plies()) < occurrences) {
            return null;
        }
        RepeatedCycle cycle = judged(game, cycles);
        if (CycleEnd.of(cycle.judgment()) != end) {
            return null;
        }
        int offender = cycle.judgment().offender();
        Outcome outcome = offender < 0 ? Outcome.DRAW : new Outcome.Win(offender ^ 1);
        return new Decision.Ending(outcome, Sentence.row(cycle.reason(), cycle.sentence()), List.of(cycle));
    }

    @Override
    public List<Warning> warnings(Situation<XiangqiBoard> game) {
        RepeatedCycle cycle = oneShort(game, occurrences, cycles, end);
        if (cycle == null) {
            return List.of();
        }
        int offender = cycle.judgment().offender();
        Sentence cost = offender < 0 ? Common.say("cost.draw") : Common.say("cost.loss", "player", game.seats().term(offender));
        return List.of(new Warning(
                offender < 0 ? Act.NOBODY : offender, id(),
                Sentence.row(cycle.reason(), Common.onceMore(occurrences - 1, true, cost))));
    }

    /** The repetition that one more occurrence would end in this way; null if there is none. */
    static @Nullable RepeatedCycle oneShort(Situation<XiangqiBoard> game, int occurrences, Cycles cycles, CycleEnd end) {
        GameRecord record = game.record();
        int sofar = record.occurrence(record.plies());
        if (sofar != occurrences - 1 || sofar < 2) {
            return null;
        }
        RepeatedCycle cycle = judged(game, cycles);
        return CycleEnd.of(cycle.judgment()) == end ? cycle : null;
    }

    /** The repetition that the latest ply completes, judged. */
    static RepeatedCycle judged(Situation<XiangqiBoard> game, Cycles cycles) {
        return game.once(cycles, now -> judge(now, cycles));
    }

    private static RepeatedCycle judge(Situation<XiangqiBoard> game, Cycles cycles) {
        GameRecord record = game.record();
        List<Integer> moments = record.occurrences(record.plies());
        int positions = Math.min(Cycles.POSITIONS, game.options().proofNodes());
        return new RepeatedCycle(
                moments, record.sameness().says(), cycles.chasing() != null,
                cycles.judge(game.board(), record, moments.getFirst(), moments.getLast(), positions));
    }
}
