package org.openarbiter.rules.core.record;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Cuts a stream into games from its second line on. */
final class NextLine implements RecordFormat.Splitter {
    private final InputStream in;
    private final Midway midway;
    private RecordFormat.@Nullable Splitter splitter;

    NextLine(InputStream in, Midway midway) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.midway = midway;
    }

    @Override
    public @Nullable RawGame next() throws IOException {
        RecordFormat.Splitter there = splitter;
        if (there == null) {
            there = midway.resume(in, new Midway.Joint(passLine(), 1, 1));
            splitter = there;
        }
        return there.next();
    }

    /** Passes over the first line, and says how many bytes it has. */
    private long passLine() throws IOException {
        long passed = 0;
        int c;
        do {
            c = in.read();
            passed += c < 0 ? 0 : 1;
        } while (c >= 0 && c != '\n');
        return passed;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
