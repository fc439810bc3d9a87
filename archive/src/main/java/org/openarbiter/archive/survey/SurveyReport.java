package org.openarbiter.archive.survey;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;

/** One form of a survey: takes incidents as they arise and the counts at the end. */
public interface SurveyReport extends AutoCloseable {

    /** Adds an incident, with the boards of its game for reports that show them. */
    void incident(Incident incident, SurveyBoards<?> boards) throws IOException;

    /** Ends the report. */
    void finish(Survey survey) throws IOException;

    @Override
    void close() throws IOException;

    /** Counts, the largest first. */
    static List<Map.Entry<String, Integer>> byCount(Map<String, Integer> counts) {
        return counts.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed()).toList();
    }
}
