package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;

/** Writes surveys as JSON, one object each. */
public final class SurveyJson {

    /** The schema that every survey names. */
    public static final String SCHEMA = "arbiter.survey/1";

    private SurveyJson() {}

    /** A survey as one line, without a line end. */
    public static String text(Survey survey) {
        return new Json().line(out -> write(out, survey));
    }

    private static void write(JsonGenerator out, Survey survey) throws IOException {
        out.writeStartObject();
        out.writeStringField("schema", SCHEMA);
        out.writeNumberField("games", survey.games());
        out.writeNumberField("unreadable", survey.unreadable());
        out.writeObjectFieldStart("rulebooks");
        for (String rulebook : survey.rulebooks()) {
            Survey.Tally tally = survey.tally(rulebook);
            out.writeObjectFieldStart(rulebook);
            counts(out, "endings", tally.endings());
            counts(out, "evidence", tally.evidence());
            out.writeNumberField("recordedOtherwise", tally.recordedOtherwise());
            out.writeNumberField("playedOn", tally.playedOn());
            out.writeNumberField("plies", tally.plies());
            out.writeEndObject();
        }
        out.writeEndObject();
        out.writeArrayFieldStart("differences");
        for (Survey.Difference difference : survey.differences()) {
            out.writeStartObject();
            out.writeStringField("game", difference.game());
            out.writeArrayFieldStart("results");
            for (String result : difference.results()) {
                out.writeString(result);
            }
            out.writeEndArray();
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeArrayFieldStart("incidents");
        for (Incident incident : survey.incidents()) {
            incident(out, incident);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void counts(JsonGenerator out, String name, Map<String, Integer> counts) throws IOException {
        out.writeObjectFieldStart(name);
        for (Map.Entry<String, Integer> count : counts.entrySet()) {
            out.writeNumberField(count.getKey(), count.getValue());
        }
        out.writeEndObject();
    }

    private static void incident(JsonGenerator out, Incident incident) throws IOException {
        out.writeStartObject();
        out.writeStringField("game", incident.game());
        out.writeStringField("rulebook", incident.rulebook());
        out.writeStringField("date", incident.date());
        out.writeStringField("players", incident.players());
        out.writeStringField("place", incident.place());
        out.writeNumberField("ply", incident.ply());
        out.writeStringField("kind", incident.kind());
        out.writeStringField("what", incident.what());
        out.writeStringField("cycle", incident.cycle());
        out.writeStringField("result", incident.result());
        out.writeStringField("recorded", incident.recorded());
        out.writeEndObject();
    }
}
