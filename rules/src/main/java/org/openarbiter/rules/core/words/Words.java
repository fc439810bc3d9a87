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
    public static final Words ENGLISH = new Words(Language.ENGLISH, null, "");

    /** What comes before the key of a common sentence that a game says in its own way. */
    private static final String COMMON = "common.";

    private final Language language;
    private final @Nullable Lexicon game;
    /** What comes before the keys of terms that a setting has of its own, with its point; empty where there is none. */
    private final String setting;

    private Words(Language language, @Nullable Lexicon game, String setting) {
        this.language = language;
        this.game = game;
        this.setting = setting;
    }

    /**
     * The words of a language for rulings on a game.
     *
     * @param game the lexicon of the game; its words go before those that games share; null for a game without one
     */
    public static Words of(Language language, @Nullable Lexicon game) {
        return game == null && language == Language.ENGLISH ? ENGLISH : new Words(language, game, "");
    }

    /**
     * The same language with the terms that a game has for a setting of its own, such as a handicap.
     *
     * @param setting the first part of the keys of these terms in the lexicon of the game
     */
    public Words in(String setting) {
        return new Words(language, game, setting + '.');
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
        Template own = game == null || sentence.lexicon() != Common.LEXICON ? null : game.template(language, COMMON + sentence.key());
        Template template = own != null ? own : sentence.lexicon().template(language, sentence.key());
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
        Template word = own(term);
        if (word == null) {
            word = Common.LEXICON.template(language, term.key());
        }
        if (word == null) {
            return term.english();
        }
        StringBuilder text = new StringBuilder();
        word.write(Map.of(), this, text);
        return text.toString();
    }

    private @Nullable Template own(Term term) {
        if (game == null) {
            return null;
        }
        Template inSetting = setting.isEmpty() ? null : game.template(language, setting + term.key());
        return inSetting != null ? inSetting : game.template(language, term.key());
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
