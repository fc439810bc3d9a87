package org.openarbiter.cli.judge;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openarbiter.archive.survey.SurveyBoards;
import org.openarbiter.archive.survey.SurveyReport;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;

/** A survey for the terminal: all counts, and the first incidents. */
final class SurveyText implements SurveyReport {
    /** An incident with its ply as people name it. */
    private record Shown(Incident incident, String ply, Words words) {}

    /** The value of a parameter that is left out. */
    private static final String NONE = "none";

    private final Terminal terminal;
    private final int shown;
    private final List<Path> whole;
    private final Language language;
    private final List<Shown> incidents = new ArrayList<>();
    private final List<Incident> differences = new ArrayList<>();

    /**
     * A survey for the terminal.
     *
     * @param shown how many incidents are shown, and how many differences between rulebooks
     * @param whole the files that list all of them
     * @param language the language of the incidents
     */
    SurveyText(Terminal terminal, int shown, List<Path> whole, Language language) {
        this.terminal = terminal;
        this.shown = shown;
        this.whole = whole;
        this.language = language;
    }

    @Override
    public void incident(Incident incident, SurveyBoards<?> boards) {
        if (incident.kind().equals(Incident.DIFFERENCE)) {
            if (differences.size() < shown) {
                differences.add(incident);
            }
        } else if (incidents.size() < shown) {
            Words words = boards.game().words(language);
            incidents.add(new Shown(incident, boards.nameOf(incident.ply(), words), words));
        }
    }

    @Override
    public void finish(Survey survey) {
        terminal.line(
                survey.games() + (survey.games() == 1 ? " game" : " games")
                        + (survey.unreadable() == 0 ? "" : ", " + survey.unreadable() + " unreadable"));
        survey.tallies().forEach(this::tally);
        terminal.line("");
        if (survey.compared() > 0) {
            terminal.line(survey.differences() + (survey.differences() == 1 ? " game" : " games") + " on which the rulebooks differ"
                    + first(survey.differences()));
            differences.forEach(difference -> terminal.line(Terminal.clean("  " + difference.game() + "  " + difference.what())));
            terminal.line("");
        }
        int others = survey.incidents() - survey.differences();
        terminal.line(others + (others == 1 ? " incident" : " incidents") + first(others));
        boolean several = survey.compared() > 0;
        incidents.forEach(row -> terminal.line(Terminal.clean("  " + line(row)
                + (several ? " [" + row.incident().rulebooks().stream().map(RulebookId::toString).collect(Collectors.joining(", ")) + "]" : ""))));
        int hidden = Math.max(0, others - shown) + Math.max(0, survey.differences() - shown);
        if (hidden > 0 && shown > 0) {
            terminal.line(Terminal.clean("  … " + hidden + " more" + (whole.isEmpty()
                    ? "; --html, --csv or --json OUT writes them all"
                    : ", all of them in " + String.join(", ", whole.stream().map(Path::toString).toList()))));
        }
    }

    private void tally(RulebookId rulebook, Survey.Tally tally) {
        terminal.line("");
        terminal.line(terminal.strong(rulebook.toString()) + "  " + tally.plies() + " plies judged");
        counts(tally.endings());
        if (!tally.evidence().isEmpty()) {
            terminal.line("  games with");
            counts(tally.evidence());
        }
        terminal.line("  recorded result differs from the ruling: " + tally.recordedOtherwise() + "; record goes on after the end: "
                + tally.playedOn());
    }

    private void counts(Map<String, Integer> counts) {
        SurveyReport.byCount(counts).forEach(count -> terminal.line(String.format("  %8d  %s", count.getValue(), count.getKey())));
    }

    private String first(int all) {
        return all > shown && shown > 0 ? "; the first " + shown + ":" : "";
    }

    private static String line(Shown row) {
        Incident incident = row.incident();
        boolean isSaid = incident.what().contains(incident.named().cycle());
        boolean isUnrecorded = incident.cycle().isEmpty() || incident.recorded().isEmpty();
        Sentence what = Common.say(
                "incident", "kind", incident.named().kind(), "what", incident.what(), "cycle", isSaid ? NONE : incident.named().cycle(),
                "forms", incident.forbiddenBy(),
                "recorded", isUnrecorded ? NONE : Common.say("recorded", "result", incident.recorded()));
        return incident.game() + "  " + incident.date() + "  " + incident.players() + "  " + row.ply() + "  " + row.words().say(what);
    }

    @Override
    public void close() {}
}
