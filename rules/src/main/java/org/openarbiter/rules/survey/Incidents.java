package org.openarbiter.rules.survey;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;

/**
 * The incidents in a ruling: everything except an ordinary end, in the order of the plies.
 *
 * <p>Evidence of one kind is one incident per game, at the first ply at which it arose: a player who could have claimed the same
 * draw at each of thirty moves is one incident.
 */
final class Incidents {
    /** The sort of term that a kind of evidence is. */
    private static final String KIND = "kind";

    private Incidents() {}

    static List<Incident> of(SurveyedGame game) {
        List<Incident> incidents = new ArrayList<>();
        for (Ruling ruling : game.rulings()) {
            List<Incident> under = new ArrayList<>();
            add(game, ruling, under);
            under.forEach(incident -> merge(incident, incidents));
        }
        incidents.sort(Comparator.comparingInt(Incident::ply));
        return incidents;
    }

    /** An incident that is the same under several rulebooks takes one line. */
    private static void merge(Incident incident, List<Incident> into) {
        for (int i = 0; i < into.size(); i++) {
            if (into.get(i).tellsTheSame(incident)) {
                into.set(i, into.get(i).alsoUnder(incident.rulebooks()));
                return;
            }
        }
        into.add(incident);
    }

    private static void add(SurveyedGame game, Ruling ruling, List<Incident> to) {
        Words words = game.words();
        Set<String> counted = new HashSet<>();
        for (Finding finding : ruling.findings()) {
            if (finding.isIncident() && !forbids(finding, ruling) && counted.add(finding.countedAs())) {
                Term kind = new Term(KIND, finding.kind(), finding.countedAs());
                to.add(incident(game, ruling, ply(finding, ruling), kind, words.say(finding.sentence()), finding));
            }
        }
        violations(game, ruling, to);
        if (ruling.verdict() instanceof Verdict.Illegal illegal) {
            Finding why = ruling.findings().stream().filter(finding -> forbids(finding, ruling)).findFirst().orElse(null);
            to.add(incident(game, ruling, illegal.ply(), Term.rule(illegal.rule().id()), words.say(illegal.sentence()), why));
        }
        if (game.isRecordedOtherwise(ruling)) {
            String what = words.say(Sentence.row(recorded(game, "recorded"), ruling.sentence()));
            to.add(incident(game, ruling, ruling.ply(), Term.of(KIND, "recorded-otherwise"), what, null));
        }
        if (Survey.isRecordedButOpen(game.recordedOutcome(), ruling)) {
            String what = words.say(recorded(game, "recorded-unexplained"));
            to.add(incident(game, ruling, ruling.ply(), Term.of(KIND, "recorded-but-open"), what, null));
        }
        if (ruling.afterEnd() > 0) {
            Sentence goesOn = Common.say("goes-on", "plies", Common.plies(ruling.afterEnd()));
            String what = words.say(Sentence.row(goesOn, ruling.sentence()));
            to.add(incident(game, ruling, ruling.ply(), Term.of(KIND, "played-on"), what, null));
        }
    }

    /** Whether a finding is the evidence that the play of an illegal end is forbidden: both are one incident. */
    private static boolean forbids(Finding finding, Ruling ruling) {
        return ruling.verdict() instanceof Verdict.Illegal illegal && illegal.ply() == ply(finding, ruling)
                && illegal.rule().id().equals(finding.countedAs());
    }

    private static int ply(Finding finding, Ruling ruling) {
        return finding.plies().isEmpty() ? ruling.ply() : finding.plies().getLast();
    }

    /** Forbidden plays: the rounds of a cycle, forbidden again and again, take one line. */
    private static void violations(SurveyedGame game, Ruling ruling, List<Incident> to) {
        for (List<Violation> round : Violation.rounds(ruling.violations())) {
            Violation first = round.getFirst();
            Sentence sentence = Violation.told(round, Common.say("because", "what", first.move(), "why", first.why()));
            Finding finding = first.findings().isEmpty() ? null : first.findings().getFirst();
            to.add(incident(game, ruling, first.ply(), Term.rule(first.rule().id()), game.words().say(sentence), finding));
        }
    }

    private static Sentence recorded(SurveyedGame game, String key) {
        return Common.say(key, "result", String.valueOf(game.recorded()));
    }

    /** That rulebooks differ on a game. */
    static Incident difference(SurveyedGame game, List<String> results) {
        Ruling first = game.rulings().getFirst();
        List<String> outcomes = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            outcomes.add(game.rulings().get(i).rulebook() + ": " + results.get(i));
        }
        return incident(game, first, first.ply(), Term.of(KIND, Incident.DIFFERENCE), String.join("; ", outcomes), null);
    }

    private static Incident incident(
            SurveyedGame game, Ruling ruling, int ply, Term kind, String what, @Nullable Finding finding) {
        Map<String, String> tags = game.tags();
        String first = title(tags, ruling.seats().title(0));
        String second = title(tags, ruling.seats().title(1));
        String recorded = game.recorded();
        return new Incident(
                game.id(),
                List.of(ruling.rulebook()),
                tags.getOrDefault("Date", "?"),
                first + " – " + second,
                place(tags),
                ply,
                kind.english(),
                what,
                finding == null ? "" : finding.cycleType(),
                finding == null ? List.of() : finding.forbiddingForms(),
                ruling.summary(),
                recorded == null ? "" : recorded,
                named(kind, finding, game.words()));
    }

    /** In English a kind has other words in a ruling, which lists several of them, than it has here. */
    private static Incident.Named named(Term kind, @Nullable Finding finding, Words words) {
        if (words.isEnglish()) {
            return new Incident.Named(kind.english(), finding == null ? "" : finding.cycleType());
        }
        Sentence cycle = finding == null ? null : finding.namedCycle();
        return new Incident.Named(words.say(kind), cycle == null ? "" : words.say(cycle));
    }

    private static String title(Map<String, String> tags, String seat) {
        return tags.getOrDefault(seat, "?");
    }

    private static String place(Map<String, String> tags) {
        String site = tags.getOrDefault("Site", "");
        return site.equals("?") ? "" : site;
    }
}
