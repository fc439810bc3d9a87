package org.openarbiter.cli.base;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.words.Spelling;

/** The end of a command with a message for the user and an exit code. */
public final class Fault extends Exception {
    private static final long serialVersionUID = 1L;

    /** Some input could not be read. */
    public static final int INPUT = 1;

    /** The command was used wrongly. */
    public static final int USAGE = 2;

    /** A game is what {@code judge --fail-on} names. */
    public static final int CONCERN = 3;

    private final int code;

    private Fault(String message, int code) {
        super(message);
        this.code = code;
    }

    /** Input that could not be read. */
    public static Fault input(String message) {
        return new Fault(message, INPUT);
    }

    /** A wrong use of the command. */
    public static Fault usage(String message) {
        return new Fault(message, USAGE);
    }

    /**
     * A rulebook that there is not, with those that may be meant; where only an axis or its value is wrong, the rulebook is named that
     * lists them.
     */
    public static Fault rulebook(String wanted, RulebookException fault) {
        String preset = preset(wanted);
        String meant = preset.isEmpty() ? Spelling.suggestion(meant(wanted)) : "";
        return usage(fault.getMessage() + meant + " (see: arbiter rules" + preset + ")");
    }

    /** The rulebooks whose names are like this one, which may lack the game, the edition or its capitals. */
    private static List<String> meant(String wanted) {
        String word = wanted.split("\\?", 2)[0].toLowerCase(Locale.ROOT);
        if (word.isBlank()) {
            return List.of();
        }
        List<String> names = Games.all().stream().flatMap(game -> game.rulebooks().stream()).map(Rulebook::name).toList();
        List<String> same = names.stream().filter(name -> forms(name).anyMatch(word::equals)).toList();
        List<String> begun = names.stream()
                .filter(name -> forms(name).anyMatch(form -> form.matches(Pattern.quote(word) + "[:-].*"))).limit(Spelling.MOST).toList();
        return !same.isEmpty() ? same : !begun.isEmpty() ? begun : Spelling.near(word, names);
    }

    private static Stream<String> forms(String name) {
        return Stream.of(name, name.substring(name.indexOf(':') + 1));
    }

    private static String preset(String wanted) {
        try {
            return " " + Games.rulebook(RulebookId.parsePreset(wanted)).name();
        } catch (RulebookException e) {
            return "";
        }
    }

    /** Nobody reads the answers any more, or there is no room for them. */
    public static Fault closed() {
        return new Fault("", INPUT);
    }

    /** The exit code. */
    public int code() {
        return code;
    }
}
