package org.openarbiter.rules.core.rule;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The name of a rulebook: its game, its name there, and the values of the axes on which it differs from the preset of that name.
 *
 * <p>The text form is {@code chess:fide-2023} or {@code chess:fide-2023?fifty=no&penalty=60}. An id says what is asked for; whether there is
 * such a rulebook, and such values, is for its game to say.
 *
 * @param game the name of the game
 * @param name the name of the rulebook within the game
 * @param values from axes to values, sorted by axis
 */
public record RulebookId(String game, String name, SortedMap<String, String> values) {
    private static final char AFTER_GAME = ':';
    private static final char BEFORE_VALUES = '?';
    private static final String BETWEEN_VALUES = "&";
    private static final char BEFORE_VALUE = '=';
    private static final char BEFORE_RULE = '/';
    /** What follows the game in a text that was written by people. Possessive, since each dot would take stack otherwise. */
    private static final Pattern AFTER_GAME_IN_TEXT = Pattern.compile("[a-z0-9-]++(?:\\.[a-z0-9-]++)*+(\\?[^\\s,;]*+)?");

    public RulebookId {
        values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    /** The id of a preset. */
    public RulebookId(String game, String name) {
        this(game, name, Collections.emptySortedMap());
    }

    /**
     * The id that a text gives.
     *
     * @param text {@code game:rulebook} or {@code game:rulebook?axis=value&axis=value}
     * @throws RulebookException if it does not read so
     */
    public static RulebookId parse(String text) throws RulebookException {
        RulebookId preset = parsePreset(text);
        int question = text.indexOf(BEFORE_VALUES, text.indexOf(AFTER_GAME));
        return question < 0 ? preset : preset.with(text.substring(question + 1));
    }

    /**
     * The id that a text gives, without any values that follow it: they need not make sense.
     *
     * @throws RulebookException if the text names no game
     */
    public static RulebookId parsePreset(String text) throws RulebookException {
        int colon = text.indexOf(AFTER_GAME);
        if (colon < 0) {
            throw new RulebookException("'" + text + "' should read game:rulebook, such as chess:fide-2023");
        }
        int question = text.indexOf(BEFORE_VALUES, colon);
        return new RulebookId(text.substring(0, colon), text.substring(colon + 1, question < 0 ? text.length() : question));
    }

    /**
     * The id that a text gives where only rulebooks of one game are meant: the game may stand before it or not.
     *
     * @throws RulebookException if values follow that do not read {@code axis=value&axis=value}
     */
    public static RulebookId parse(String game, String text) throws RulebookException {
        int question = text.indexOf(BEFORE_VALUES);
        boolean named = text.substring(0, question < 0 ? text.length() : question).indexOf(AFTER_GAME) >= 0;
        return parse(named ? text : game + AFTER_GAME + text);
    }

    /** Whether a text begins as the ids of the rulebooks of a game do. */
    public static boolean isOf(String game, String text) {
        return text.startsWith(game + AFTER_GAME);
    }

    /**
     * The first id of a game that stands in a text, such as the tag of a record, as it is written there; null if there is none. Whether
     * it can be read, and whether there is such a rulebook, is not looked at.
     */
    public static @Nullable String find(String game, String text) {
        String start = game + AFTER_GAME;
        Matcher rest = AFTER_GAME_IN_TEXT.matcher(text);
        for (int at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
            if (rest.region(at + start.length(), text.length()).lookingAt()) {
                return text.substring(at, rest.end());
            }
        }
        return null;
    }

    /**
     * The same rulebook with other values on some axes.
     *
     * @param query {@code axis=value&axis=value}
     * @throws RulebookException if it does not read so, or gives an axis more than one value
     */
    public RulebookId with(String query) throws RulebookException {
        SortedMap<String, String> changed = new TreeMap<>(values);
        Set<String> axes = new HashSet<>();
        for (String part : query.split(BETWEEN_VALUES, -1)) {
            int equals = part.indexOf(BEFORE_VALUE);
            if (equals < 0) {
                throw new RulebookException("'" + part + "' after " + preset() + BEFORE_VALUES + " should read setting=value");
            }
            String axis = part.substring(0, equals);
            if (!axes.add(axis)) {
                throw new RulebookException("the setting '" + axis + "' after " + preset() + BEFORE_VALUES + " has more than one value");
            }
            changed.put(axis, part.substring(equals + 1));
        }
        return new RulebookId(game, name, changed);
    }

    /** The id without values. */
    public RulebookId preset() {
        return new RulebookId(game, name);
    }

    /** The full name of a rule of this rulebook, whatever its values: {@code chess:fide-2023/threefold}. */
    public String ruleName(String rule) {
        return game + AFTER_GAME + name + BEFORE_RULE + rule;
    }

    /** The text form, values included. */
    @Override
    public String toString() {
        String preset = game + AFTER_GAME + name;
        return values.isEmpty()
                ? preset
                : values.entrySet().stream()
                        .map(value -> value.getKey() + BEFORE_VALUE + value.getValue())
                        .collect(Collectors.joining(BETWEEN_VALUES, preset + BEFORE_VALUES, ""));
    }
}
