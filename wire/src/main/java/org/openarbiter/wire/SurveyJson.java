package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;

/** Writes a survey as one JSON object: the incidents as they arise, the counts at the end. */
public final class SurveyJson implements AutoCloseable {

    /** The schema that every survey names. */
    public static final String SCHEMA = "arbiter.survey/1";

    private final JsonGenerator out;

    /** Begins a survey; the stream is closed with it. */
    public SurveyJson(OutputStream to) throws IOException {
        out = Json.FACTORY.createGenerator(to);
        out.writeStartObject();
        out.writeStringField("schema", SCHEMA);
        out.writeArrayFieldStart("incidents");
    }

    /** Adds an incident. */
    public void incident(Incident incident) throws IOException {
        out.writeStartObject();
        out.writeStringField("game", incident.game());
        strings("rulebooks", incident.rulebooks().stream().map(RulebookId::toString).toList());
        out.writeStringField("date", incident.date());
        out.writeStringField("players", incident.players());
        out.writeStringField("place", incident.place());
        out.writeNumberField("ply", incident.ply());
        out.writeStringField("kind", incident.kind());
        out.writeStringField("what", incident.what());
        out.writeStringField("cycle", incident.cycle());
        strings("forbiddenBy", incident.forbiddenBy());
        out.writeStringField("result", incident.result());
        out.writeStringField("recorded", incident.recorded());
        out.writeEndObject();
    }

    private void strings(String name, List<String> values) throws IOException {
        out.writeArrayFieldStart(name);
        for (String value : values) {
            out.writeString(value);
        }
        out.writeEndArray();
    }

    /** Ends the survey with its counts. */
    public void finish(Survey survey) throws IOException {
        out.writeEndArray();
        out.writeNumberField("games", survey.games());
        out.writeNumberField("unreadable", survey.unreadable());
        out.writeNumberField("differences", survey.differences());
        out.writeObjectFieldStart("rulebooks");
        for (Map.Entry<RulebookId, Survey.Tally> entry : survey.tallies().entrySet()) {
            Survey.Tally tally = entry.getValue();
            out.writeObjectFieldStart(entry.getKey().toString());
            counts("endings", tally.endings());
            counts("evidence", tally.evidence());
            out.writeNumberField("recordedOtherwise", tally.recordedOtherwise());
            out.writeNumberField("playedOn", tally.playedOn());
            out.writeNumberField("plies", tally.plies());
            out.writeEndObject();
        }
        out.writeEndObject();
        out.writeEndObject();
        out.writeRaw('\n');
    }

    private void counts(String name, Map<String, Integer> counts) throws IOException {
        out.writeObjectFieldStart(name);
        for (Map.Entry<String, Integer> count : counts.entrySet()) {
            out.writeNumberField(count.getKey(), count.getValue());
        }
        out.writeEndObject();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
