package org.openarbiter.archive;

import java.util.EnumSet;
import java.util.Set;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.survey.Survey;

/** Why an arbiter or a script may want to look at a game. */
public enum Concern {
    /** The last play is not allowed. */
    ILLEGAL,
    /** A play that the rulebook forbids was followed by others. */
    VIOLATION,
    /** The game cannot be read. */
    UNREADABLE,
    /** The rulebook leaves the decision to the referee. */
    REFERRED,
    /** The record gives another result than the ruling, or one that the moves do not explain. */
    DISPUTED,
    /** A proposal of dead stones gives another score than the record. */
    DOUBTFUL,
    /** Rulebooks disagree on how the game ended. */
    DIFFERENT;

    /** What there is to look at in a game that was judged. */
    public static Set<Concern> of(Judge.Judged<?> judged) {
        Set<Concern> concerns = EnumSet.noneOf(Concern.class);
        for (Ruling ruling : judged.rulings()) {
            concerns.addAll(of(judged, ruling));
        }
        return concerns;
    }

    /** What there is to look at in one of the rulings on a game; that rulebooks differ is said of each of them. */
    static Set<Concern> of(Judge.Judged<?> judged, Ruling ruling) {
        Set<Concern> concerns = EnumSet.noneOf(Concern.class);
        RecordedGame<?> record = judged.game().record();
        if (ruling.verdict() instanceof Verdict.Illegal) {
            concerns.add(ILLEGAL);
        }
        if (ruling.verdict() instanceof Verdict.Referred) {
            concerns.add(REFERRED);
        }
        if (!ruling.violations().isEmpty()) {
            concerns.add(VIOLATION);
        }
        if (Survey.dispute(record, ruling) != null) {
            concerns.add(DISPUTED);
        }
        if (ruling.findings().stream().anyMatch(Finding::doubtsResult)) {
            concerns.add(DOUBTFUL);
        }
        if (judged.rulings().stream().map(Ruling::outcome).distinct().count() > 1) {
            concerns.add(DIFFERENT);
        }
        return concerns;
    }
}
