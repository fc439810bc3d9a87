package org.openarbiter.rules.xiangqi.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.conduct.Adjudication;
import org.openarbiter.rules.conduct.Agreement;
import org.openarbiter.rules.conduct.FlagFall;
import org.openarbiter.rules.conduct.Forfeit;
import org.openarbiter.rules.conduct.IllegalMove;
import org.openarbiter.rules.conduct.Resignation;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.chase.Attacks;
import org.openarbiter.rules.xiangqi.chase.Chasing;
import org.openarbiter.rules.xiangqi.chase.Cycles;
import org.openarbiter.rules.xiangqi.chase.Outranking;
import org.openarbiter.rules.xiangqi.chase.Protection;
import org.openarbiter.rules.xiangqi.choices.ChaseChoices;
import org.openarbiter.rules.xiangqi.choices.CheckChoices;
import org.openarbiter.rules.xiangqi.choices.Defense;

/** The rulebooks of xiangqi: what follows from the choices of each. */
public final class XiangqiRulebooks {
    private static final String GAME = "xiangqi";
    private static final String PAPER = "Tan and Watkinson Medina, Complete Implementation of WXF Chinese Chess Rules";
    private static final Source COMMON = Source.seen("Laws of xiangqi, common to all rule books", "");

    private XiangqiRulebooks() {}

    /** All of them; the first is used where nothing else is said. */
    public static List<Rulebook<XiangqiBoard>> all() {
        return List.of(
                new Rulebook<>(
                        new RulebookId(GAME, "wxf"), "World Xiangqi Rules of the WXF, 2018: perpetual check and perpetual chase lose",
                        ChaseChoices.WXF, XiangqiRulebooks::wxf),
                new Rulebook<>(
                        new RulebookId(GAME, "check-only"), "Perpetual check loses, every other repetition is a draw",
                        CheckChoices.CHECK_ONLY, XiangqiRulebooks::checkOnly));
    }

    private static Rulebook.Contents<XiangqiBoard> wxf(ChaseChoices chosen) {
        int occurrences = chosen.occurrences();
        Cycles cycles = new Cycles(chasing(chosen));
        Source levels = Source.seen(PAPER, "sections 4.5 and 4.6");
        Source chases = Source.seen(PAPER, "sections 4.2 to 4.6");
        return contents(List.of(
                new CycleEnds(XiangqiWording.PERPETUAL_CHECK.from(levels, occurrences), CycleEnd.PERPETUAL_CHECK, occurrences, cycles),
                new CycleEnds(XiangqiWording.PERPETUAL_CHASE.from(chases, occurrences), CycleEnd.PERPETUAL_CHASE, occurrences, cycles),
                new CycleEnds(XiangqiWording.MUTUAL_PERPETUAL.from(levels, occurrences), CycleEnd.MUTUAL_PERPETUAL, occurrences, cycles),
                new CycleEnds(XiangqiWording.REPETITION.from(levels, occurrences), CycleEnd.REPETITION, occurrences, cycles)));
    }

    private static Chasing chasing(ChaseChoices chosen) {
        Outranking outranking = chosen.outranked();
        return new Chasing(
                new Attacks(threats(chosen.protection()), outranking),
                new Attacks(answers(chosen.protection()), outranking),
                chosen.standing(),
                chosen.checkAnswers(),
                chosen.onlyVictim(),
                chosen.pinnedRook());
    }

    private static Protection threats(Defense protection) {
        return switch (protection) {
            case RECAPTURE, AFTER -> Protection.AFTER;
            case BOTH -> Protection.BOTH;
            case BEFORE -> Protection.BEFORE;
        };
    }

    private static Protection answers(Defense protection) {
        return protection == Defense.RECAPTURE ? Protection.BOTH : threats(protection);
    }

    private static Rulebook.Contents<XiangqiBoard> checkOnly(CheckChoices chosen) {
        int occurrences = chosen.occurrences();
        Cycles cycles = new Cycles(null);
        Source source = Source.seen("Practice of most engines, by " + PAPER, "section 2");
        return contents(List.of(
                new CycleEnds(XiangqiWording.PERPETUAL_CHECK_ALONE.from(source, occurrences), CycleEnd.PERPETUAL_CHECK, occurrences, cycles),
                new CycleEnds(XiangqiWording.MUTUAL_CHECK.from(source, occurrences), CycleEnd.MUTUAL_PERPETUAL, occurrences, cycles),
                new CycleEnds(
                        XiangqiWording.REPETITION_WITHOUT_CHECK.from(source, occurrences), CycleEnd.REPETITION, occurrences, cycles)));
    }

    /** The rules on repetitions among those that all rulebooks have. */
    private static Rulebook.Contents<XiangqiBoard> contents(List<Rule<XiangqiBoard>> onRepetitions) {
        List<Rule<XiangqiBoard>> rules = new ArrayList<>();
        rules.add(new IllegalMove<>(XiangqiWording.ILLEGAL_MOVE.from(COMMON), ""));
        rules.add(new NoMoves(XiangqiWording.CHECKMATE.from(COMMON), true));
        rules.add(new NoMoves(XiangqiWording.STALEMATE.from(COMMON), false));
        rules.addAll(onRepetitions);
        rules.add(new Agreement<>(XiangqiWording.AGREEMENT.from(COMMON), game -> null));
        rules.add(new Resignation<>(XiangqiWording.RESIGNATION.from(COMMON), Forfeit.loses()));
        rules.add(new FlagFall<>(XiangqiWording.FLAG.from(COMMON), Forfeit.loses()));
        rules.add(new Adjudication<>(XiangqiWording.ADJUDICATION.from(COMMON)));
        return new Rulebook.Contents<>(Sameness.PLACEMENT_AND_NEXT, rules);
    }
}
