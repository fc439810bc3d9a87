package org.openarbiter.rules.core.rule;

import org.openarbiter.rules.core.words.Sentence;

/**
 * What a further repetition, or a further move of the same kind, would cost.
 *
 * @param seat whom it would cost; {@link org.openarbiter.rules.core.record.Act#NOBODY} where it ends the game for all
 * @param rule the id of the rule that would apply
 * @param sentence what it would cost, without a full stop
 */
public record Warning(int seat, String rule, Sentence sentence) {
    /** The sentence in English. */
    public String text() {
        return sentence.text();
    }
}
