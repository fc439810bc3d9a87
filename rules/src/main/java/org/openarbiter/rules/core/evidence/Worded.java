package org.openarbiter.rules.core.evidence;

import org.openarbiter.rules.core.words.Sentence;

/** A finding that can be put into every language; all findings of a game that has a lexicon are such. */
public interface Worded extends Finding {
    @Override
    Sentence sentence();

    @Override
    default String text() {
        return sentence().text();
    }
}
