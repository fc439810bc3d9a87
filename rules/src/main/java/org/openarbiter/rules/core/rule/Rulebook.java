package org.openarbiter.rules.core.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.words.Spelling;
import org.openarbiter.rules.core.words.Term;

/**
 * A named set of rules: choices on independent axes, and the rules that follow from them.
 *
 * <p>The order of the rules is their precedence where two could end the game on one play.
 *
 * @param <B> the board of the game
 */
public final class Rulebook<B extends Board> {
    private final RulebookId id;
    private final String name;
    private final String title;
    private final Design<B, ?> design;
    private final Choices<?> choices;
    private final Contents<B> contents;

    /**
     * What the choices amount to.
     *
     * @param sameness what counts as the same position
     * @param rules in order of precedence
     * @param preparation what is done with a board before the first play: the choices that concern how plays are carried out
     * @param objection what is wrong with a start position that the game can be played from all the same, as a clause; null where
     *     nothing is
     * @param official who decides what the rules leave open
     */
    public record Contents<B extends Board>(
            Sameness sameness, List<Rule<B>> rules, Consumer<B> preparation, Function<B, @Nullable String> objection, Official official) {
        public Contents {
            rules = List.copyOf(rules);
        }

        /** Contents under a referee. */
        public Contents(Sameness sameness, List<Rule<B>> rules, Consumer<B> preparation, Function<B, @Nullable String> objection) {
            this(sameness, rules, preparation, objection, Official.REFEREE);
        }

        /** Contents that take every start position. */
        public Contents(Sameness sameness, List<Rule<B>> rules, Consumer<B> preparation) {
            this(sameness, rules, preparation, board -> null);
        }

        /** Contents that leave the board as it is. */
        public Contents(Sameness sameness, List<Rule<B>> rules) {
            this(sameness, rules, board -> {});
        }

        private Contents<B> changed(UnaryOperator<List<Rule<B>>> change) {
            return new Contents<>(sameness, change.apply(rules), preparation, objection, official);
        }
    }

    /** From choices to contents. */
    private record Design<B extends Board, C extends Choices<C>>(C preset, Function<C, Contents<B>> maker) {
        C chosen(Map<String, String> texts) {
            return texts.isEmpty() ? preset : preset.with(new Chosen<>(preset, texts));
        }

        Contents<B> contents(Map<String, String> texts) {
            return maker.apply(chosen(texts));
        }

        List<Axis> axes() {
            return preset.axes().stream().map(Choice::axis).toList();
        }

        String text(Axis axis) {
            return preset.axes().stream()
                    .filter(choice -> choice.axis().equals(axis))
                    .map(choice -> choice.text(preset))
                    .findFirst()
                    .orElseThrow();
        }

        Design<B, C> changed(UnaryOperator<List<Rule<B>>> change) {
            return new Design<>(preset, chosen -> maker.apply(chosen).changed(change));
        }
    }

    /** No choices. */
    private record Nothing() implements Choices<Nothing> {
        @Override
        public List<Choice<Nothing, ?>> axes() {
            return List.of();
        }

        @Override
        public Nothing with(Chosen<Nothing> chosen) {
            return this;
        }
    }

    /**
     * A rulebook as its game defines it.
     *
     * @param id its game and its name, without values
     * @param title what it stands for, one line
     * @param preset the choices it makes
     * @param maker from choices to the rules; throws IllegalArgumentException with a message for the user where they do not make sense
     *     together
     */
    public <C extends Choices<C>> Rulebook(RulebookId id, String title, C preset, Function<C, Contents<B>> maker) {
        this(id, title, new Design<>(preset, maker));
    }

    /** A rulebook that leaves nothing to choose. */
    public Rulebook(RulebookId id, String title, Contents<B> contents) {
        this(id, title, new Design<>(new Nothing(), nothing -> contents));
    }

    private Rulebook(RulebookId id, String title, Design<B, ?> design) {
        this.id = id;
        this.name = id.preset().toString();
        this.title = title;
        this.design = design;
        this.choices = design.chosen(id.values());
        this.contents = design.contents(id.values());
    }

    /** The name with its game, without values: {@code chess:fide-2023}. */
    public String name() {
        return name;
    }

    /** The full name, with the values that differ from the preset: {@code chess:fide-2023?mating-claim=no}. */
    public RulebookId id() {
        return id;
    }

    /** What it stands for, one line. */
    public String title() {
        return title;
    }

    /** The same line in any language. */
    public Term named() {
        return new Term("rulebook", name.substring(name.indexOf(':') + 1), title);
    }

    /** The choices it makes, with their words: for pages and lists. */
    public List<Axis> axes() {
        return design.axes();
    }

    /** The value on an axis as text: for pages and lists. Whoever acts on it asks the {@link #choices(Class) choices}. */
    public String value(String axis) {
        Axis known = axis(axis).orElseThrow(() -> new IllegalArgumentException("no axis " + axis + " in " + name));
        return id.values().getOrDefault(axis, design.text(known));
    }

    private Optional<Axis> axis(String name) {
        return axes().stream().filter(axis -> axis.name().equals(name)).findFirst();
    }

    /**
     * The choices it makes as a record of its game.
     *
     * @throws IllegalArgumentException if it makes choices of another type
     */
    public <T> T choices(Class<T> type) {
        if (!type.isInstance(choices)) {
            throw new IllegalArgumentException(name + " does not make the choices of " + type.getSimpleName());
        }
        return type.cast(choices);
    }

    /** Who decides what the rules leave open. */
    public Official official() {
        return contents.official();
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
        return id.ruleName(rule.id());
    }

    /**
     * The same rulebook with other values on some axes.
     *
     * @param query {@code axis=value&axis=value}
     * @throws RulebookException if an axis or a value is unknown
     */
    public Rulebook<B> with(String query) throws RulebookException {
        return with(id.preset().with(query).values());
    }

    /**
     * The same rulebook with other values on some axes.
     *
     * @param values from axes to values
     * @throws RulebookException if an axis or a value is unknown
     */
    public Rulebook<B> with(SortedMap<String, String> values) throws RulebookException {
        SortedMap<String, String> changed = new TreeMap<>(id.values());
        for (Map.Entry<String, String> value : values.entrySet()) {
            Axis axis = axis(value.getKey()).orElseThrow(() -> noSetting(value.getKey()));
            if (!axis.values().isEmpty() && !axis.values().contains(value.getValue())) {
                throw new RulebookException(name + ": " + axis.name() + " must be one of " + String.join(", ", axis.values())
                        + ", not '" + value.getValue() + "'");
            }
            changed.put(axis.name(), value.getValue());
            if (value.getValue().equals(design.text(axis))) {
                changed.remove(axis.name());
            }
        }
        try {
            return new Rulebook<>(new RulebookId(id.game(), id.name(), changed), title, design);
        } catch (IllegalArgumentException e) {
            throw new RulebookException(new RulebookId(id.game(), id.name(), values) + ": " + e.getMessage());
        }
    }

    private RulebookException noSetting(String wanted) {
        List<String> names = axes().stream().map(Axis::name).toList();
        String meant = Spelling.suggestion(wanted, names);
        return new RulebookException(name + " has no setting '" + wanted + "'" + (meant.isEmpty() ? "; it has " + String.join(", ", names) : meant));
    }

    /**
     * The same rulebook, under the same name, with fewer or other rules: for whoever puts only some of its questions.
     *
     * @param change from the rules of the rulebook to those to go by
     */
    public Rulebook<B> withRules(UnaryOperator<List<Rule<B>>> change) {
        return new Rulebook<>(id, title, design.changed(change));
    }
}
