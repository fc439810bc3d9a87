package org.openarbiter.rules.core.record;

import java.nio.charset.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One game of an archive, cut out and not yet understood.
 *
 * @param number which game of the file, from 1
 * @param line the line on which it begins, from 1
 * @param offset the byte of the content, uncompressed, at which it begins, from 0; −1 if that is not known because the content
 *     was recoded
 * @param bytes the array that holds it, shared with its neighbors; never changed
 * @param lineFrom where in the array its first line begins, as far as a reader looks at what stands before the game
 * @param from where it begins in the array
 * @param to where it ends
 * @param encoding the encoding in which it was cut out; null where that did not matter
 * @param liberties taken in cutting it out
 */
@SuppressWarnings("ArrayRecordComponent") // a slice of a shared block: two of them are never compared
public record RawGame(
        int number, long line, long offset, byte[] bytes, int lineFrom, int from, int to, @Nullable Charset encoding,
        List<Liberty> liberties) {
    /** The most bytes a game may have: 16 MiB. */
    public static final int LONGEST = 1 << 24;

    /** How much of the line before a game a splitter keeps so that columns can be counted: 64 KiB. */
    public static final int LINE_KEPT = 1 << 16;

    /** What stands for the bytes of a game that is too long. */
    private static final byte[] TOO_LONG = new byte[0];
    private static final String BREAKS_OFF = "the file is truncated in this game";

    public RawGame {
        liberties = List.copyOf(liberties);
    }

    /** A game that was cut out as it stood. */
    public RawGame(int number, long line, long offset, byte[] bytes, int from, int to) {
        this(number, line, offset, bytes, from, from, to, null, List.of());
    }

    /** A game that came by itself. */
    public RawGame(int number, long line, byte[] bytes, int from, int to) {
        this(number, line, -1, bytes, from, to);
    }

    /** The same, of a file that breaks off in it. A liberty says so, which goes wherever the game goes. */
    public RawGame asBrokenOff() {
        return new RawGame(number, line, offset, bytes, lineFrom, from, to, encoding, List.of(new Liberty(line, 0, BREAKS_OFF)));
    }

    /** What stands for a game that has too many bytes to be cut out. */
    public static RawGame tooLong(int number, long line, long offset) {
        return new RawGame(number, line, offset, TOO_LONG, 0, 0);
    }

    /** Whether this stands for a game that had too many bytes. */
    @SuppressWarnings("ReferenceEquality") // The array itself is the sign; another empty one is an empty game.
    public boolean isTooLong() {
        return bytes == TOO_LONG;
    }

    /**
     * Checks that it can be read at all.
     *
     * @throws InputException if it is too long, or the file breaks off in it
     */
    public void check() throws InputException {
        if (isTooLong() || to - from > LONGEST) {
            throw new InputException(line, 0, "a game of more than " + (LONGEST >> 20) + " MiB", "a smaller one");
        }
        if (liberties.size() == 1 && liberties.getFirst().text().equals(BREAKS_OFF)) {
            throw new InputException(line, 0, BREAKS_OFF, "the rest of it");
        }
    }
}
