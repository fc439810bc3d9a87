package org.openarbiter.rules.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * The part of a stream that a splitter is working on.
 *
 * <p>Bytes once read never change or move within their array, because games that were cut out still lie there: when the array is
 * full, what is still wanted of it is copied to a new one. {@link #AHEAD} bytes can be looked at beyond every place before
 * {@link #safe}; behind the end of the stream they are 0.
 */
final class PgnBlock {
    /** How far one may look ahead. */
    static final int AHEAD = 64;

    /** The most that the first array holds: of a single game it is all that is needed. */
    private static final int FIRST = 1 << 14;

    private final InputStream in;
    private final int size;

    byte[] bytes;
    private int fill;
    private long passed;
    private boolean atEnd;

    PgnBlock(InputStream in, int size) {
        this.in = in;
        this.size = size;
        bytes = new byte[Math.min(size, FIRST) + AHEAD];
    }

    /** Before this place a scan may go on without reading more. */
    int safe() {
        return atEnd ? fill : Math.max(0, fill - AHEAD);
    }

    /** The end of what was read. */
    int fill() {
        return fill;
    }

    /** Which byte of the stream is at a place. */
    long position(int place) {
        return passed + place;
    }

    /** Whether the stream is at its end. */
    boolean atEnd() {
        return atEnd;
    }

    /**
     * Reads more.
     *
     * @param wanted what lies before it may be forgotten
     * @return by how much all places have become smaller
     */
    int more(int wanted) throws IOException {
        int shift = 0;
        if (fill + AHEAD == bytes.length) {
            int kept = fill - wanted;
            int room = size;
            while (kept > room / 2) {
                room *= 2;
            }
            byte[] next = new byte[room + AHEAD];
            System.arraycopy(bytes, wanted, next, 0, kept);
            bytes = next;
            fill = kept;
            shift = wanted;
            passed += wanted;
        }
        int count = in.read(bytes, fill, bytes.length - AHEAD - fill);
        if (count < 0) {
            atEnd = true;
            Arrays.fill(bytes, fill, fill + AHEAD, (byte) 0);
        } else {
            fill += count;
        }
        return shift;
    }

    void close() throws IOException {
        in.close();
    }
}
