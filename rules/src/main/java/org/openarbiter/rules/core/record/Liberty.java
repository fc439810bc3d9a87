package org.openarbiter.rules.core.record;

/**
 * A liberty taken in reading: input that is not as its format asks, with a meaning beyond doubt.
 *
 * @param line in the file, from 1
 * @param column in the line, from 1; 0 for the line as a whole
 * @param text what was found and how it was read, one sentence without a full stop
 */
public record Liberty(long line, int column, String text) {
    public Liberty {
        text = Quotes.shortened(text);
    }
}
