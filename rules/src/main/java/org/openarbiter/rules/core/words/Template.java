package org.openarbiter.rules.core.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The words for one key in one language, with places for the parameters; {@link Lexicon} explains the notation. */
final class Template {
    private final List<Part> parts;

    private Template(List<Part> parts) {
        this.parts = List.copyOf(parts);
    }

    private sealed interface Part {}

    private record Literal(String text) implements Part {}

    /** A parameter as it is; with {@code separators} none, the usual ones, or those for all items but the last and for the last. */
    private record Place(String name, boolean capital, List<String> separators) implements Part {}

    /** A choice by a parameter; the case for all other values has the empty name. */
    private record Choice(String name, Map<String, Template> cases) implements Part {}

    static Template parse(String text) {
        Parser parser = new Parser(text);
        Template whole = parser.template("");
        parser.end();
        return whole;
    }

    /** The names of the parameters in it. */
    Set<String> names() {
        Set<String> names = new TreeSet<>();
        for (Part part : parts) {
            switch (part) {
                case Literal literal -> {}
                case Place place -> names.add(place.name());
                case Choice choice -> {
                    names.add(choice.name());
                    choice.cases().values().forEach(one -> names.addAll(one.names()));
                }
            }
        }
        return names;
    }

    /**
     * Writes the words.
     *
     * @param words the language in which parameters are said
     */
    void write(Map<String, Object> parameters, Words words, StringBuilder to) {
        for (Part part : parts) {
            switch (part) {
                case Literal literal -> to.append(literal.text());
                case Place place -> to.append(said(place, known(parameters, place.name()), words));
                case Choice choice -> {
                    Template chosen = choice.cases().get(label(known(parameters, choice.name())));
                    Template written = chosen != null ? chosen : choice.cases().get("");
                    if (written != null) {
                        written.write(parameters, words, to);
                    }
                }
            }
        }
    }

    private static Object known(Map<String, Object> parameters, String name) {
        Object value = parameters.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no parameter " + name + " among " + parameters.keySet());
        }
        return value;
    }

    private static String said(Place place, Object value, Words words) {
        String text = value instanceof List<?> list && !place.separators().isEmpty()
                ? words.joined(list, place.separators().getFirst(), place.separators().getLast())
                : words.value(value);
        return place.capital() && !text.isEmpty() ? Character.toUpperCase(text.charAt(0)) + text.substring(1) : text;
    }

    /** What cases name a value by; no case names a sentence. */
    private static String label(Object value) {
        return switch (value) {
            case Sentence sentence -> "";
            case Term term -> term.id();
            case List<?> list -> String.valueOf(list.size());
            default -> String.valueOf(value);
        };
    }

    /** Reads a template from left to right. */
    private static final class Parser {
        private static final Pattern CASE = Pattern.compile("([\\w-]+(?:,[\\w-]+)*)=");
        private static final Pattern NAME = Pattern.compile("[a-zA-Z]+");

        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        void end() {
            if (at < text.length()) {
                throw fault();
            }
        }

        /** The parts up to one of these characters, or to the end. */
        Template template(String stops) {
            List<Part> parts = new ArrayList<>();
            while (at < text.length() && stops.indexOf(text.charAt(at)) < 0) {
                if (text.charAt(at) == '{') {
                    at++;
                    parts.add(parameter());
                } else {
                    parts.add(new Literal(until(stops + "{")));
                }
            }
            return new Template(parts);
        }

        private Part parameter() {
            String name = match(NAME);
            if (name == null) {
                throw fault();
            }
            Part part = switch (next()) {
                case '|' -> new Choice(name, cases());
                case '/' -> new Place(name, false, separators());
                case '^' -> {
                    at++;
                    yield new Place(name, true, List.of());
                }
                default -> new Place(name, false, List.of());
            };
            if (next() != '}') {
                throw fault();
            }
            at++;
            return part;
        }

        private Map<String, Template> cases() {
            Map<String, Template> cases = new LinkedHashMap<>();
            while (next() == '|') {
                at++;
                String labels = match(CASE);
                Template words = template("|}");
                for (String label : labels == null ? List.of("") : List.of(labels.substring(0, labels.length() - 1).split(","))) {
                    if (cases.put(label, words) != null) {
                        throw fault();
                    }
                }
            }
            return cases;
        }

        private List<String> separators() {
            List<String> separators = new ArrayList<>();
            while (next() == '/') {
                at++;
                separators.add(until("/}"));
            }
            return separators;
        }

        private @Nullable String match(Pattern pattern) {
            Matcher matcher = pattern.matcher(text).region(at, text.length());
            if (!matcher.lookingAt()) {
                return null;
            }
            at = matcher.end();
            return matcher.group();
        }

        private String until(String stops) {
            int from = at;
            while (at < text.length() && stops.indexOf(text.charAt(at)) < 0) {
                at++;
            }
            return text.substring(from, at);
        }

        private char next() {
            return at < text.length() ? text.charAt(at) : 0;
        }

        private IllegalArgumentException fault() {
            return new IllegalArgumentException("not understood at character " + (at + 1) + " of the words");
        }
    }
}
