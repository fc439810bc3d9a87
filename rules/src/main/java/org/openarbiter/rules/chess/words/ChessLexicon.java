package org.openarbiter.rules.chess.words;

import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Sentence;

/** The lexicon of chess. */
public final class ChessLexicon {
    /** The lexicon itself. */
    public static final Lexicon LEXICON = new Lexicon("chess", ChessLexicon.class::getResourceAsStream);

    private ChessLexicon() {}

    /**
     * A sentence of this lexicon.
     *
     * @param parameters names and values in turn
     */
    public static Sentence say(String key, Object... parameters) {
        return LEXICON.say(key, parameters);
    }
}
