package org.openarbiter.rules.janggi.words;

import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Sentence;

/** The lexicon of janggi. */
public final class JanggiLexicon {
    /** The lexicon itself. */
    public static final Lexicon LEXICON = new Lexicon("janggi", JanggiLexicon.class::getResourceAsStream);

    private JanggiLexicon() {}

    /**
     * A sentence of this lexicon.
     *
     * @param parameters names and values in turn
     */
    public static Sentence say(String key, Object... parameters) {
        return LEXICON.say(key, parameters);
    }
}
