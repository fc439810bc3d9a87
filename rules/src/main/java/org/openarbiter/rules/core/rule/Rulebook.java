package org.openarbiter.rules.core.rule;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Sameness;

/**
 * A named set of rules: values on independent axes, and the rules that follow from them.
 *
 * <p>The order of the rules is their precedence where two could end the game on one play.
 *
 * @param <B> the board of the game
 */
public final class Rulebook<B extends Board> {
    private final String game;
    private final String name;
    private final String title;
    private final List<Axis> axes;
    private final Map<String, String> preset;
    private final Map<String, String> overrides;
    private final Function<Map<String, String>, Contents<B>> maker;
    private final Contents<B> contents;

    /**
     * What a choice on all axes amounts to.
     *
     * @param sameness what counts as the same position
     * @param rules in order of precedence
     * @param preparation what is done with a board before the first play: the choices that concern how plays are carried out
     * @param objection what is wrong with a start position that the game can be played from all the same, as a clause; null where
     *     nothing is
     */
    public record Contents<B extends Board>(
            Sameness sameness, List<Rule<B>> rules, Consumer<B> preparation, Function<B, @Nullable String> objection) {
        public Contents {
            rules = List.copyOf(rules);
        }

        /** Contents that take every start position. */
        public Contents(Sameness sameness, List<Rule<B>> rules, Consumer<B> preparation) {
            this(sameness, rules, preparation, board -> null);
        }

        /** Contents that leave the board as it is. */
        public Contents(Sameness sameness, List<Rule<B>> rules) {
            this(sameness, rules, board -> {});
        }
    }

    /**
     * A rulebook as its game defines it.
     *
     * @param game the name of the game
     * @param name its name within the game
     * @param title what it stands for, one line
     * @param axes the choices it makes
     * @param preset its value on each of the axes
     * @param maker from a value for each axis to the rules; throws IllegalArgumentException with a message for the user where
     *     values do not make sense
     */
    public Rulebook(
            String game,
            String name,
            String title,
            List<Axis> axes,
            Map<String, String> preset,
            Function<Map<String, String>, Contents<B>> maker) {
        this(game, name, title, List.copyOf(axes), new LinkedHashMap<>(preset), new TreeMap<>(), maker);
    }

    private Rulebook(
            String game,
            String name,
            String title,
            List<Axis> axes,
            Map<String, String> preset,
            Map<String, String> overrides,
            Function<Map<String, String>, Contents<B>> maker) {
        this.game = game;
        this.name = name;
        this.title = title;
        this.axes = axes;
        this.preset = preset;
        this.overrides = overrides;
        this.maker = maker;
        Map<String, String> values = new LinkedHashMap<>(preset);
        values.putAll(overrides);
        this.contents = maker.apply(values);
    }

    /** The name with its game, without overrides: {@code chess:fide-2023}. */
    public String name() {
        return game + ":" + name;
    }

    /** The full name, overrides included: {@code chess:fide-2023?mating-claim=no}. */
    public String id() {
        StringBuilder id = new StringBuilder(name());
        char separator = '?';
        for (Map.Entry<String, String> override : overrides.entrySet()) {
            id.append(separator).append(override.getKey()).append('=').append(override.getValue());
            separator = '&';
        }
        return id.toString();
    }

    /** What it stands for, one line. */
    public String title() {
        return title;
    }

    /** The choices it makes. */
    public List<Axis> axes() {
        return axes;
    }

    /** The value on an axis. */
    public String value(String axis) {
        String value = overrides.getOrDefault(axis, preset.get(axis));
        if (value == null) {
            throw new IllegalArgumentException("no axis " + axis + " in " + name());
        }
        return value;
    }

    /** What counts as the same position. */
    public Sameness sameness() {
        return contents.sameness();
    }

    /** Makes a board ready for a game under this rulebook. */
    public void prepare(B board) {
        contents.preparation().accept(board);
    }

    /** Why this rulebook does not take a start position, as a clause; null if it does. */
    public @Nullable String objection(B start) {
        return contents.objection().apply(start);
    }

    /** The rules in order of precedence. */
    public List<Rule<B>> rules() {
        return contents.rules();
    }

    /** The rule of that id, or null. */
    public @Nullable Rule<B> rule(String id) {
        return rules().stream().filter(rule -> rule.id().equals(id)).findFirst().orElse(null);
    }

    /** How a rule of this book is named in rulings: {@code chess:fide-2023/threefold}. */
    public String ruleName(Rule<?> rule) {
        return name() + "/" + rule.id();
    }

    /**
     * The same rulebook with other values on some axes.
     *
     * @param query {@code axis=value&axis=value}
     * @throws RulebookException if an axis or a value is unknown
     */
    public Rulebook<B> with(String query) throws RulebookException {
        Map<String, String> changed = new TreeMap<>(overrides);
        for (String part : query.split("&", -1)) {
            int equals = part.indexOf('=');
            if (equals < 0) {
                throw new RulebookException("'" + part + "' after " + name() + "? should read axis=value");
            }
            String axisName = part.substring(0, equals);
            String value = part.substring(equals + 1);
            Axis axis = axes.stream()
                    .filter(known -> known.name().equals(axisName))
                    .findFirst()
                    .orElseThrow(() -> new RulebookException(name() + " has no axis '" + axisName + "'; it has "
                            + String.join(", ", axes.stream().map(Axis::name).toList())));
            if (!axis.values().isEmpty() && !axis.values().contains(value)) {
                throw new RulebookException(name() + ": " + axisName + " is one of " + String.join(", ", axis.values())
                        + ", not '" + value + "'");
            }
            changed.put(axisName, value);
        }
        changed.entrySet().removeIf(entry -> entry.getValue().equals(preset.get(entry.getKey())));
        try {
            return new Rulebook<>(game, name, title, axes, preset, changed, maker);
        } catch (IllegalArgumentException e) {
            throw new RulebookException(name() + "?" + query + ": " + e.getMessage());
        }
    }
}
