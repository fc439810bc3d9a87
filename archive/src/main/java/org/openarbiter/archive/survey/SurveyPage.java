package org.openarbiter.archive.survey;

import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;
import org.openarbiter.wire.JsonText;

/**
 * A survey as a page: the counts, then the incidents in a table that can be sorted and filtered, each with its board.
 *
 * <p>A short list stands in the page itself. A longer one lies in a folder beside it, as scripts, because a page that is opened from
 * a disk may load nothing else: {@code rows.js}, and the boards in parts that the page loads when one of them is asked for.
 */
public final class SurveyPage implements SurveyReport {
    /** How many incidents the page itself holds at most, and how many boards a part holds. */
    static final int PART = 500;

    private static final String ROWS = "survey.rows = [\n";
    private static final String END = "];\n";

    private final Path to;
    private final Output output;
    private final Path folder;
    private final BitSet filled = new BitSet();
    private List<String> rows = new ArrayList<>();
    private List<String> boards = new ArrayList<>();
    private int part;
    private @Nullable Writer rowsFile;

    /**
     * A page.
     *
     * @param to its file; the folder of a long list lies beside it
     */
    public SurveyPage(Path to, Output output) throws IOException {
        this.to = to;
        this.output = output;
        this.folder = to.resolveSibling(folderName(to));
        write(to, "");
    }

    /** {@code survey.html} has its data in {@code survey.data}. */
    private static String folderName(Path page) {
        String name = String.valueOf(page.getFileName());
        int dot = name.lastIndexOf('.');
        return (dot > 0 ? name.substring(0, dot) : name) + ".data";
    }

    @Override
    public void incident(Incident incident, SurveyBoards<?> game) throws IOException {
        if (boards.size() == PART) {
            spill();
        }
        List<String> cells = SurveyCsv.cells(incident, game);
        for (int i = 0; i < cells.size(); i++) {
            if (!cells.get(i).isEmpty()) {
                filled.set(i);
            }
        }
        rows.add(array(cells));
        boards.add(JsonText.quoted(game.at(incident.ply())));
    }

    /** Writes the boards that wait, and the rows with them, into the folder. */
    private void spill() throws IOException {
        Writer open = rowsFile;
        if (open == null) {
            open = openFolder();
            rowsFile = open;
        }
        for (String row : rows) {
            open.write(row + ",\n");
        }
        rows = new ArrayList<>();
        write(folder.resolve("boards-" + part + ".js"), "survey.boards[" + part + "] = [\n" + String.join(",\n", boards) + "];\n");
        boards = new ArrayList<>();
        part++;
    }

    private Writer openFolder() throws IOException {
        output.folder(folder, "boards-*.js");
        Writer opened = output.text(folder.resolve("rows.js"));
        opened.write(ROWS);
        return opened;
    }

    @Override
    public void finish(Survey survey) throws IOException {
        String data;
        if (rowsFile == null) {
            data = "<script>\n" + ROWS + String.join(",\n", rows) + END + "survey.boards[0] = [\n" + String.join(",\n", boards) + "];\n</script>";
        } else {
            spill();
            rowsFile.write(END);
            rowsFile.close();
            data = "<script src=\"" + escaped(String.valueOf(folder.getFileName())) + "/rows.js\"></script>";
        }
        int incidents = survey.incidents();
        String page = template()
                .replace("/*SETTINGS*/null", settings(survey.tallies().size() > 1))
                .replace("<!--TALLIES-->", tallies(survey))
                .replace("<!--COUNT-->", incidents == 1 ? "1 incident" : incidents + " incidents")
                .replace("<!--DATA-->", data);
        write(to, page);
    }

    /** Columns that are empty throughout are left out, and so is the rulebook where there is one. */
    private String settings(boolean several) {
        List<String> shown = filled.stream()
                .filter(column -> several || !SurveyCsv.COLUMNS.get(column).equals("rulebooks"))
                .mapToObj(Integer::toString).toList();
        return "{columns: " + array(SurveyCsv.COLUMNS) + ", shown: [" + String.join(", ", shown) + "], folder: "
                + JsonText.quoted(String.valueOf(folder.getFileName())) + ", chunk: " + PART + "}";
    }

    private void write(Path file, String text) throws IOException {
        try (Writer out = output.text(file)) {
            out.write(text);
        }
    }

    private static String array(List<String> values) {
        return "[" + String.join(",", values.stream().map(JsonText::quoted).toList()) + "]";
    }

    private static String template() throws IOException {
        try (InputStream in = Objects.requireNonNull(SurveyPage.class.getResourceAsStream("survey.html"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String tallies(Survey survey) {
        StringBuilder page = new StringBuilder();
        page.append("<p>").append(survey.games()).append(" games, ").append(survey.unreadable()).append(" unreadable.</p>\n");
        for (Map.Entry<RulebookId, Survey.Tally> entry : survey.tallies().entrySet()) {
            section(entry.getKey(), entry.getValue(), page);
        }
        if (survey.tallies().size() > 1) {
            page.append("<p>Games on which the rulebooks differ: ").append(survey.differences()).append(".</p>\n");
        }
        return page.toString();
    }

    private static void section(RulebookId rulebook, Survey.Tally tally, StringBuilder page) {
        page.append("<section>\n<h2>").append(escaped(rulebook.toString())).append("</h2>\n<div class=\"tallies\">\n");
        table("how they ended", tally.endings(), page);
        table("games with", tally.evidence(), page);
        page.append("</div>\n<p>Recorded result differs from the ruling: ").append(tally.recordedOtherwise())
                .append(". Record goes on after the end: ").append(tally.playedOn())
                .append(". Plies judged: ").append(tally.plies()).append(".</p>\n</section>\n");
    }

    private static void table(String caption, Map<String, Integer> counts, StringBuilder page) {
        if (counts.isEmpty()) {
            return;
        }
        page.append("<table><caption>").append(caption).append("</caption>\n");
        for (Map.Entry<String, Integer> count : SurveyReport.byCount(counts)) {
            page.append("<tr><td class=\"n\">").append(count.getValue()).append("</td><td>").append(escaped(count.getKey())).append("</td></tr>\n");
        }
        page.append("</table>\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    @Override
    public void close() throws IOException {
        Writer open = rowsFile;
        if (open != null) {
            open.close();
        }
    }
}
