package org.openarbiter.rules.survey;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.ruling.Violation;

/**
 * How the games of an archive ended, rulebook by rulebook: counts by rule, how many games show which evidence, and the incidents.
 *
 * <p>Games are added one by one. Counts are kept and incidents handed on as they arise, so that memory does not grow with the
 * archive. Confined to one thread.
 */
public final class Survey {
    private final Map<RulebookId, Counts> counts = new LinkedHashMap<>();
    private final Consumer<Incident> sink;
    private int games;
    private int unreadable;
    private int incidents;
    private int compared;
    private int differences;

    /**
     * The counts under one rulebook.
     *
     * @param endings how many games came out how, such as {@code draw, fivefold}
     * @param evidence how many games show each kind of evidence at least once
     * @param recordedOtherwise how many games the record gives another result than the ruling, or a result where the game is open
     * @param playedOn how many records go on after the end
     * @param plies how many plays were judged
     */
    public record Tally(
            Map<String, Integer> endings, Map<String, Integer> evidence, int recordedOtherwise, int playedOn, long plies) {
        public Tally {
            endings = Collections.unmodifiableMap(new TreeMap<>(endings));
            evidence = Collections.unmodifiableMap(new TreeMap<>(evidence));
        }
    }

    /** A tally in the making. */
    private static final class Counts {
        private final Map<String, Integer> endings = new TreeMap<>();
        private final Map<String, Integer> evidence = new TreeMap<>();
        private int recordedOtherwise;
        private int playedOn;
        private long plies;

        void add(SurveyedGame game, Ruling ruling) {
            endings.merge(ruling.summary(), 1, Integer::sum);
            Set<String> kinds = new HashSet<>();
            for (Finding finding : ruling.findings()) {
                kinds.add(finding.countedAs());
                finding.includes().forEach(included -> kinds.add(included.countedAs()));
            }
            kinds.forEach(kind -> evidence.merge(kind, 1, Integer::sum));
            boolean otherwise = isRecordedOtherwise(game.recordedOutcome(), ruling) || isRecordedButOpen(game.recordedOutcome(), ruling);
            recordedOtherwise += otherwise ? 1 : 0;
            playedOn += ruling.afterEnd() > 0 ? 1 : 0;
            plies += ruling.plies();
        }

        Tally tally() {
            return new Tally(endings, evidence, recordedOtherwise, playedOn, plies);
        }
    }

    /** A survey that hands incidents on, in the order of the games. */
    public Survey(Consumer<Incident> sink) {
        this.sink = sink;
    }

    /** Adds a game. */
    public void add(SurveyedGame game) {
        games++;
        List<String> results = new ArrayList<>();
        for (Ruling ruling : game.rulings()) {
            counts.computeIfAbsent(ruling.rulebook(), rulebook -> new Counts()).add(game, ruling);
            results.add(result(ruling));
        }
        List<Incident> found = new ArrayList<>(Incidents.of(game));
        compared += results.size() > 1 ? 1 : 0;
        if (Set.copyOf(results).size() > 1) {
            differences++;
            found.add(Incidents.difference(game, results));
        }
        incidents += found.size();
        found.forEach(sink);
    }

    /** How a game ended under a rulebook, and which play was the first that it forbids. */
    private static String result(Ruling ruling) {
        String end = ruling.summary() + " at ply " + ruling.ply();
        if (ruling.violations().isEmpty()) {
            return end;
        }
        Violation first = ruling.violations().getFirst();
        return end + ", " + first.move() + " forbidden by " + first.rule().id();
    }

    /** Adds a game that could not be read. */
    public void addUnreadable() {
        games++;
        unreadable++;
    }

    /** Whether a record gives a result, and neither the board nor anything told of the players brings it about. */
    public static boolean isRecordedButOpen(@Nullable Outcome recorded, Ruling ruling) {
        return recorded != null && !recorded.equals(Outcome.NONE) && ruling.verdict() instanceof Verdict.Open;
    }

    /** Whether a record gives another result than the ruling. */
    public static boolean isRecordedOtherwise(@Nullable Outcome recorded, Ruling ruling) {
        return recorded != null
                && !recorded.equals(Outcome.NONE)
                && !ruling.outcome().equals(Outcome.NONE)
                && !recorded.equals(ruling.outcome());
    }

    /** How many games there were, unreadable ones included. */
    public int games() {
        return games;
    }

    /** How many of them could not be read. */
    public int unreadable() {
        return unreadable;
    }

    /** How many incidents there were. */
    public int incidents() {
        return incidents;
    }

    /** How many games were judged under several rulebooks. */
    public int compared() {
        return compared;
    }

    /** On how many games the rulebooks differ. */
    public int differences() {
        return differences;
    }

    /** The counts under each rulebook, in the order in which they came up. */
    public Map<RulebookId, Tally> tallies() {
        Map<RulebookId, Tally> tallies = new LinkedHashMap<>();
        counts.forEach((rulebook, made) -> tallies.put(rulebook, made.tally()));
        return tallies;
    }
}
