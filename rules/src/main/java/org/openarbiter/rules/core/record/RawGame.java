package org.openarbiter.rules.core.record;

import java.nio.charset.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One game of an archive, cut out and not yet understood.
 *
 * @param number which game of the file, from 1
 * @param line the line on which it begins, from 1
 * @param bytes the array that holds it, shared with its neighbors; never changed
 * @param from where it begins in the array
 * @param to where it ends
 * @param encoding the encoding in which it was cut out; null where that did not matter
 * @param liberties taken in cutting it out
 */
@SuppressWarnings("ArrayRecordComponent") // a slice of a shared block: two of them are never compared
public record RawGame(
        int number, long line, byte[] bytes, int from, int to, @Nullable Charset encoding, List<Liberty> liberties) {
    public RawGame {
        liberties = List.copyOf(liberties);
    }

    /** A game that was cut out as it stood. */
    public RawGame(int number, long line, byte[] bytes, int from, int to) {
        this(number, line, bytes, from, to, null, List.of());
    }
}
