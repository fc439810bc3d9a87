package org.openarbiter.cli;

import java.util.List;
import java.util.Map;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;
import org.openarbiter.wire.SurveyJson;

/** A survey as text, as comma-separated values, as JSON and as a page. */
final class SurveyReport {
    private static final List<String> COLUMNS = List.of(
            "game", "rulebook", "date", "players", "place", "ply", "kind", "what", "cycle", "result", "recorded");

    private SurveyReport() {}

    /** For the terminal. */
    static void text(Survey survey, int incidents, Terminal terminal) {
        terminal.line(survey.games() + " games" + (survey.unreadable() == 0 ? "" : ", " + survey.unreadable() + " of them unreadable"));
        for (String rulebook : survey.rulebooks()) {
            Survey.Tally tally = survey.tally(rulebook);
            terminal.line("");
            terminal.line(terminal.strong(rulebook) + "  " + tally.plies() + " plies judged");
            counts(tally.endings(), terminal);
            if (!tally.evidence().isEmpty()) {
                terminal.line("  games with");
                counts(tally.evidence(), terminal);
            }
            terminal.line("  recorded otherwise " + tally.recordedOtherwise() + ", played on after the end " + tally.playedOn());
        }
        if (survey.rulebooks().size() > 1) {
            terminal.line("");
            terminal.line(survey.differences().size() + " games on which the rulebooks differ");
            survey.differences().stream().limit(incidents).forEach(difference ->
                    terminal.line("  " + difference.game() + "  " + String.join(" | ", difference.results())));
        }
        terminal.line("");
        terminal.line(survey.incidents().size() + " incidents"
                + (survey.incidents().size() > incidents ? ", the first " + incidents + " of them" : ""));
        survey.incidents().stream().limit(incidents).forEach(incident -> terminal.line("  " + line(incident)));
    }

    private static void counts(Map<String, Integer> counts, Terminal terminal) {
        counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .forEach(entry -> terminal.line(String.format("  %8d  %s", entry.getValue(), entry.getKey())));
    }

    private static String line(Incident incident) {
        return incident.game() + "  " + incident.date() + "  " + incident.players() + "  ply " + incident.ply() + "  "
                + incident.kind() + ": " + incident.what() + (incident.cycle().isEmpty() ? "" : " (" + incident.cycle() + ")");
    }

    /** The incidents, one a line, with a heading (RFC 4180). */
    static String csv(Survey survey) {
        StringBuilder csv = new StringBuilder(String.join(",", COLUMNS)).append("\r\n");
        for (Incident incident : survey.incidents()) {
            List<String> cells = cells(incident);
            for (int i = 0; i < cells.size(); i++) {
                csv.append(i == 0 ? "" : ",").append(quoted(cells.get(i)));
            }
            csv.append("\r\n");
        }
        return csv.toString();
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }

    private static List<String> cells(Incident incident) {
        return List.of(
                incident.game(), incident.rulebook(), incident.date(), incident.players(), incident.place(),
                Integer.toString(incident.ply()), incident.kind(), incident.what(), incident.cycle(), incident.result(),
                incident.recorded());
    }

    /** All of it as one JSON object. */
    static String json(Survey survey) {
        return SurveyJson.text(survey);
    }

    /** All of it as one page that needs nothing else to be shown. */
    static String html(Survey survey) {
        StringBuilder page = new StringBuilder(HEAD);
        page.append("<p>").append(survey.games()).append(" games, ").append(survey.unreadable()).append(" unreadable.</p>\n");
        for (String rulebook : survey.rulebooks()) {
            Survey.Tally tally = survey.tally(rulebook);
            page.append("<section>\n<h2>").append(escaped(rulebook)).append("</h2>\n<div class=\"tallies\">\n");
            table("how they ended", tally.endings(), page);
            table("games with", tally.evidence(), page);
            page.append("</div>\n<p>Recorded otherwise: ").append(tally.recordedOtherwise()).append(". Played on after the end: ")
                    .append(tally.playedOn()).append(". Plies judged: ").append(tally.plies()).append(".</p>\n</section>\n");
        }
        differences(survey, page);
        incidents(survey, page);
        return page.append("</main>\n</body>\n</html>\n").toString();
    }

    private static final String HEAD = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>How the games ended</title>
            <style>
            :root { color-scheme: light dark; --line: #8884; --faint: #8888; }
            body { font: 15px/1.5 system-ui, sans-serif; margin: 0; }
            main { max-width: 78rem; margin: 2rem auto; padding: 0 1.5rem; }
            h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
            .tallies { display: flex; flex-wrap: wrap; gap: 2.5rem; }
            table { border-collapse: collapse; } caption { text-align: left; color: var(--faint); }
            td, th { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
            td.n { text-align: right; font-variant-numeric: tabular-nums; }
            .wide { overflow-x: auto; } .wide table { font-size: 13px; min-width: 75rem; }
            .wide td:nth-child(8) { min-width: 22rem; }
            </style>
            </head>
            <body>
            <main>
            <h1>How the games ended</h1>
            """;

    private static void table(String caption, Map<String, Integer> counts, StringBuilder page) {
        if (counts.isEmpty()) {
            return;
        }
        page.append("<table><caption>").append(caption).append("</caption>\n");
        counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .forEach(entry -> page.append("<tr><td class=\"n\">").append(entry.getValue()).append("</td><td>")
                        .append(escaped(entry.getKey())).append("</td></tr>\n"));
        page.append("</table>\n");
    }

    private static void differences(Survey survey, StringBuilder page) {
        if (survey.rulebooks().size() < 2) {
            return;
        }
        page.append("<h2>").append(survey.differences().size())
                .append(" games on which the rulebooks differ</h2>\n<div class=\"wide\"><table><tr><th>game</th>");
        survey.rulebooks().forEach(rulebook -> page.append("<th>").append(escaped(rulebook)).append("</th>"));
        page.append("</tr>\n");
        for (Survey.Difference difference : survey.differences()) {
            page.append("<tr><td>").append(escaped(difference.game())).append("</td>");
            difference.results().forEach(result -> page.append("<td>").append(escaped(result)).append("</td>"));
            page.append("</tr>\n");
        }
        page.append("</table></div>\n");
    }

    private static void incidents(Survey survey, StringBuilder page) {
        page.append("<h2>").append(survey.incidents().size()).append(" incidents</h2>\n<div class=\"wide\"><table><tr>");
        COLUMNS.forEach(column -> page.append("<th>").append(column).append("</th>"));
        page.append("</tr>\n");
        for (Incident incident : survey.incidents()) {
            page.append("<tr>");
            cells(incident).forEach(cell -> page.append("<td>").append(escaped(cell)).append("</td>"));
            page.append("</tr>\n");
        }
        page.append("</table></div>\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
