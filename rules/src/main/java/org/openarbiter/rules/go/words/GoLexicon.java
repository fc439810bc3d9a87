package org.openarbiter.rules.go.words;

import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Sentence;

/** The lexicon of Go. */
public final class GoLexicon {
    /** The lexicon itself. */
    public static final Lexicon LEXICON = new Lexicon("go", GoLexicon.class::getResourceAsStream);

    private GoLexicon() {}

    /**
     * A sentence of this lexicon.
     *
     * @param parameters names and values in turn
     */
    public static Sentence say(String key, Object... parameters) {
        return LEXICON.say(key, parameters);
    }
}
