package org.openarbiter.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;
import org.openarbiter.wire.SurveyJson;

/** A survey as a file with one JSON object. */
final class SurveyJsonFile implements SurveyReport {
    private final SurveyJson json;

    SurveyJsonFile(Path to) throws IOException {
        json = new SurveyJson(OutputFiles.open(to));
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
