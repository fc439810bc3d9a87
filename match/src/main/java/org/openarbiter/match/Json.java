package org.openarbiter.match;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values as JSON and back: maps, lists, texts, numbers, truths. */
final class Json {
    private static final JsonFactory FACTORY = new JsonFactory();

    private Json() {}

    /** An object that was read; what it lacks, or holds otherwise than asked for, is told. */
    record Fields(Map<?, ?> values) {

        /** A value of a type. */
        <T> T get(String name, Class<T> type) throws IOException {
            Object value = values.get(name);
            if (!type.isInstance(value)) {
                throw new IOException("no " + name + " as it should be");
            }
            return type.cast(value);
        }

        /** A list of values of a type. */
        <T> List<T> list(String name, Class<T> type) throws IOException {
            return listOf(get(name, List.class), name, type);
        }

        /** The values of a list, which must be of a type. */
        static <T> List<T> listOf(List<?> list, String name, Class<T> type) throws IOException {
            List<T> typed = new ArrayList<>();
            for (Object item : list) {
                if (!type.isInstance(item)) {
                    throw new IOException("no " + name + " as they should be");
                }
                typed.add(type.cast(item));
            }
            return typed;
        }

        /** A text; null where there is none. */
        @Nullable String textOrNull(String name) {
            return values.get(name) instanceof String text ? text : null;
        }
    }

    /** The object of a line. */
    static Fields fields(String line) throws IOException {
        if (read(line) instanceof Map<?, ?> values) {
            return new Fields(values);
        }
        throw new IOException("no object");
    }

    /** A value as one line. */
    static String line(Object value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(text)) {
            write(out, value);
        } catch (IOException e) {
            throw new UncheckedIOException("a string writer does not fail", e);
        }
        return text.toString();
    }

    private static void write(JsonGenerator out, @Nullable Object value) throws IOException {
        switch (value) {
            case null -> out.writeNull();
            case String text -> out.writeString(text);
            case Boolean truth -> out.writeBoolean(truth);
            case Integer number -> out.writeNumber(number);
            case Long number -> out.writeNumber(number);
            case Double number when Double.isNaN(number) || Double.isInfinite(number) -> out.writeNull();
            case Double number -> out.writeNumber(number);
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

    /**
     * The value of a line; numbers come back as {@code Long} or {@code Double}.
     *
     * @throws IOException if it is no JSON
     */
    static @Nullable Object read(String line) throws IOException {
        try (JsonParser parser = FACTORY.createParser(line)) {
            parser.nextToken();
            return value(parser);
        }
    }

    private static @Nullable Object value(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw new IOException("the line ends in the middle of a value");
        }
        return switch (token) {
            case START_OBJECT -> {
                Map<String, @Nullable Object> map = new LinkedHashMap<>();
                while (parser.nextToken() == JsonToken.FIELD_NAME) {
                    String name = parser.currentName();
                    parser.nextToken();
                    map.put(name, value(parser));
                }
                yield map;
            }
            case START_ARRAY -> {
                List<@Nullable Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(parser));
                }
                yield list;
            }
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> throw new IOException("no value begins with " + token);
        };
    }
}
