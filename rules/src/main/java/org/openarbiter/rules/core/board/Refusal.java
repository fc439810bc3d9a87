package org.openarbiter.rules.core.board;

import org.openarbiter.rules.core.words.Sentence;

/**
 * Why what was written cannot be played. A rulebook may cite a place of its own for a reason that has a type of its own.
 *
 * <p>Acts hold it and are compared, so it is a value: a record or an enum.
 */
public interface Refusal {
    /** The reason as a clause fit to follow the quoted text. */
    Sentence sentence();

    /** A reason that is known by its words alone. */
    static Refusal of(Sentence sentence) {
        return new Worded(sentence);
    }

    /** A reason that is nothing but words. */
    record Worded(Sentence sentence) implements Refusal {}
}
