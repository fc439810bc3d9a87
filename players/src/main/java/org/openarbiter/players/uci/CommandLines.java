package org.openarbiter.players.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines of bounded length from a stream in UTF-8. */
final class CommandLines {
    /** More than the longest game needs; the rest of a longer line is passed over. */
    static final int MOST_CHARACTERS = 1 << 18;

    private final BufferedReader in;

    CommandLines(InputStream in) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** The next line without its end; null where the stream ends. */
    @Nullable String next() throws IOException {
        int c = in.read();
        if (c < 0) {
            return null;
        }
        var line = new StringBuilder();
        while (c >= 0 && c != '\n') {
            if (line.length() < MOST_CHARACTERS) {
                line.append((char) c);
            }
            c = in.read();
        }
        return line.toString();
    }
}
