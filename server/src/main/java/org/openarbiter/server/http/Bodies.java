package org.openarbiter.server.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Quotes;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.wire.JsonFault;

/** The bodies of requests and answers as JSON trees. */
public final class Bodies {
    private static final int DEEPEST = 64;
    private static final int LONGEST_NAME = 40;

    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private Bodies() {}

    /** An empty object. */
    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** A value of strings, numbers, booleans, lists and maps as a tree; a tree stays what it is. */
    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** A line of JSON that the program itself has written, as a tree. */
    public static JsonNode parsed(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("JSON of our own cannot be read", e);
        }
    }

    /** A line of JSON that the program itself has written, as part of what is written as it is, without being read again. */
    public static JsonNode written(String json) {
        return MAPPER.getNodeFactory().rawValueNode(new RawValue(json));
    }

    /** Answers with an object. */
    public static void answer(Context context, ObjectNode json) {
        context.contentType("application/json").result(json.toString());
    }

    /**
     * The object in a request's body.
     *
     * @throws ProblemException if there is none
     */
    public static ObjectNode read(byte[] body) {
        try {
            if (MAPPER.readTree(body) instanceof ObjectNode object) {
                if (!StandardCharsets.UTF_8.newEncoder().canEncode(object.toString())) {
                    // It could not be kept as it came.
                    throw Problem.of(Kind.BAD_REQUEST, "a string has half a surrogate pair in it, which is not a character").exception();
                }
                return object;
            }
            throw Problem.of(Kind.BAD_REQUEST, "the body is not a JSON object").exception();
        } catch (JsonProcessingException e) {
            String place = e.getLocation() == null
                    ? "" : "line " + e.getLocation().getLineNr() + ", column " + e.getLocation().getColumnNr() + ": ";
            throw Problem.of(Kind.BAD_REQUEST, place + reason(e)).exception();
        } catch (IOException e) {
            throw Problem.of(Kind.BAD_REQUEST, "the body could not be read to its end").exception();
        }
    }

    private static String reason(JsonProcessingException e) {
        String message = String.valueOf(e.getOriginalMessage());
        if (e instanceof StreamConstraintsException) {
            return "the JSON is nested more than " + DEEPEST + " deep, or has a number or a name that is too long";
        }
        if (e instanceof JsonEOFException) {
            return "the body ends in the middle of the JSON; expected one JSON object";
        }
        if (message.startsWith("Trailing token")) {
            return "more text after the object; expected one JSON object";
        }
        JsonFault fault = JsonFault.of(message);
        return message.startsWith("Duplicate field")
                ? "a field occurs twice in one object" : "not JSON: " + fault.found() + "; expected " + fault.expected();
    }

    /** A text field, or null if it is missing. */
    public static @Nullable String text(ObjectNode object, String field) {
        JsonNode value = object.get(field);
        if (value == null || value.isNull()) {
            return null;
        }
        if (!value.isTextual()) {
            throw Problem.of(Kind.BAD_REQUEST, "\"" + field + "\" is not a string").exception();
        }
        return value.textValue();
    }

    /** A field that has to be a whole number from 0 to {@link Integer#MAX_VALUE}. */
    public static int count(ObjectNode object, String field) {
        JsonNode value = object.get(field);
        if (value == null || !value.isInt() || value.intValue() < 0) {
            throw Problem.of(Kind.BAD_REQUEST, "\"" + field + "\" must be an integer from 0 to " + Integer.MAX_VALUE).exception();
        }
        return value.intValue();
    }

    /**
     * Refuses fields without a meaning: a misspelled field would otherwise be read as one left out.
     *
     * @throws ProblemException if there is one
     */
    public static void only(ObjectNode object, Set<String> known) {
        object.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                throw Problem.of(Kind.BAD_REQUEST, "unknown field \"" + shortened(name) + "\"; expected one of "
                        + String.join(", ", new TreeSet<>(known))).exception();
            }
        });
    }

    /** A name as it came, at a length that fits an answer. */
    static String shortened(String name) {
        return Quotes.cut(name, LONGEST_NAME);
    }
}
