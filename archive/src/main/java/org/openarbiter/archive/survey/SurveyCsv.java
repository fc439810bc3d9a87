package org.openarbiter.archive.survey;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;

/**
 * The incidents of a survey as comma-separated values, with a heading (RFC 4180).
 *
 * <p>Spreadsheets run a cell that begins with {@code =}, {@code +}, {@code -} or {@code @} as a formula, and the cells come from strangers'
 * records. Such a cell gets an apostrophe in front, and control characters become U+FFFD
 * (<a href="https://owasp.org/www-community/attacks/CSV_Injection">OWASP, CSV Injection</a>).
 */
public final class SurveyCsv implements SurveyReport {
    /** The columns, in the order of {@link #cells}. */
    public static final List<String> COLUMNS = List.of(
            "game", "rulebooks", "date", "players", "place", "ply", "move", "kind", "what", "cycle", "forbidden by", "result", "recorded");

    private static final String FORMULA = "=+-@";

    private final Writer out;

    /** Incidents for a file, which is closed with the report. */
    public SurveyCsv(Writer to) throws IOException {
        out = to;
        line(COLUMNS);
    }

    /** An incident, column by column. */
    public static List<String> cells(Incident incident, SurveyBoards<?> boards) {
        return List.of(
                incident.game(), String.join("; ", incident.rulebooks().stream().map(RulebookId::toString).toList()), incident.date(),
                incident.players(), incident.place(),
                Integer.toString(incident.ply()), boards.moveAt(incident.ply()), incident.kind(), incident.what(), incident.cycle(),
                String.join("; ", incident.forbiddenBy()), incident.result(), incident.recorded());
    }

    @Override
    public void incident(Incident incident, SurveyBoards<?> boards) throws IOException {
        line(cells(incident, boards));
    }

    private void line(List<String> cells) throws IOException {
        out.write(String.join(",", cells.stream().map(SurveyCsv::harmless).map(SurveyCsv::quoted).toList()));
        out.write("\r\n");
    }

    private static String harmless(String cell) {
        StringBuilder clean = new StringBuilder(cell.length() + 1);
        if (!cell.isEmpty() && FORMULA.indexOf(cell.charAt(0)) >= 0) {
            clean.append('\'');
        }
        cell.chars().map(c -> Character.isISOControl(c) ? '\uFFFD' : c).forEach(c -> clean.append((char) c));
        return clean.toString();
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"');
        return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }

    @Override
    public void finish(Survey survey) {}

    @Override
    public void close() throws IOException {
        out.close();
    }
}
