package org.openarbiter.wire;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.LineMidway;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;

/**
 * Cuts a stream into lines, blank ones left out: the first half of reading cases and acts. A line ends with a line feed, a carriage
 * return or both.
 *
 * <p>Lines share blocks that are never written to again, so they can be read on any thread. Of a line that is longer than any
 * reader takes, only the beginning is kept, one byte more than is taken, so that the reader refuses it and the next line is
 * unharmed. A line is handed out as soon as it is complete; nothing is read ahead of it but what the stream has ready.
 */
public final class CaseLines implements RecordFormat.Splitter {
    private static final int BLOCK = 1 << 16;

    private final InputStream in;
    private byte[] block = new byte[0];
    private int from;
    private int seen;
    private int limit;
    private boolean ended;
    private boolean skipping;
    /** Whether the line before ended with a carriage return, which a line feed may follow. */
    private boolean returned;
    /** The byte of the content with which the block begins. */
    private long passed;
    private long line;
    private int number;

    /** Lines of this stream, which is closed with them. */
    public CaseLines(InputStream in) {
        this.in = in;
    }

    /** What cuts lines from the midst of a text on. */
    public static Midway midway() {
        return new LineMidway(false, (in, from) -> {
            CaseLines lines = new CaseLines(in);
            lines.passed = from.offset();
            lines.line = from.line() - 1;
            lines.number = from.number() - 1;
            return lines;
        });
    }

    /** A single line that came another way. */
    public static RawGame of(byte[] line) {
        return new RawGame(1, 1, line, 0, line.length);
    }

    @Override
    public @Nullable RawGame next() throws IOException {
        while (true) {
            int end = lineEnd();
            if (end < 0) {
                if (!ended) {
                    RawGame overlong = refill();
                    if (overlong != null) {
                        return overlong;
                    }
                    continue;
                }
                if (from == limit) {
                    return null;
                }
                end = limit;
            }
            int start = from;
            boolean skipped = skipping;
            skipping = false;
            line += skipped ? 0 : 1;
            returned = end < limit && block[end] == '\r';
            from = Math.min(end + 1, limit);
            seen = from;
            if (!skipped && !isBlank(start, end)) {
                return new RawGame(++number, line, passed + start, block, start, end);
            }
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private int lineEnd() {
        while (seen < limit) {
            byte b = block[seen];
            boolean second = returned && b == '\n';
            returned = false;
            if (second) {
                from++;
            } else if (b == '\n' || b == '\r') {
                return seen;
            }
            seen++;
        }
        return -1;
    }

    /** Reads on. If the line so far is too long already, hands its beginning over and skips the rest. */
    private @Nullable RawGame refill() throws IOException {
        RawGame overlong = null;
        if (skipping) {
            from = limit;
        } else if (limit - from > Json.LONGEST_LINE) {
            overlong = new RawGame(++number, ++line, passed + from, block, from, from + Json.LONGEST_LINE + 1);
            skipping = true;
            from = limit;
        }
        if (limit == block.length || overlong != null) {
            int rest = limit - from;
            passed += from;
            block = Arrays.copyOf(Arrays.copyOfRange(block, from, limit), Math.max(BLOCK, 2 * rest));
            from = 0;
            limit = rest;
            seen = rest;
        }
        int read = in.read(block, limit, block.length - limit);
        if (read < 0) {
            ended = true;
        } else {
            limit += read;
        }
        return overlong;
    }

    private boolean isBlank(int start, int end) {
        int at = start;
        if (end - at >= 3 && block[at] == (byte) 0xEF && block[at + 1] == (byte) 0xBB && block[at + 2] == (byte) 0xBF) {
            at += 3;
        }
        while (at < end && (block[at] == ' ' || block[at] == '\t' || block[at] == '\r')) {
            at++;
        }
        return at == end;
    }
}
