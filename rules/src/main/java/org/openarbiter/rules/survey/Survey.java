package org.openarbiter.rules.survey;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

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

        void add(Share.Count count) {
            endings.merge(count.ending(), 1, Integer::sum);
            count.evidence().forEach(kind -> evidence.merge(kind, 1, Integer::sum));
            recordedOtherwise += count.recordedOtherwise() ? 1 : 0;
            playedOn += count.playedOn() ? 1 : 0;
            plies += count.plies();
        }

        void add(Counts others) {
            others.endings.forEach((ending, games) -> endings.merge(ending, games, Integer::sum));
            others.evidence.forEach((kind, games) -> evidence.merge(kind, games, Integer::sum));
            recordedOtherwise += others.recordedOtherwise;
            playedOn += others.playedOn;
            plies += others.plies;
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
        add(Share.of(game));
    }

    /** Adds a game by what it adds. */
    public void add(Share share) {
        for (int nth = 0; nth < share.counts().size(); nth++) {
            add(nth, share.counts().get(nth));
        }
        share.incidents().forEach(this::add);
    }

    /**
     * Adds one ruling on a game; its other rulings, and its incidents, are added by themselves.
     *
     * @param nth which ruling on the game this is, from 0: the first counts the game, the second says that it was compared
     */
    public void add(int nth, Share.Count count) {
        games += nth == 0 ? 1 : 0;
        compared += nth == 1 ? 1 : 0;
        counts.computeIfAbsent(count.rulebook(), rulebook -> new Counts()).add(count);
    }

    /** Adds an incident of a game whose rulings are added by themselves, and hands it on. */
    public void add(Incident incident) {
        incidents++;
        differences += incident.kind().equals(Incident.DIFFERENCE) ? 1 : 0;
        sink.accept(incident);
    }

    /** Adds all that another survey has counted; the incidents it handed on are not handed on again. */
    public void add(Survey other) {
        games += other.games;
        unreadable += other.unreadable;
        incidents += other.incidents;
        compared += other.compared;
        differences += other.differences;
        other.counts.forEach((rulebook, more) -> counts.computeIfAbsent(rulebook, key -> new Counts()).add(more));
    }

    /** Adds a game that could not be read. */
    public void addUnreadable() {
        games++;
        unreadable++;
    }

    /** What to say of a recorded result that a ruling does not bear out: it is another, or the moves do not explain it; null if it is borne out. */
    public static @Nullable Sentence dispute(RecordedGame<?> record, Ruling ruling) {
        String key = isRecordedOtherwise(record.recordedOutcome(), record.recordedMargin(), ruling) ? "recorded"
                : isRecordedButOpen(record.recordedOutcome(), ruling) ? "recorded-unexplained" : null;
        return key == null ? null : Common.say(key, "result", String.valueOf(record.recorded()));
    }

    /** Whether a record gives a result for which neither the board nor the players' recorded acts give a reason. */
    public static boolean isRecordedButOpen(@Nullable Outcome recorded, Ruling ruling) {
        return recorded != null && !recorded.equals(Outcome.NONE) && ruling.verdict() instanceof Verdict.Open;
    }

    /**
     * Whether a record gives another result than the ruling, or another margin than the final count. One that gives a draw does not contradict a
     * game without result: nobody has won, and whether the game is played again is not for its result to say.
     */
    public static boolean isRecordedOtherwise(@Nullable Outcome recorded, OptionalDouble margin, Ruling ruling) {
        boolean nobodyWon = Outcome.DRAW.equals(recorded) && ruling.outcome() instanceof Outcome.NoResult;
        return recorded != null
                && !recorded.equals(Outcome.NONE)
                && !ruling.outcome().equals(Outcome.NONE)
                && (!recorded.equals(ruling.outcome()) || isCountedOtherwise(margin, ruling))
                && !nobodyWon;
    }

    private static boolean isCountedOtherwise(OptionalDouble margin, Ruling ruling) {
        return margin.isPresent()
                && ruling.findings().stream().anyMatch(finding -> finding.margin().isPresent() && !finding.margin().equals(margin));
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
