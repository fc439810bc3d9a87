package org.openarbiter.rules.xiangqi.notation;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;

/**
 * Finds the games in a text or a page: each from {@code [DhtmlXQ]}, or the first of its tags where that is missing, to
 * {@code [/DhtmlXQ]}, to the beginning of the next, or to the end. What stands between games is passed over. A line ends with a line feed,
 * a carriage return or both. A game of more than 16 MiB is abandoned: {@link RawGame#isTooLong} is then true.
 */
final class DhtmlSplitter implements RecordFormat.Splitter {
    private static final int LONGEST_TAG = 40;

    private final InputStream in;
    /** What was read of the line, and of the game if there is one. */
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream(1 << 12);
    private final StringBuilder tag = new StringBuilder();
    private long line = 1;
    /** Whether the line before ended with a carriage return, which a line feed may follow. */
    private boolean returned;
    private final LongUnaryOperator origin;
    private long passed;
    private long gameLine;
    private long gameOffset;
    private int gameFrom = -1;
    private boolean tooLong;
    private int games;

    /**
     * A splitter of a stream that has been recoded.
     *
     * @param origin the byte of the content from which a byte of the stream comes; −1 if that is not known
     */
    DhtmlSplitter(InputStream in, LongUnaryOperator origin) {
        this.origin = origin;
        this.in = new BufferedInputStream(in, 1 << 16);
    }

    @Override
    public @Nullable RawGame next() throws IOException {
        for (int c = in.read(); c >= 0; c = in.read()) {
            boolean second = returned && c == '\n';
            returned = c == '\r';
            if (c == '\n' || c == '\r') {
                line += second ? 0 : 1;
                if (gameFrom < 0) {
                    kept.reset();
                    passed++;
                    continue;
                }
            }
            kept.write(c);
            passed++;
            if (c == '[') {
                tag.setLength(0);
            }
            if (tag.length() < LONGEST_TAG) {
                tag.append((char) c);
            }
            RawGame game = c == ']' ? afterTag(tag.toString().toLowerCase(Locale.ROOT)) : null;
            if (game != null) {
                return game;
            }
            if (kept.size() == RawGame.LONGEST) {
                tooLong = gameFrom >= 0;
                kept.reset();
            }
        }
        return gameFrom < 0 ? null : cut(kept.size());
    }

    private @Nullable RawGame afterTag(String name) {
        int at = kept.size() - name.length();
        if (name.equals("[/dhtmlxq]")) {
            return gameFrom < 0 ? null : cut(kept.size());
        }
        if (name.equals("[dhtmlxq]") && gameFrom >= 0) {
            RawGame game = cut(at);
            kept.writeBytes(name.getBytes(StandardCharsets.US_ASCII));
            begin(0);
            return game;
        }
        if (gameFrom < 0 && (name.equals("[dhtmlxq]") || name.startsWith("[dhtmlxq_"))) {
            begin(Math.max(0, at));
        }
        return null;
    }

    private void begin(int at) {
        gameFrom = at;
        gameOffset = origin.applyAsLong(passed - kept.size() + at);
        gameLine = line;
    }

    private RawGame cut(int end) {
        RawGame game = tooLong
                ? RawGame.tooLong(++games, gameLine, gameOffset)
                : new RawGame(++games, gameLine, gameOffset, kept.toByteArray(), gameFrom, end);
        tooLong = false;
        kept.reset();
        gameFrom = -1;
        return game;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
