package org.openarbiter.rules.core.record;

import org.openarbiter.rules.core.words.Sentence;

/**
 * A liberty taken in reading: input that is not as its format asks, with a meaning beyond doubt.
 *
 * @param line in the file, from 1
 * @param column in the line, from 1; 0 for the line as a whole
 * @param sentence what was found and how it was read
 */
public record Liberty(long line, int column, Sentence sentence) {
    /** A liberty of which is told in English alone. */
    public Liberty(long line, int column, String text) {
        this(line, column, Sentence.english(Quotes.shortened(text)));
    }

    /** What was found and how it was read, in English. */
    public String text() {
        return sentence.text();
    }
}
