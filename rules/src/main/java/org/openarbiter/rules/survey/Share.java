package org.openarbiter.rules.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/**
 * What one game adds to a {@link Survey}: a pure function of the game, which can be computed anywhere and added up elsewhere.
 *
 * @param counts one for each rulebook, in the order asked
 * @param incidents in the order of the plies; where rulebooks differ, that comes last
 */
public record Share(List<Count> counts, List<Incident> incidents) {
    public Share {
        counts = List.copyOf(counts);
        incidents = List.copyOf(incidents);
    }

    /**
     * What one ruling adds to the counts under its rulebook.
     *
     * @param ending how the game came out, such as {@code draw, fivefold}
     * @param evidence the kinds of evidence that the game shows, each once, in alphabetical order
     * @param recordedOtherwise whether the record gives another result than the ruling, or a result where the game is open
     * @param playedOn whether the record goes on after the end
     * @param plies how many plays were judged
     */
    public record Count(
            RulebookId rulebook, String ending, List<String> evidence, boolean recordedOtherwise, boolean playedOn, long plies) {
        public Count {
            evidence = List.copyOf(evidence);
        }
    }

    /** What a game adds. */
    public static Share of(SurveyedGame game) {
        List<Incident> incidents = new ArrayList<>(Incidents.of(game));
        List<String> results = game.rulings().stream().map(ruling -> game.words().say(result(ruling))).toList();
        if (Set.copyOf(results).size() > 1) {
            incidents.add(Incidents.difference(game, results));
        }
        return new Share(game.rulings().stream().map(ruling -> count(game, ruling)).toList(), incidents);
    }

    private static Count count(SurveyedGame game, Ruling ruling) {
        Set<String> kinds = new TreeSet<>();
        for (Finding finding : ruling.findings()) {
            kinds.add(finding.countedAs());
            finding.includes().forEach(included -> kinds.add(included.countedAs()));
        }
        boolean otherwise = game.isRecordedOtherwise(ruling)
                || Survey.isRecordedButOpen(game.recordedOutcome(), ruling);
        return new Count(
                ruling.rulebook(), ruling.summary(), List.copyOf(kinds), otherwise, ruling.afterEnd() > 0, ruling.plies());
    }

    /** How a game ended under a rulebook, and which play was the first that it forbids: what must agree for rulebooks to agree. */
    private static Sentence result(Ruling ruling) {
        Sentence end = Common.say("result", "brief", ruling.brief(), "ply", ruling.ply());
        if (ruling.violations().isEmpty()) {
            return end;
        }
        Violation first = ruling.violations().getFirst();
        return Common.say("result-forbidden", "result", end, "move", first.move(), "rule", Term.rule(first.rule().id()));
    }
}
