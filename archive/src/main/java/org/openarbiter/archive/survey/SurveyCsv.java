package org.openarbiter.archive.survey;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.openarbiter.archive.file.CsvLine;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;

/** The incidents of a survey as {@linkplain CsvLine comma-separated values}, with a heading. */
public final class SurveyCsv implements SurveyReport {
    /** The columns, in the order of {@link #cells}. */
    public static final List<String> COLUMNS = List.of(
            "game", "rulebooks", "date", "players", "place", "ply", "move", "kind", "what", "cycle", "forbidden by", "result", "recorded");

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
        out.write(CsvLine.of(cells));
    }

    @Override
    public void finish(Survey survey) {}

    @Override
    public void close() throws IOException {
        out.close();
    }
}
