package org.openarbiter.protocol.engine;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An option of an engine in the words of UCI, which the other protocols have too: its possible values and its default. */
public interface EngineOption {
    /** Its name; its case does not matter when it is set. */
    String name();

    /** What it is before it is set; empty for a button. */
    String initial();

    /** What follows {@code type} in its declaration. */
    String type();

    /**
     * A value as it is kept.
     *
     * @return null if the option cannot have it
     */
    @Nullable String accept(String value);

    /** What values it can have, in words. */
    String range();

    /** What is said of a value that it cannot have. */
    default String refusal(String value) {
        return name() + " must be " + range() + ", got '" + value + "'";
    }

    /** Its declaration. */
    default String declaration() {
        return "option name " + name() + " type " + type();
    }

    /** A whole number within limits that an engine has declared; any text if what it declared are no such numbers. */
    static EngineOption spin(String name, String value, String least, String most) {
        try {
            return new Spin(name, Integer.parseInt(value), Integer.parseInt(least), Integer.parseInt(most));
        } catch (NumberFormatException e) {
            return new Text(name, value);
        }
    }

    /** A whole number within limits. */
    record Spin(String name, int value, int least, int most) implements EngineOption {
        @Override
        public String initial() {
            return Integer.toString(value);
        }

        @Override
        public String type() {
            return "spin default " + value + " min " + least + " max " + most;
        }

        @Override
        public @Nullable String accept(String text) {
            try {
                int number = Integer.parseInt(text);
                return number < least || number > most ? null : Integer.toString(number);
            } catch (NumberFormatException e) {
                return null;
            }
        }

        @Override
        public String range() {
            return "an integer from " + least + " to " + most;
        }
    }

    /** Yes or no. */
    record Check(String name, boolean value) implements EngineOption {
        @Override
        public String initial() {
            return Boolean.toString(value);
        }

        @Override
        public String type() {
            return "check default " + value;
        }

        @Override
        public @Nullable String accept(String text) {
            String plain = text.toLowerCase(Locale.ROOT);
            return plain.equals("true") || plain.equals("false") ? plain : null;
        }

        @Override
        public String range() {
            return "true or false";
        }
    }

    /** One of some words. */
    record Combo(String name, String value, List<String> values) implements EngineOption {
        public Combo {
            values = List.copyOf(values);
        }

        @Override
        public String initial() {
            return value;
        }

        @Override
        public String type() {
            return "combo default " + value + " var " + String.join(" var ", values);
        }

        @Override
        public @Nullable String accept(String text) {
            return values.stream().filter(known -> known.equalsIgnoreCase(text)).findFirst().orElse(null);
        }

        @Override
        public String range() {
            return "one of " + String.join(", ", values);
        }
    }

    /** Anything that fits on a line. */
    record Text(String name, String value) implements EngineOption {
        @Override
        public String initial() {
            return value;
        }

        @Override
        public String type() {
            return "string default " + (value.isEmpty() ? "<empty>" : value);
        }

        @Override
        public String accept(String text) {
            return text;
        }

        @Override
        public String range() {
            return "any text";
        }
    }

    /** Something that is done when it is pressed. */
    record Button(String name) implements EngineOption {
        @Override
        public String initial() {
            return "";
        }

        @Override
        public String type() {
            return "button";
        }

        @Override
        public String accept(String text) {
            return "";
        }

        @Override
        public String range() {
            return "nothing";
        }
    }
}
