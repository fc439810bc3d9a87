package org.openarbiter.dragons.end;

import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Sentence;

/** The lexicon of why stones are dead at the end of a game of Go. */
final class EndLexicon {
    /** The lexicon itself. */
    static final Lexicon LEXICON = new Lexicon("end", EndLexicon.class::getResourceAsStream);

    private EndLexicon() {}

    /**
     * A sentence of this lexicon.
     *
     * @param parameters names and values in turn
     */
    static Sentence say(String key, Object... parameters) {
        return LEXICON.say(key, parameters);
    }
}
