package org.openarbiter.rules.core.words;

/** The lexicon of what all games share. */
public final class Common {
    /** The lexicon itself. */
    public static final Lexicon LEXICON = new Lexicon("common", Common.class::getResourceAsStream);

    private Common() {}

    /**
     * A sentence of this lexicon.
     *
     * @param parameters names and values in turn
     */
    public static Sentence say(String key, Object... parameters) {
        return LEXICON.say(key, parameters);
    }

    /** How often: {@code three times}. */
    public static Sentence times(int count) {
        return say("times", "count", count);
    }

    /**
     * A warning of what a further repetition would cost.
     *
     * @param sofar how often the position has appeared
     * @param same whether it would have to appear in the same way
     * @param cost what it would cost, as a clause
     */
    public static Sentence onceMore(int sofar, boolean same, Sentence cost) {
        return Sentence.row(say("appeared", "times", times(sofar)), say("once-more", "same", same, "cost", cost));
    }

    /** How many plies: {@code 1 ply}, {@code 5 plies}. */
    public static Sentence plies(int count) {
        return say("plies", "count", count);
    }
}
