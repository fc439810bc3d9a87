package org.openarbiter.rules.core.words;

import java.util.Map;

/**
 * Something that is said to people, apart from the language: a sentence without a full stop, a clause, or the name of a move.
 *
 * <p>It is put into words when they are wanted, by {@link Words#say(Sentence)}. Immutable; equal if it says the same.
 */
public sealed interface Sentence {

    /** The same in English. */
    String text();

    /**
     * One whose words stand in a lexicon.
     *
     * @param lexicon where
     * @param key under which name
     * @param parameters by name: whole numbers, truth values, texts that are the same in every language (a move, a point, the name of a
     *     player), {@link Term}s, sentences, and lists of such
     */
    record Keyed(Lexicon lexicon, String key, Map<String, Object> parameters) implements Sentence {
        public Keyed {
            parameters = Map.copyOf(parameters);
        }

        @Override
        public String text() {
            return Words.ENGLISH.say(this);
        }

        @Override
        public String toString() {
            return text();
        }
    }

    /** One that is the same in every language: a move in its notation. */
    record Verbatim(String text) implements Sentence {
        @Override
        public String toString() {
            return text;
        }
    }

    /** One in English alone: of a game that has no lexicon, or about how a file was read. */
    record English(String text) implements Sentence {
        @Override
        public String toString() {
            return text;
        }
    }

    /** A text that is the same in every language, such as a move in its notation. */
    static Sentence verbatim(String text) {
        return new Verbatim(text);
    }

    /** A text in English alone. */
    static Sentence english(String text) {
        return new English(text);
    }

    /** Two clauses in a row, with a semicolon between them or what a language has for it. */
    static Sentence row(Sentence first, Sentence second) {
        return Common.say("row", "first", first, "second", second);
    }
}
