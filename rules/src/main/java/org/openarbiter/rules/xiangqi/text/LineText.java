package org.openarbiter.rules.xiangqi.text;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;

/** The text of one game, with the line and column of each place in it and the liberties taken with it. */
public final class LineText {
    private final String text;
    private final int from;
    private final long firstLine;
    private final boolean strict;
    private final List<Liberty> liberties = new ArrayList<>(0);

    /**
     * The text of a game in UTF-8, with the part of its first line that stands before it.
     *
     * @throws InputException if a byte stands for no character and none may be passed over; reports the first one
     */
    public LineText(RawGame raw, boolean strict) throws InputException {
        text = new String(raw.bytes(), 0, raw.to(), StandardCharsets.UTF_8);
        from = new String(raw.bytes(), 0, raw.from(), StandardCharsets.UTF_8).length();
        firstLine = raw.line();
        this.strict = strict;
        int broken = EncodingEscape.next(raw.bytes(), raw.from(), raw.to());
        if (broken >= 0) {
            liberty(new String(raw.bytes(), 0, broken, StandardCharsets.UTF_8).length(),
                    brokenByte(raw.bytes(), broken) + "; it was ignored", "a character");
        }
    }

    /** What to say of a byte that stands for no character. */
    public static String brokenByte(byte[] b, int at) {
        return String.format(Locale.ROOT, "the byte 0x%02X is not a character in %s, the encoding that was assumed",
                EncodingEscape.byteAt(b, at), EncodingEscape.encodingAt(b, at));
    }

    /** The text; the game begins at {@link #from}. */
    public String text() {
        return text;
    }

    /** Where the game begins. */
    public int from() {
        return from;
    }

    /** What is wrong at a place. */
    public InputException error(int at, String found, String expected) {
        return new InputException(line(at), column(at), found, expected);
    }

    /**
     * Takes a liberty.
     *
     * @throws InputException if none may be taken
     */
    public void liberty(int at, String found, String expected) throws InputException {
        if (strict) {
            throw error(at, found, expected);
        }
        liberties.add(new Liberty(line(at), column(at), found));
    }

    /** The liberties taken so far; those taken later are added to it. */
    public List<Liberty> liberties() {
        return liberties;
    }

    private long line(int at) {
        return firstLine + IntStream.range(from, at).filter(this::endsLine).count();
    }

    private int column(int at) {
        int start = at;
        while (start > 0 && !endsLine(start - 1)) {
            start--;
        }
        return at - start + 1;
    }

    /** Whether a line ends with a character: a line feed, or a carriage return without one behind it. */
    private boolean endsLine(int at) {
        char c = text.charAt(at);
        return c == '\n' || c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n');
    }
}
