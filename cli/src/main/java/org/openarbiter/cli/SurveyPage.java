package org.openarbiter.cli;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;

/**
 * A survey as one page that needs nothing else to be shown: the counts first, then the incidents.
 *
 * <p>The counts are known last, so the rows of incidents wait in a file of their own.
 */
final class SurveyPage implements SurveyReport {
    private static final String HEAD = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>How the games ended</title>
            <style>
            :root { color-scheme: light dark; --line: #8884; --faint: #8889; }
            body { font: 15px/1.5 system-ui, sans-serif; margin: 0; }
            main { max-width: 78rem; margin: 2rem auto; padding: 0 1.5rem; }
            h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
            .tallies { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 2.5rem; }
            table { border-collapse: collapse; } caption { text-align: left; color: var(--faint); }
            td, th { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
            td.n { text-align: right; font-variant-numeric: tabular-nums; }
            .wide { overflow-x: auto; width: calc(100vw - 4rem); margin-left: calc(50% - 50vw + 2rem); }
            .wide table { font-size: 13px; min-width: 75rem; }
            .wide td:nth-child(1) { min-width: 10rem; overflow-wrap: anywhere; }
            .wide td:nth-child(8) { min-width: 22rem; } .wide th { white-space: nowrap; }
            </style>
            </head>
            <body>
            <main>
            <h1>How the games ended</h1>
            """;

    private final Path to;
    private final Path rowsFile;
    private final Writer rows;

    SurveyPage(Path to) throws IOException {
        this.to = to;
        OutputFiles.write(to, "");
        rowsFile = Files.createTempFile("arbiter-survey", ".rows");
        rows = Files.newBufferedWriter(rowsFile);
    }

    @Override
    public void incident(Incident incident) throws IOException {
        rows.write("<tr>");
        for (String cell : SurveyCsv.cells(incident)) {
            rows.write("<td>" + escaped(cell) + "</td>");
        }
        rows.write("</tr>\n");
    }

    @Override
    public void finish(Survey survey) throws IOException {
        rows.close();
        try (Writer page = OutputFiles.openText(to);
                Reader read = Files.newBufferedReader(rowsFile)) {
            page.write(HEAD);
            page.write("<p>" + survey.games() + " games, " + survey.unreadable() + " unreadable.</p>\n");
            for (Map.Entry<String, Survey.Tally> entry : survey.tallies().entrySet()) {
                section(entry.getKey(), entry.getValue(), page);
            }
            if (survey.tallies().size() > 1) {
                page.write("<p>Games on which the rulebooks differ: " + survey.differences() + ".</p>\n");
            }
            page.write("<h2>" + survey.incidents() + " incidents</h2>\n<div class=\"wide\"><table><tr>");
            for (String column : SurveyCsv.COLUMNS) {
                page.write("<th>" + column + "</th>");
            }
            page.write("</tr>\n");
            read.transferTo(page);
            page.write("</table></div>\n</main>\n</body>\n</html>\n");
        }
    }

    private static void section(String rulebook, Survey.Tally tally, Writer page) throws IOException {
        page.write("<section>\n<h2>" + escaped(rulebook) + "</h2>\n<div class=\"tallies\">\n");
        table("how they ended", tally.endings(), page);
        table("games with", tally.evidence(), page);
        page.write("</div>\n<p>Recorded otherwise: " + tally.recordedOtherwise() + ". Played on after the end: " + tally.playedOn()
                + ". Plies judged: " + tally.plies() + ".</p>\n</section>\n");
    }

    private static void table(String caption, Map<String, Integer> counts, Writer page) throws IOException {
        if (counts.isEmpty()) {
            return;
        }
        page.write("<table><caption>" + caption + "</caption>\n");
        for (Map.Entry<String, Integer> count : SurveyText.byCount(counts)) {
            page.write("<tr><td class=\"n\">" + count.getValue() + "</td><td>" + escaped(count.getKey()) + "</td></tr>\n");
        }
        page.write("</table>\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    @Override
    public void close() throws IOException {
        rows.close();
        Files.deleteIfExists(rowsFile);
    }
}
