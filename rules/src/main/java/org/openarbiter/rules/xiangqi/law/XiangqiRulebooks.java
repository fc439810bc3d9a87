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
import org.openarbiter.rules.xiangqi.chase.Gaining;
import org.openarbiter.rules.xiangqi.chase.Mutual;
import org.openarbiter.rules.xiangqi.chase.Offenses;
import org.openarbiter.rules.xiangqi.chase.Outranking;
import org.openarbiter.rules.xiangqi.chase.Protection;
import org.openarbiter.rules.xiangqi.choices.ChaseChoices;
import org.openarbiter.rules.xiangqi.choices.CheckChoices;
import org.openarbiter.rules.xiangqi.choices.Defense;
import org.openarbiter.rules.xiangqi.choices.OffenseChoices;
import org.openarbiter.rules.xiangqi.choices.QuietChoices;

/** The rulebooks of xiangqi: what follows from the choices of each. */
public final class XiangqiRulebooks {
    private static final String GAME = "xiangqi";
    private static final String PAPER = "Tan and Watkinson Medina, Complete Implementation of WXF Chinese Chess Rules";
    private static final String ASIAN = "Asian rules, as quoted on wxf.org (original not consulted)";
    private static final String AXF_2017 = "Rules of the Asian Xiangqi Federation, 2017, as quoted in public (original not consulted)";
    private static final String CHINESE = "Chinese rules of 2020";
    private static final String CHINESE_2011 = "Chinese rules of 2011, as quoted in public (original not consulted)";
    private static final String QUOTED = CHINESE + ", as quoted in public programs (original not consulted)";
    private static final Source COMMON = Source.seen("Laws of xiangqi, common to all rulebooks", "");

    private XiangqiRulebooks() {}

    /** All of them; the first is used where nothing else is said. */
    public static List<Rulebook<XiangqiBoard>> all() {
        return List.of(
                new Rulebook<>(
                        new RulebookId(GAME, "wxf"), "World Xiangqi Rules of the WXF, 2018: perpetual check and perpetual chase lose",
                        ChaseChoices.WXF, XiangqiRulebooks::wxf),
                new Rulebook<>(
                        new RulebookId(GAME, "axf"), "Rules of the Asian Xiangqi Federation: perpetual check and perpetual chase lose",
                        ChaseChoices.AXF, XiangqiRulebooks::axf),
                new Rulebook<>(
                        new RulebookId(GAME, "cxa-2020"),
                        "Rules of the Chinese Xiangqi Association, 2020: perpetual checks, mate threats and chases lose, even when mixed",
                        ChaseChoices.CXA_2020, XiangqiRulebooks::cxa),
                new Rulebook<>(
                        new RulebookId(GAME, "check-only"), "Perpetual check loses, every other repetition is a draw",
                        CheckChoices.CHECK_ONLY, XiangqiRulebooks::checkOnly));
    }

    private static Rulebook.Contents<XiangqiBoard> wxf(ChaseChoices chosen) {
        return chases(chosen, new Sources(
                Source.seen(PAPER, "sections 4.5 and 4.6"), Source.seen(PAPER, "sections 4.2 to 4.6"), Source.seen(PAPER, "sections 4.5 and 4.6"),
                Source.seen(PAPER, "sections 4.5 and 4.6")));
    }

    private static Rulebook.Contents<XiangqiBoard> axf(ChaseChoices chosen) {
        return chases(chosen, new Sources(
                Source.seen(ASIAN, "items 6 and 8"), Source.seen(ASIAN, "items 15 to 34, and 3.3 to 3.6"), Source.seen(ASIAN, "item 7"),
                Source.seen(ASIAN, "items 9 to 12, 32 and 40")));
    }

    private static Rulebook.Contents<XiangqiBoard> cxa(ChaseChoices chosen) {
        return chases(chosen, new Sources(
                Source.seen(QUOTED, "25.1"), Source.seen(CHINESE, "24.2 to 24.15"), Source.seen(QUOTED, "26.9.4"), Source.seen(QUOTED, "25.2")));
    }

    /** Where a rulebook says what follows from a repetition. */
    private record Sources(Source check, Source chase, Source both, Source none) {}

