package org.openarbiter.wire;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

/**
 * A JSON object on a line of its own, read by name and type: for what another module keeps in words of its own, such as the games
 * of a match.
 *
 * <p>A missing field, or one of another type, is reported with line and column.
 */
public final class PlainObject {
    private static final int MOST = 999_999_999;

    private final JsonLine line;
    private final FieldReader fields;

    private PlainObject(JsonLine line, FieldReader fields) {
        this.line = line;
        this.fields = fields;
    }

    /**
     * An object as one line, without a line end; fields in the order of the map.
     *
     * @param fields strings, numbers, truth values, lists and maps of such, and null
     * @throws IllegalArgumentException if there is something else among them, or a number that is none
     */
    public static String line(Map<String, ? extends @Nullable Object> fields) {
        return new Json().line(out -> Values.write(out, fields));
    }

    /**
     * Reads a line.
     *
     * @param number of the line in its file, from 1
     * @throws InputException if it holds no object
     */
    public static PlainObject read(String text, int number) throws InputException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        JsonLine line = JsonLine.of(new RawGame(number, number, bytes, 0, bytes.length));
        return new PlainObject(line, new FieldReader(line, line.read()));
    }

    /** The string under a name. */
    public String text(String name) throws InputException {
        return fields.needText(name, "a string").text();
    }

    /** The string under a name; null where there is none. */
    public @Nullable String textOrNull(String name) throws InputException {
        return fields.string(name);
    }

    /** The whole number from 0 to 999,999,999 under a name. */
    public int count(String name) throws InputException {
        return fields.needCount(name, MOST, "a whole number");
    }

    /** The whole number of at most 15 digits under a name. */
    public long number(String name) throws InputException {
        Value value = fields.need(name, "a whole number");
        if (!(value instanceof Value.Numeral numeral) || !numeral.text().matches("\\d{1,15}")) {
            throw line.fault(value.at(), value.noun() + " in " + JsonLine.quoted(name), "a whole number");
        }
        return Long.parseLong(numeral.text());
    }

    /** The truth value under a name; false where there is none. */
    public boolean truth(String name) throws InputException {
        return fields.truth(name);
    }

    /** The strings of the list under a name. */
    public List<String> texts(String name) throws InputException {
        fields.need(name, "a list of strings");
        return fields.strings(name);
    }

    /** The strings of the list under a name; null where there is none. */
    public @Nullable List<String> textsOrNull(String name) throws InputException {
        return fields.value(name) == null ? null : texts(name);
    }

    /** The whole numbers of the list under a name, each of at most 15 digits. */
    public List<Long> counts(String name) throws InputException {
        fields.need(name, "a list of numbers");
        List<Long> counts = new ArrayList<>();
        for (Value item : fields.items(name, "a list of numbers")) {
            if (!(item instanceof Value.Numeral numeral) || !numeral.text().matches("\\d{1,15}")) {
                throw line.fault(item.at(), item.noun() + " in " + JsonLine.quoted(name), "a whole number");
            }
            counts.add(Long.valueOf(numeral.text()));
        }
        return counts;
    }

    /** The error that what stands under a name makes no sense. */
    public InputException fault(String name, String found, String expected) {
        Value value = fields.value(name);
        return value == null ? new InputException(line.number(), 0, found, expected) : line.fault(value.at(), found, expected);
    }
}
