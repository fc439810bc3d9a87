package org.openarbiter.rules.xiangqi.words;

import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Sentence;

/** The lexicon of xiangqi. */
public final class XiangqiLexicon {
    /** The lexicon itself. */
    public static final Lexicon LEXICON = new Lexicon("xiangqi", XiangqiLexicon.class::getResourceAsStream);

    private XiangqiLexicon() {}

    /**
     * A sentence of this lexicon.
     *
     * @param parameters names and values in turn
     */
    public static Sentence say(String key, Object... parameters) {
        return LEXICON.say(key, parameters);
    }
}
