package org.openarbiter.players.gtp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines of bounded length from a stream of bytes in UTF-8. */
final class LineSource {
    /** More than any command needs; the rest of a longer line is passed over. */
    static final int MOST_BYTES = 1 << 16;

    private final InputStream in;
    private boolean cut;

    LineSource(InputStream in) {
        this.in = in;
    }

    /** The next line without its end; null where the stream ends. */
    @Nullable String next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(128);
        cut = false;
        int c = in.read();
        if (c < 0) {
            return null;
        }
        while (c >= 0 && c != '\n') {
            if (line.size() < MOST_BYTES) {
                line.write(c);
            } else {
                cut = true;
            }
            c = in.read();
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    /** Whether the latest line was longer than it may be. */
    boolean isCut() {
        return cut;
    }
}
