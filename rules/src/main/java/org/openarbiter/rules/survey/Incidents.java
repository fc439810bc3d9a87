package org.openarbiter.rules.survey;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.Ruling;
import org.openarbiter.rules.core.Verdict;
import org.openarbiter.rules.core.Violation;

/** What in a ruling is worth a line of its own: whatever is not a plain end of a plain game. */
final class Incidents {
    /** Kinds of evidence that merely describe a plain ending. */
    private static final Set<String> PLAIN = Set.of("checkmate", "stalemate", "cannot-mate", "can-mate", "score");

    private Incidents() {}

    static List<Incident> of(SurveyedGame game) {
        List<Incident> incidents = new ArrayList<>();
        for (Ruling ruling : game.rulings()) {
            add(game, ruling, incidents);
        }
        return incidents;
    }

    private static void add(SurveyedGame game, Ruling ruling, List<Incident> to) {
        Set<String> told = new HashSet<>();
        for (Finding finding : ruling.findings()) {
            if (!PLAIN.contains(finding.kind()) && told.add(kind(finding))) {
                int ply = finding.plies().isEmpty() ? ruling.ply() : finding.plies().getLast();
                to.add(incident(game, ruling, ply, kind(finding), finding.text(), cycle(finding)));
            }
        }
        for (Violation violation : ruling.violations()) {
            String what = violation.play() + " at ply " + violation.ply() + ": " + violation.text();
            String cycle = violation.findings().isEmpty() ? "" : cycle(violation.findings().getFirst());
            to.add(incident(game, ruling, violation.ply(), violation.rule().id(), what, cycle));
        }
        if (ruling.verdict() instanceof Verdict.Illegal illegal) {
            to.add(incident(game, ruling, illegal.ply(), illegal.rule().id(), illegal.text(), ""));
        }
        if (Survey.isRecordedOtherwise(game.recordedOutcome(), ruling)) {
            String what = "recorded as " + game.recorded() + "; " + ruling.text();
            to.add(incident(game, ruling, ruling.ply(), "recorded-otherwise", what, ""));
        }
        if (Survey.isRecordedButOpen(game.recordedOutcome(), ruling)) {
            String what = "recorded as " + game.recorded() + ", which nothing in the record brings about";
            to.add(incident(game, ruling, ruling.ply(), "recorded-but-open", what, ""));
        }
        if (ruling.afterEnd() > 0) {
            String what = "the record goes on for " + ruling.afterEnd() + (ruling.afterEnd() == 1 ? " ply" : " plies")
                    + " after the end; " + ruling.text();
            to.add(incident(game, ruling, ruling.ply(), "played-on", what, ""));
        }
    }

    /** That rulebooks differ on a game. */
    static Incident difference(SurveyedGame game, List<String> results) {
        Ruling first = game.rulings().getFirst();
        List<String> told = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            told.add(game.rulings().get(i).rulebook() + ": " + results.get(i));
        }
        return incident(game, first, first.ply(), Incident.DIFFERENCE, String.join("; ", told), "");
    }

    /** A claim is told by what could be claimed and how. */
    static String kind(Finding finding) {
        Object claim = finding.values().get("claim");
        if (claim == null) {
            return finding.kind();
        }
        return finding.kind() + " " + claim + (finding.values().containsKey("move") ? " announced" : "");
    }

    /** The game's own name for the type of a cycle where the finding has one, else the length of what came back. */
    private static String cycle(Finding finding) {
        Map<String, Object> values = finding.values();
        Object type = values.get("type");
        if (type != null) {
            return type.toString();
        }
        if (values.containsKey("same")
                && values.get("positions") instanceof List<?> positions
                && positions.size() > 1
                && positions.getLast() instanceof Integer last
                && positions.get(positions.size() - 2) instanceof Integer before) {
            return "cycle of " + (last - before) + " plies";
        }
        return "";
    }

    private static Incident incident(
            SurveyedGame game, Ruling ruling, int ply, String kind, String what, String cycle) {
        Map<String, String> tags = game.tags();
        String first = title(tags, ruling.seats().title(0));
        String second = title(tags, ruling.seats().title(1));
        String recorded = game.recorded();
        return new Incident(
                game.id(),
                ruling.rulebook(),
                tags.getOrDefault("Date", "?"),
                first + " – " + second,
                place(tags),
                ply,
                kind,
                what,
                cycle,
                ruling.summary(),
                recorded == null ? "" : recorded);
    }

    private static String title(Map<String, String> tags, String seat) {
        return tags.getOrDefault(seat, "?");
    }

    private static String place(Map<String, String> tags) {
        String site = tags.getOrDefault("Site", "");
        String event = tags.getOrDefault("Event", "");
        boolean known = !site.isEmpty() && !site.equals("?");
        return known ? site : event.equals("?") ? "" : event;
    }
}
