package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;

/** Writes the value of a board as one JSON object. */
public final class SolutionJson {

    /** The schema that every solution names. */
    public static final String SCHEMA = "arbiter.solution/1";

    private SolutionJson() {}

    /**
     * One line of JSON, without a line end.
     *
     * @param lower what the first player is proved to get at least
     * @param upper what he is proved to get at most
     * @param line best plays for both; empty if the value is not known
     */
    public static String line(String board, String rules, double lower, double upper, List<String> line, long nodes) {
        return new Json().line(out -> {
            out.writeStartObject();
            out.writeStringField("schema", SCHEMA);
            out.writeStringField("board", board);
            out.writeStringField("rules", rules);
            out.writeBooleanField("solved", lower == upper);
            if (lower == upper) {
                number(out, "value", lower);
                out.writeStringField("best", line.isEmpty() ? "" : line.getFirst());
            }
            number(out, "lower", lower);
            number(out, "upper", upper);
            out.writeArrayFieldStart("line");
            for (String play : line) {
                out.writeString(play);
            }
            out.writeEndArray();
            out.writeNumberField("nodes", nodes);
            out.writeEndObject();
        });
    }

    private static void number(JsonGenerator out, String name, double value) throws IOException {
        if (value == Math.rint(value)) {
            out.writeNumberField(name, Math.round(value));
        } else {
            out.writeNumberField(name, value);
        }
    }
}
