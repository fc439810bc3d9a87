package org.openarbiter.archive.survey;

import java.io.IOException;
import java.io.OutputStream;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;
import org.openarbiter.wire.SurveyJson;

/** A survey as a file with one JSON object. */
public final class SurveyJsonFile implements SurveyReport {
    private final SurveyJson json;

    /** A survey for a file, which is closed with the report. */
    public SurveyJsonFile(OutputStream to) throws IOException {
        json = new SurveyJson(to);
    }

    @Override
    public void incident(Incident incident, SurveyBoards<?> boards) throws IOException {
        json.incident(incident);
    }

    @Override
    public void finish(Survey survey) throws IOException {
        json.finish(survey);
    }

    @Override
    public void close() throws IOException {
        json.close();
    }
}
