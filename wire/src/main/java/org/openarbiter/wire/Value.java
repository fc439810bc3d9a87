package org.openarbiter.wire;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A JSON value in a line, with the place where it begins, so that an error can name the place.
 *
 * <p>A place is an index in the decoded line; {@link Entry#fault} turns it into a column.
 */
public sealed interface Value {

    /** Where it begins. */
    int at();

    /** What it is, as a noun with its article. */
    String noun();

    /** A string. */
    record Text(int at, String text) implements Value {
        @Override
        public String noun() {
            return "a string";
        }
    }

    /** A number, as it was written. */
    record Numeral(int at, String text) implements Value {
        @Override
        public String noun() {
            return "a number";
        }
    }

    /** {@code true} or {@code false}. */
    record Truth(int at, boolean value) implements Value {
        @Override
        public String noun() {
            return value ? "true" : "false";
        }
    }

    /** {@code null}. */
    record Nothing(int at) implements Value {
        @Override
        public String noun() {
            return "null";
        }
    }

    /** A list. */
    record Items(int at, List<Value> items) implements Value {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public String noun() {
            return "a list";
        }
    }

    /** An object; its fields in the order in which they are written, each name once. */
    record Fields(int at, Map<String, Field> fields) implements Value {
        public Fields {
            fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        }

        @Override
        public String noun() {
            return "an object";
        }
    }

    /**
     * What stands under one name in an object.
     *
     * @param nameAt where the name begins
     */
    record Field(int nameAt, Value value) {}
}
