package org.openarbiter.rules.core.record;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Cuts a stream into lines, each of which is a game unless it is empty; a line goes on for 16 MiB at most. */
public final class LineSplitter implements RecordFormat.Splitter {
    private static final int LONGEST = 1 << 24;

    private final InputStream in;
    private long line;
    private int games;

    /** A splitter of a stream in an encoding in which a line feed is one byte. */
    public LineSplitter(InputStream in) {
        this.in = new BufferedInputStream(in, 1 << 16);
    }

    @Override
    public @Nullable RawGame next() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 10);
        boolean blank = true;
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c != '\n') {
                blank &= c <= ' ';
                if (bytes.size() < LONGEST) {
                    bytes.write(c);
                }
                continue;
            }
            line++;
            if (!blank) {
                return game(bytes, line);
            }
            bytes.reset();
        }
        return blank ? null : game(bytes, line + 1);
    }

    private RawGame game(ByteArrayOutputStream bytes, long at) {
        byte[] all = bytes.toByteArray();
        int end = all.length;
        while (end > 0 && all[end - 1] >= 0 && all[end - 1] <= ' ') {
            end--;
        }
        return new RawGame(++games, at, all, 0, end);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
