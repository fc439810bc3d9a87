package org.openarbiter.rules.core.record;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream into lines, each of which is a game unless it is empty. A line ends with a line feed, a carriage return or both. One of more than
 * 16 MiB is abandoned: {@link RawGame#isTooLong} is then true.
 */
public final class LineSplitter implements RecordFormat.Splitter {
    private final InputStream in;
    private final LongUnaryOperator origin;
    private long passed;
    private long line;
    private int games;
    /** Whether the line before ended with a carriage return, which a line feed may follow. */
    private boolean returned;

    /** A splitter of a stream in an encoding in which a line feed is one byte. */
    public LineSplitter(InputStream in) {
        this(in, LongUnaryOperator.identity());
    }

    /**
     * A splitter of a stream that has been recoded.
     *
     * @param origin the byte of the content from which a byte of the stream comes; −1 if that is not known
     */
    public LineSplitter(InputStream in, LongUnaryOperator origin) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.origin = origin;
    }

    /** What cuts lines from the midst of a text on, for formats of this splitter. */
    public static Midway midway(boolean needsAscii) {
        return new LineMidway(needsAscii, (in, from) -> {
            LineSplitter splitter = new LineSplitter(in, at -> from.offset() + at);
            splitter.line = from.line() - 1;
            splitter.games = from.number() - 1;
            return splitter;
        });
    }

    @Override
    public @Nullable RawGame next() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 10);
        boolean blank = true;
        long from = passed;
        for (int c = in.read(); c >= 0; c = in.read()) {
            passed++;
            boolean second = returned && c == '\n';
            returned = c == '\r';
            if (second) {
                from = passed;
                continue;
            }
            if (c != '\n' && c != '\r') {
                blank &= c <= ' ';
                if (bytes.size() <= RawGame.LONGEST) {
                    bytes.write(c);
                }
                continue;
            }
            line++;
            if (!blank) {
                return game(bytes, line, from);
            }
            bytes.reset();
            from = passed;
        }
        return blank ? null : game(bytes, line + 1, from);
    }

    private RawGame game(ByteArrayOutputStream bytes, long at, long from) {
        if (bytes.size() > RawGame.LONGEST) {
            return RawGame.tooLong(++games, at, origin.applyAsLong(from));
        }
        byte[] all = bytes.toByteArray();
        int end = all.length;
        while (end > 0 && all[end - 1] >= 0 && all[end - 1] <= ' ') {
            end--;
        }
        return new RawGame(++games, at, origin.applyAsLong(from), all, 0, end);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
