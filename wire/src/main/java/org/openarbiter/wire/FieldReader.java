package org.openarbiter.wire;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.words.Listing;

/**
 * Reads the fields of one JSON object by name and type, and knows in the end which fields were never read.
 *
 * <p>A field that is {@code null} counts as missing.
 */
final class FieldReader {
    private final JsonLine line;
    private final Value.Fields object;
    private final Set<String> known = new LinkedHashSet<>();

    FieldReader(JsonLine line, Value.Fields object) {
        this.line = line;
        this.object = object;
    }

    /** The value under a name, or null. */
    @Nullable Value value(String name) {
        known.add(name);
        Value.Field field = object.fields().get(name);
        return field == null || field.value() instanceof Value.Nothing ? null : field.value();
    }

    /** The string under a name, or null. */
    Value.@Nullable Text text(String name) throws InputException {
        Value value = value(name);
        return value == null ? null : text(name, value);
    }

    /** The string under a name, or null. */
    @Nullable String string(String name) throws InputException {
        Value.Text text = text(name);
        return text == null ? null : text.text();
    }

    /** The string under a name that must be there. */
    Value.Text needText(String name, String expected) throws InputException {
        return text(name, need(name, expected));
    }

    /** The value under a name that must be there. */
    Value need(String name, String expected) throws InputException {
        Value value = value(name);
        if (value == null) {
            throw line.fault(object.at(), "no " + JsonLine.quoted(name), expected);
        }
        return value;
    }

    /** A whole number from 0 to {@code most} that must be there. */
    int needCount(String name, int most, String expected) throws InputException {
        Value value = need(name, expected);
        if (value instanceof Value.Numeral numeral && numeral.text().matches("\\d{1,9}")) {
            int count = Integer.parseInt(numeral.text());
            if (count <= most) {
                return count;
            }
        }
        String found = value instanceof Value.Numeral numeral ? JsonLine.quoted(numeral.text()).replace("\"", "") : value.noun();
        throw line.fault(value.at(), JsonLine.quoted(name) + " is " + found, expected);
    }

    /** The truth value under a name; false where there is none. */
    boolean truth(String name) throws InputException {
        Value value = value(name);
        if (value == null) {
            return false;
        }
        if (!(value instanceof Value.Truth truth)) {
            throw wrong(name, value, "true or false");
        }
        return truth.value();
    }

    /** The strings under a name; none where there is no such field. */
    List<String> strings(String name) throws InputException {
        return texts(name).stream().map(Value.Text::text).toList();
    }

    /** The same with their places. */
    List<Value.Text> texts(String name) throws InputException {
        List<Value.Text> texts = new ArrayList<>();
        for (Value item : items(name, "a list of strings")) {
            if (!(item instanceof Value.Text text)) {
                throw line.fault(item.at(), item.noun() + " in " + JsonLine.quoted(name), "a string");
            }
            texts.add(text);
        }
        return texts;
    }

    /** The items of a list under a name; none where there is no such field. */
    List<Value> items(String name, String expected) throws InputException {
        Value value = value(name);
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof Value.Items list)) {
            throw wrong(name, value, expected);
        }
        return list.items();
    }

    /** The object under a name, or null. */
    Value.@Nullable Fields object(String name) throws InputException {
        Value value = value(name);
        if (value == null) {
            return null;
        }
        if (!(value instanceof Value.Fields fields)) {
            throw wrong(name, value, "an object");
        }
        return fields;
    }

    /** The seat of which a value is the name. */
    int seat(Value.Text name, Seats seats) throws InputException {
        int seat = seats.indexOf(name.text());
        if (seat < 0) {
            throw line.fault(name.at(), JsonLine.quoted(name.text()), "a player: " + Listing.or(seats.names()));
        }
        return seat;
    }

    /** Notes every field that was not asked for, or refuses the first one. */
    void finish(String in, boolean strict, List<Liberty> liberties) throws InputException {
        if (known.containsAll(object.fields().keySet())) {
            return;
        }
        for (Map.Entry<String, Value.Field> entry : object.fields().entrySet()) {
            if (known.contains(entry.getKey())) {
                continue;
            }
            int at = entry.getValue().nameAt();
            String found = JsonLine.quoted(entry.getKey()) + " in " + in;
            if (strict) {
                throw line.fault(at, found, "a field named " + Listing.or(known));
            }
            liberties.add(new Liberty(line.number(), line.column(at), "unknown field " + found + " was ignored"));
        }
    }

    private Value.Text text(String name, Value value) throws InputException {
        if (!(value instanceof Value.Text text)) {
            throw wrong(name, value, "a string");
        }
        return text;
    }

    private InputException wrong(String name, Value value, String expected) {
        return line.fault(value.at(), JsonLine.quoted(name) + " is " + value.noun(), expected);
    }
}
