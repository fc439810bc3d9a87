package org.openarbiter.rules.shogi.words;

import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Sentence;

/** The lexicon of shogi. */
public final class ShogiLexicon {
    /** The lexicon itself. */
    public static final Lexicon LEXICON = new Lexicon("shogi", ShogiLexicon.class::getResourceAsStream);

    private ShogiLexicon() {}

    /**
     * A sentence of this lexicon.
     *
     * @param parameters names and values in turn
     */
    public static Sentence say(String key, Object... parameters) {
        return LEXICON.say(key, parameters);
    }
}
