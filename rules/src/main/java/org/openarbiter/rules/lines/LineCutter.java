package org.openarbiter.rules.lines;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.text.LocalText;

/**
 * Cuts a text into games by its lines, which end with a line feed, a carriage return or both. A game of more than 16 MiB is abandoned:
 * {@link RawGame#isTooLong} is then true.
 */
public final class LineCutter implements RecordFormat.Splitter {
    /** What a line is for the games around it. */
    public enum Cut {
        /** It belongs to the game at hand. */
        KEEP,
        /** The next game begins with it. */
        BEGINS,
        /** It belongs to the game at hand, unless a later line shows that the next game began with it. */
        MAY_BEGIN,
        /** The next game began with the last line that might begin one. */
        BEGAN,
        /** It stands between two games. */
        BETWEEN
    }

    /** Says of each line in turn, the first one included, what it is; remembers what it needs. */
    public interface Judge {
        /** What a line is. */
        Cut next(String line);
    }

    private final LocalText opened;
    private final InputStream in;
    private final Judge judge;
    private byte @Nullable [] waiting;
    private long waitingAt;
    private long waitingLine;
    private long line;
    private long passed;
    private long lineAt;
    private int games;

    /** A cutter of a text. */
    public LineCutter(LocalText opened, Judge judge) {
        this.opened = opened;
        this.in = new BufferedInputStream(opened.in(), 1 << 16);
        this.judge = judge;
    }

    @Override
    public @Nullable RawGame next() throws IOException {
        ByteArrayOutputStream game = new ByteArrayOutputStream(1 << 12);
        long from = passed;
        long first = line + 1;
        boolean blank = true;
        boolean tooLong = false;
        int mark = 0;
        byte[] held = waiting;
        if (held != null) {
            waiting = null;
            from = waitingAt;
            first = waitingLine;
            game.writeBytes(held);
            tooLong = held.length > RawGame.LONGEST;
            blank = false;
        }
        for (byte[] next = line(); next != null; next = line()) {
            Cut cut = judge.next(new String(next, StandardCharsets.UTF_8).stripTrailing());
            if (cut == Cut.BEGINS && !blank || cut == Cut.BEGAN && tooLong) {
                waiting = next;
                waitingAt = lineAt;
                waitingLine = line;
                return game(game, first, from, tooLong);
            }
            if (cut == Cut.MAY_BEGIN && !blank) {
                mark = game.size();
                waitingAt = lineAt;
                waitingLine = line;
            }
            if (cut == Cut.BEGAN && mark > 0) {
                return cut(game, mark, next, first, from);
            }
            if (cut == Cut.BETWEEN) {
                if (!blank) {
                    return game(game, first, from, tooLong);
                }
                from = passed;
                first = line + 1;
                game.reset();
                continue;
            }
            blank &= isBlank(next);
            tooLong |= game.size() + next.length > RawGame.LONGEST;
            if (!tooLong) {
                game.writeBytes(next);
            }
        }
        return blank ? null : game(game, first, from, tooLong);
    }

    /** The game up to a mark; what comes behind it, with the line at hand, waits. */
    private RawGame cut(ByteArrayOutputStream game, int mark, byte[] next, long first, long from) {
        game.writeBytes(next);
        byte[] all = game.toByteArray();
        waiting = Arrays.copyOfRange(all, mark, all.length);
        return new RawGame(++games, first, opened.origin(from), all, 0, mark);
    }

    private static boolean isBlank(byte[] line) {
        for (byte b : line) {
            if (b < 0 || b > ' ') {
                return false;
            }
        }
        return true;
    }

    private RawGame game(ByteArrayOutputStream bytes, long first, long from, boolean tooLong) {
        if (tooLong) {
            return RawGame.tooLong(++games, first, opened.origin(from));
        }
        byte[] all = bytes.toByteArray();
        return new RawGame(++games, first, opened.origin(from), all, 0, all.length);
    }

    /** The next line with its end, or the beginning of one that is too long; null if there is none. */
    private byte @Nullable [] line() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(64);
        lineAt = passed;
        int c;
        do {
            c = in.read();
            if (c < 0) {
                break;
            }
            add(bytes, c);
        } while (c != '\n' && c != '\r');
        if (c == '\r') {
            in.mark(1);
            if (in.read() == '\n') {
                add(bytes, '\n');
            } else {
                in.reset();
            }
        }
        if (bytes.size() == 0) {
            return null;
        }
        line++;
        return bytes.toByteArray();
    }

    private void add(ByteArrayOutputStream bytes, int c) {
        passed++;
        if (bytes.size() <= RawGame.LONGEST) {
            bytes.write(c);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
