package org.openarbiter.players.uci;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.search.alphabeta.Technique;

/**
 * The option that names what the search does without, to measure what that is worth: {@code null-move,razoring}.
 *
 * @param name of the option
 * @param usual the techniques that the search uses if nothing is set
 */
record TechniquesOption(String name, Set<Technique> usual) implements EngineOption {
    private static final String NONE = "<empty>";

    /** The techniques that the search uses where the option names those it does without. */
    static Set<Technique> used(String named) {
        List<String> without = words(named);
        Set<Technique> used = EnumSet.allOf(Technique.class);
        used.removeIf(technique -> without.contains(technique.word()));
        return used;
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        for (String word : text.equals(NONE) ? new String[0] : text.toLowerCase(Locale.ROOT).split("[,\\s]+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    @Override
    public String initial() {
        return EnumSet.complementOf(EnumSet.copyOf(usual)).stream()
                .map(Technique::word)
                .collect(Collectors.joining(","));
    }

    @Override
    public String type() {
        return "string default " + initial();
    }

    @Override
    public @Nullable String accept(String text) {
        List<String> words = words(text);
        return Technique.words().containsAll(words) ? String.join(",", words) : null;
    }

    @Override
    public String range() {
        return "any of " + String.join(", ", Technique.words());
    }
}