    private static Rulebook.Contents<XiangqiBoard> chases(ChaseChoices chosen, Sources sources) {
        int occurrences = chosen.occurrences();
        Cycles cycles = new Cycles(chasing(chosen));
        ChaseWording words = new ChaseWording(chosen);
        List<Rule<XiangqiBoard>> rules = new ArrayList<>();
        rules.add(new CycleEnds(
                XiangqiWording.PERPETUAL_CHECK.from(sources.check(), occurrences), CycleEnd.PERPETUAL_CHECK, occurrences, cycles));
        if (chosen.offenses().mixed()) {
            rules.add(new CycleEnds(
                    XiangqiWording.FORBIDDEN_MOVES.from(sources.chase(), occurrences, words.chase(), words.pawns()), CycleEnd.FORBIDDEN_MOVES,
                    occurrences, cycles));
            Mutual mutual = chosen.offenses().mutual();
            if (mutual == Mutual.ARTICLES) {
                rules.add(new CycleEnds(
                        XiangqiWording.BOTH_FORBIDDEN.from(Source.seen(QUOTED, "26.9.1 to 26.9.3"), occurrences), CycleEnd.BOTH_FORBIDDEN,
                        occurrences, cycles));
            }
            rules.add(new OpenCycle(XiangqiWording.OPEN_CYCLE.from(sources.chase(), occurrences, words.open()), occurrences, cycles));
            Source both = mutual == Mutual.DRAW ? Source.seen(CHINESE_2011, "article 26") : sources.both();
            rules.add(new CycleEnds(
                    XiangqiWording.MUTUAL_FORBIDDEN.from(both, occurrences, words.both()), CycleEnd.MUTUAL_PERPETUAL, occurrences, cycles));
            rules.add(new CycleEnds(
                    XiangqiWording.ALLOWED_REPETITION.from(sources.none(), occurrences), CycleEnd.REPETITION, occurrences, cycles));
        } else {
            rules.add(new CycleEnds(
                    XiangqiWording.PERPETUAL_CHASE.from(sources.chase(), occurrences, words.alone(), words.chase(), words.pinned()), CycleEnd.PERPETUAL_CHASE, occurrences, cycles));
            rules.add(new CycleEnds(
                    XiangqiWording.MUTUAL_PERPETUAL.from(sources.both(), occurrences), CycleEnd.MUTUAL_PERPETUAL, occurrences, cycles));
            rules.add(new CycleEnds(XiangqiWording.REPETITION.from(sources.none(), occurrences), CycleEnd.REPETITION, occurrences, cycles));
        }
        addNoCapture(rules, chosen.quiet());
        return contents(rules);
    }

    private static void addNoCapture(List<Rule<XiangqiBoard>> rules, QuietChoices quiet) {
        if (quiet.limit() > 0) {
            String besides = checks(quiet, "each player");
            rules.add(new NoCapture(
                    XiangqiWording.NO_CAPTURE.of(Source.seen(QUOTED, "article 4"), quiet.limit(), besides), quiet.limit(), quiet.checks()));
        }
        if (quiet.claim() > 0) {
            String besides = checks(quiet, "the claimant");
            rules.add(new NoCaptureClaim(
                    XiangqiWording.NO_CAPTURE_CLAIM.of(Source.seen(AXF_2017, ""), quiet.claim(), besides), quiet.claim(), quiet.checks()));
        }
    }

    private static String checks(QuietChoices quiet, String whose) {
        return switch (quiet.checks()) {
            case QuietChoices.ALL -> "";
            case 0 -> " Checks by " + whose + ", and the replies to them, do not count.";
            case 1 -> " At most one check by " + whose + " counts; further checks, and the replies to them, do not.";
            default -> " At most " + quiet.checks() + " checks by " + whose + " count; further checks, and the replies to them, do not.";
        };
    }

    private static Chasing chasing(ChaseChoices chosen) {
        Outranking outranking = chosen.outranked();
        OffenseChoices offenses = chosen.offenses();
        Gaining gaining = offenses.gaining();
        return new Chasing(
                new Attacks(gaining == Gaining.EXCHANGE ? Protection.AFTER : threats(chosen.protection()), outranking, gaining),
                new Attacks(answers(chosen.protection()), outranking, gaining),
                chosen.standing(),
                chosen.checkAnswers(),
                chosen.onlyVictim(),
                chosen.pinnedRook(),
                new Offenses(offenses.mixed(), offenses.anyReply(), offenses.mutual(), offenses.pawns()));
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
        rules.add(new IllegalMove<>(XiangqiWording.ILLEGAL_MOVE.from(COMMON)));
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
