package org.openarbiter.rules.survey;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.Ruling;

/**
 * How the games of an archive ended, rulebook by rulebook: counts by rule, how many games show which evidence, and the incidents.
 *
 * <p>Games are added one by one; only incidents are kept. Confined to one thread.
 */
public final class Survey {
    private final Map<String, Tally> tallies = new TreeMap<>();
    private final List<String> order = new ArrayList<>();
    private final List<Incident> incidents = new ArrayList<>();
    private final List<Difference> differences = new ArrayList<>();
    private int games;
    private int unreadable;

    /**
     * The counts under one rulebook.
     *
     * @param endings how many games came out how, such as {@code draw, fivefold}
     * @param evidence how many games show each kind of evidence at least once
     * @param recordedOtherwise how many games the record gives another result than the ruling
     * @param playedOn how many records go on after the end
     * @param plies how many plays were judged
     */
    public record Tally(
            Map<String, Integer> endings, Map<String, Integer> evidence, int recordedOtherwise, int playedOn, long plies) {
        public Tally {
            endings = Collections.unmodifiableMap(new TreeMap<>(endings));
            evidence = Collections.unmodifiableMap(new TreeMap<>(evidence));
        }

        static final Tally EMPTY = new Tally(Map.of(), Map.of(), 0, 0, 0);

        Tally with(SurveyedGame game, Ruling ruling) {
            Map<String, Integer> nowEndings = new TreeMap<>(endings);
            nowEndings.merge(ruling.summary(), 1, Integer::sum);
            Map<String, Integer> nowEvidence = new TreeMap<>(evidence);
            Set<String> kinds = new HashSet<>();
            for (Finding finding : ruling.findings()) {
                kinds.add(Incidents.kind(finding));
                finding.includes().forEach(included -> kinds.add(Incidents.kind(included)));
            }
            kinds.forEach(kind -> nowEvidence.merge(kind, 1, Integer::sum));
            return new Tally(
                    nowEndings,
                    nowEvidence,
                    recordedOtherwise + (Incidents.disagrees(game, ruling) ? 1 : 0),
                    playedOn + (ruling.afterEnd() > 0 ? 1 : 0),
                    plies + ruling.plies());
        }
    }

    /**
     * A game on which two rulebooks differ.
     *
     * @param game {@code FILE#N}, or the id of a case
     * @param results what each rulebook says, in the order in which they were asked
     */
    public record Difference(String game, List<String> results) {
        public Difference {
            results = List.copyOf(results);
        }
    }

    /** Adds a game. */
    public void add(SurveyedGame game) {
        games++;
        List<String> results = new ArrayList<>();
        for (Ruling ruling : game.rulings()) {
            if (!tallies.containsKey(ruling.rulebook())) {
                order.add(ruling.rulebook());
            }
            tallies.merge(ruling.rulebook(), Tally.EMPTY.with(game, ruling), (known, added) -> known.with(game, ruling));
            results.add(ruling.summary() + " at ply " + ruling.ply());
        }
        incidents.addAll(Incidents.of(game));
        if (Set.copyOf(results).size() > 1) {
            differences.add(new Difference(game.id(), results));
        }
    }

    /** Adds a game that could not be read. */
    public void addUnreadable() {
        games++;
        unreadable++;
    }

    /** How many games there were, unreadable ones included. */
    public int games() {
        return games;
    }

    /** How many of them could not be read. */
    public int unreadable() {
        return unreadable;
    }

    /** The rulebooks asked, in the order in which they came up. */
    public List<String> rulebooks() {
        return Collections.unmodifiableList(order);
    }

    /** The counts under a rulebook; empty if it did not come up. */
    public Tally tally(String rulebook) {
        return tallies.getOrDefault(rulebook, Tally.EMPTY);
    }

    /** The incidents, in the order of the games. */
    public List<Incident> incidents() {
        return Collections.unmodifiableList(incidents);
    }

    /** The games on which the rulebooks differ, in their order. */
    public List<Difference> differences() {
        return Collections.unmodifiableList(differences);
    }
}
