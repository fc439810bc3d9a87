package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Quotes;
import org.openarbiter.rules.core.record.RawGame;

/**
 * A line of text that should be one JSON object: its place in the file, and the columns of what stands in it.
 *
 * <p>Columns count code points, from 1; a byte order mark is none.
 */
final class JsonLine {
    private static final int LONGEST_QUOTE = 40;
    private static final int UNKNOWN = -1;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

    private final long number;
    private final String text;
    /** The latest place of which the column was asked for: a line may have many faults, and the next one mostly comes behind it. */
    private Counted counted = new Counted(0, 0);

    /** A place, and the number of code points before it. */
    private record Counted(int at, int codePoints) {}

    private JsonLine(long number, String text) {
        this.number = number;
        this.text = text;
    }

    /** The line that was cut out as {@code raw}. */
    static JsonLine of(RawGame raw) throws InputException {
        int length = raw.to() - raw.from();
        if (length > Json.LONGEST_LINE) {
            throw new InputException(
                    raw.line(), 0, "the line is longer than " + Json.LONGEST_LINE + " bytes", "one game on the line");
        }
        String text = new String(raw.bytes(), raw.from(), length, StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') >= 0) {
            refuseMalformed(raw);
        }
        if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
            text = text.substring(1);
        }
        return new JsonLine(raw.line(), text);
    }

    private static void refuseMalformed(RawGame raw) throws InputException {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        ByteBuffer bytes = ByteBuffer.wrap(raw.bytes(), raw.from(), raw.to() - raw.from());
        CharBuffer decoded = CharBuffer.allocate(bytes.remaining());
        if (decoder.decode(bytes, decoded, true).isError()) {
            String before = decoded.flip().toString();
            int mark = !before.isEmpty() && before.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
            throw new InputException(
                    raw.line(), before.codePointCount(mark, before.length()) + 1, "a byte that is not UTF-8", "UTF-8 text");
        }
    }

    /** What the line holds. */
    Value.Fields read() throws InputException {
        try (JsonParser parser = Json.FACTORY.createParser(text)) {
            parser.nextToken();
            Value value = value(parser);
            if (!(value instanceof Value.Fields fields)) {
                throw fault(value.at(), value.noun(), "a JSON object");
            }
            if (parser.nextToken() != null) {
                throw fault(place(parser), "more text after the object", "one JSON object on the line");
            }
            return fields;
        } catch (StreamConstraintsException e) {
            throw fault(Math.min(place(e), text.length()), bound(e), "a smaller case");
        } catch (JsonProcessingException e) {
            int at = place(e);
            if (at >= text.stripTrailing().length()) {
                throw fault(
                        text.stripTrailing().length(), "the line ends in the middle of the JSON", "one JSON object on the line");
            }
            JsonFault fault = JsonFault.of(String.valueOf(e.getOriginalMessage()));
            throw fault(at, "not JSON: " + fault.found(), fault.expected());
        } catch (IOException e) {
            throw new UncheckedIOException("a string reader does not fail", e);
        }
    }

    private static String bound(StreamConstraintsException e) {
        String message = e.getOriginalMessage();
        if (message.contains("depth")) {
            return "values nested more than " + Json.DEEPEST + " deep";
        }
        return message.contains("oken") ? "more than " + Json.MOST_TOKENS + " values" : "a name or number of excessive length";
    }

    private Value value(JsonParser parser) throws IOException, InputException {
        int at = place(parser);
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw fault(at, "nothing", "a JSON object");
        }
        return switch (token) {
            case START_OBJECT -> fields(parser, at);
            case START_ARRAY -> {
                List<Value> items = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    items.add(value(parser));
                }
                yield new Value.Items(at, items);
            }
            case VALUE_STRING -> new Value.Text(at, whole(parser.getText(), at));
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Value.Numeral(at, parser.getText());
            case VALUE_TRUE -> new Value.Truth(at, true);
            case VALUE_FALSE -> new Value.Truth(at, false);
            case VALUE_NULL -> new Value.Nothing(at);
            default -> throw new IllegalStateException("no value begins with " + token);
        };
    }

    private Value.Fields fields(JsonParser parser, int at) throws IOException, InputException {
        Map<String, Value.Field> fields = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            int nameAt = place(parser);
            String name = whole(parser.getText(), nameAt);
            parser.nextToken();
            if (fields.put(name, new Value.Field(nameAt, value(parser))) != null) {
                throw fault(nameAt, quoted(name) + " for the second time", "each name once in an object");
            }
        }
        return new Value.Fields(at, fields);
    }

    /** Half a surrogate pair can be written in JSON as an escape, but it is no text, and no file could hold it afterwards. */
    private String whole(String decoded, int at) throws InputException {
        int codePoint;
        for (int i = 0; i < decoded.length(); i += Character.charCount(codePoint)) {
            codePoint = decoded.codePointAt(i);
            if (Character.getType(codePoint) == Character.SURROGATE) {
                throw fault(at, "a string with half a surrogate pair", "Unicode text");
            }
        }
        return decoded;
    }

    private static int place(JsonParser parser) {
        return (int) Math.max(0, parser.currentTokenLocation().getCharOffset());
    }

    private static int place(JsonProcessingException e) {
        return e.getLocation() == null ? UNKNOWN : (int) Math.max(0, e.getLocation().getCharOffset());
    }

    /** The error that something is wrong at a place in this line. */
    InputException fault(int at, String found, String expected) {
        return new InputException(number, column(at), found, expected);
    }

    /** An error that was found in a text of which this line holds the JSON string. */
    InputException faultWithin(Value.Text value, InputException inner) {
        int at = inner.column() == 0 ? value.at() : written(value, inner.column() - 1);
        return fault(at, inner.message(), inner.expected());
    }

    /** Where a character of a string stands in the line, escapes considered. */
    private int written(Value.Text value, int codePoints) {
        int at = value.at() + 1;
        for (int i = 0; i < codePoints && text.charAt(at) != '"'; i++) {
            if (text.charAt(at) != '\\') {
                at = text.offsetByCodePoints(at, 1);
            } else {
                at += text.charAt(at + 1) == 'u' ? 6 : 2;
            }
        }
        return at;
    }

    /** The column of a place; 0 if the place is unknown. */
    int column(int at) {
        if (at == UNKNOWN) {
            return 0;
        }
        int place = Math.min(at, text.length());
        Counted from = counted.at <= place ? counted : new Counted(0, 0);
        counted = new Counted(place, from.codePoints + text.codePointCount(from.at, place));
        return counted.codePoints + 1;
    }

    /** The number of the line in its file. */
    long number() {
        return number;
    }

    /** A text in quotation marks, cut to a bearable length, without control characters. */
    static String quoted(@Nullable String text) {
        return '"' + CONTROL.matcher(Quotes.cut(String.valueOf(text), LONGEST_QUOTE)).replaceAll("?") + '"';
    }
}
