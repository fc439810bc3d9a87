package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;

/** Open values in JSON: the evidence of findings, positions, and what a case holds that is not understood yet. */
final class Values {
    private static final double LARGEST_EXACT = 1L << 53;

    private Values() {}

    /**
     * Writes a string, number, boolean, list or map of such, a {@link Value}, or null.
     *
     * @throws IllegalArgumentException if it is something else
     */
    static void write(JsonGenerator out, @Nullable Object value) throws IOException {
        switch (value) {
            case null -> out.writeNull();
            case String text -> out.writeString(text);
            case Boolean truth -> out.writeBoolean(truth);
            case Double number -> number(out, number);
            case Float number -> number(out, number);
            case Number number -> out.writeNumber(number.longValue());
            case Value read -> again(out, read);
            case List<?> list -> {
                out.writeStartArray();
                for (Object item : list) {
                    write(out, item);
                }
                out.writeEndArray();
            }
            case Map<?, ?> map -> {
                out.writeStartObject();
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    out.writeFieldName(String.valueOf(entry.getKey()));
                    write(out, entry.getValue());
                }
                out.writeEndObject();
            }
            default -> throw new IllegalArgumentException("no JSON for " + value.getClass());
        }
    }

    /** Writes a list of findings under a name; nothing if there are none and {@code always} is false. */
    static void findings(JsonGenerator out, String name, List<Finding> findings, boolean always, Words words) throws IOException {
        if (findings.isEmpty() && !always) {
            return;
        }
        out.writeArrayFieldStart(name);
        for (Finding finding : findings) {
            finding(out, finding, words);
        }
        out.writeEndArray();
    }

    /** Every finding names its plies: under {@code plies}, unless one of its own values does so already. */
    private static void finding(JsonGenerator out, Finding finding, Words words) throws IOException {
        Map<String, Object> values = finding.values(words);
        out.writeStartObject();
        out.writeStringField("kind", finding.kind());
        if (!names(values, finding.plies())) {
            out.writeFieldName("plies");
            write(out, finding.plies());
        }
        for (Map.Entry<String, Object> entry : values.entrySet()) {
            if (!entry.getKey().equals("kind") && !entry.getKey().equals("text")) {
                out.writeFieldName(entry.getKey());
                write(out, entry.getValue());
            }
        }
        Sentence cycle = words.isEnglish() ? null : finding.namedCycle();
        if (cycle != null) {
            out.writeStringField("typeText", words.say(cycle));
        }
        out.writeStringField("text", words.say(finding.sentence()));
        out.writeEndObject();
    }

    private static boolean names(Map<String, Object> values, List<Integer> plies) {
        return plies.isEmpty()
                || values.containsKey("plies")
                || values.containsValue(plies)
                || plies.size() == 1 && values.containsValue(plies.getFirst());
    }

    private static void number(JsonGenerator out, double number) throws IOException {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("no JSON for the number " + number);
        }
        if (number == Math.rint(number) && Math.abs(number) <= LARGEST_EXACT) {
            out.writeNumber((long) number);
        } else {
            out.writeNumber(number);
        }
    }

    private static void again(JsonGenerator out, Value value) throws IOException {
        switch (value) {
            case Value.Text text -> out.writeString(text.text());
            case Value.Numeral numeral -> out.writeNumber(numeral.text());
            case Value.Truth truth -> out.writeBoolean(truth.value());
            case Value.Nothing nothing -> out.writeNull();
            case Value.Items list -> write(out, list.items());
            case Value.Fields object -> {
                out.writeStartObject();
                for (Map.Entry<String, Value.Field> entry : object.fields().entrySet()) {
                    out.writeFieldName(entry.getKey());
                    again(out, entry.getValue().value());
                }
                out.writeEndObject();
            }
        }
    }
}
