package org.openarbiter.rules.core.words;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts sentences into one language.
 *
 * <p>What a language lacks is said in English. Immutable; safe for use by many threads.
 */
public final class Words {
    /** English. */
    public static final Words ENGLISH = new Words(Language.ENGLISH, null);

    private final Language language;
    private final @Nullable Lexicon game;

    private Words(Language language, @Nullable Lexicon game) {
        this.language = language;
        this.game = game;
    }

    /**
     * The words of a language for rulings on a game.
     *
     * @param game the lexicon of the game; its terms go before those that games share; null for a game without one
     */
    public static Words of(Language language, @Nullable Lexicon game) {
        return game == null && language == Language.ENGLISH ? ENGLISH : new Words(language, game);
    }

    /** The language. */
    public Language language() {
        return language;
    }

    /** Whether this is English. */
    public boolean isEnglish() {
        return language == Language.ENGLISH;
    }

    /** A sentence in this language. */
    public String say(Sentence sentence) {
        return switch (sentence) {
            case Sentence.Verbatim verbatim -> verbatim.text();
            case Sentence.English english -> english.text();
            case Sentence.Keyed keyed -> say(keyed);
        };
    }

    private String say(Sentence.Keyed sentence) {
        Template template = sentence.lexicon().template(language, sentence.key());
        if (template == null) {
            template = sentence.lexicon().template(Language.ENGLISH, sentence.key());
        }
        if (template == null) {
            throw new IllegalArgumentException(sentence.lexicon() + " has no " + sentence.key());
        }
        StringBuilder text = new StringBuilder();
        template.write(sentence.parameters(), this, text);
        return text.toString();
    }

    /** A term in this language. */
    public String say(Term term) {
        Template own = game == null ? null : game.template(language, term.key());
        Template word = own != null ? own : Common.LEXICON.template(language, term.key());
        if (word == null) {
            return term.english();
        }
        StringBuilder text = new StringBuilder();
        word.write(Map.of(), this, text);
        return text.toString();
    }

    /** A list of sentences or other values in this language: {@code one, two and three}. */
    public String list(List<?> items) {
        return joined(items, language.between(), language.beforeLast());
    }

    String joined(List<?> items, String between, String beforeLast) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < items.size(); i++) {
            text.append(i == 0 ? "" : i == items.size() - 1 ? beforeLast : between).append(value(items.get(i)));
        }
        return text.toString();
    }

    String value(Object value) {
        return switch (value) {
            case Sentence sentence -> say(sentence);
            case Term term -> say(term);
            case List<?> list -> list(list);
            default -> String.valueOf(value);
        };
    }
}
