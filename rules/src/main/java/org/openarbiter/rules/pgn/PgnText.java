package org.openarbiter.rules.pgn;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;

/** The bytes of one game, where each of them stands in the file, and the liberties taken with them. */
final class PgnText {
    /** How many liberties of a game are listed; the others are counted. */
    static final int MOST_LIBERTIES = 50;

    private static final Charset FALLBACK = Charset.forName("windows-1252");

    byte[] b;
    /** The bytes as they were read, by which columns are counted. */
    private final byte[] read;
    private boolean own;
    final int from;
    final int to;
    private final long firstLine;
    private final boolean strict;
    private Charset charset = StandardCharsets.UTF_8;
    private final List<Liberty> liberties = new ArrayList<>(0);
    private int unlisted;
    private int countedTo;
    private long countedLine;

    PgnText(RawGame raw, boolean strict) {
        b = raw.bytes();
        read = b;
        from = raw.from();
        to = raw.to();
        firstLine = raw.line();
        this.strict = strict;
        countedTo = from;
        countedLine = firstLine;
    }

    /** Finds out the encoding of what begins here; until then it is taken to be UTF-8. Notes bytes that no encoding of text has. */
    void chooseCharset(int start) throws InputException {
        int unusual = 0;
        for (int i = start; i < to; i++) {
            unusual |= b[i] - 1;
        }
        // Below zero if there is a NUL, or a byte beyond ASCII.
        if (unusual >= 0) {
            return;
        }
        int nul = start;
        while (nul < to && b[nul] != 0) {
            nul++;
        }
        if (nul < to) {
            liberty(nul, "NUL bytes, which are not text; between moves they were read as spaces", "text");
        }
        ByteBuffer in = ByteBuffer.wrap(b, start, to - start);
        CharBuffer out = CharBuffer.allocate(Math.min(to - start, 8192));
        var decoder = StandardCharsets.UTF_8.newDecoder();
        CoderResult result = decoder.decode(in, out, true);
        while (result.isOverflow()) {
            out.clear();
            result = decoder.decode(in, out, true);
        }
        if (result.isError()) {
            charset = FALLBACK;
            liberty(in.position(), "this is not UTF-8; the game was read as windows-1252", "text in UTF-8");
        }
    }

    /** The bytes as a copy of this game's own, with the same places, that may be changed. */
    byte[] ownBytes() {
        if (!own) {
            int lineFrom = from;
            while (lineFrom > 0 && !PgnSyntax.isLineEnd(b[lineFrom - 1])) {
                lineFrom--;
            }
            byte[] copy = new byte[to];
            System.arraycopy(b, lineFrom, copy, lineFrom, to - lineFrom);
            b = copy;
            own = true;
        }
        return b;
    }

    /** The character that begins at a place beyond ASCII; 0xFFFD if none does. */
    int codePoint(int at) {
        return string(at, at + length(at)).codePointAt(0);
    }

    /** How many bytes the character at a place has. */
    int length(int at) {
        if (!charset.equals(StandardCharsets.UTF_8)) {
            return 1;
        }
        int end = at + 1;
        while (end < to && (b[end] & 0xC0) == 0x80) {
            end++;
        }
        return end - at;
    }

    String string(int start, int end) {
        return new String(b, start, end - start, charset);
    }

    /** How many bytes a text has here. */
    int bytes(String of) {
        return of.getBytes(charset).length;
    }

    /** The line of a place, from 1. */
    long line(int at) {
        if (at < countedTo) {
            countedTo = from;
            countedLine = firstLine;
        }
        for (int i = countedTo; i < at; i++) {
            if (b[i] == '\n' ? i == from || b[i - 1] != '\r' : b[i] == '\r') {
                countedLine++;
            }
        }
        countedTo = at;
        return countedLine;
    }

    /** The column of a place, from 1, in characters; the line may have begun before the game. */
    int column(int at) {
        boolean utf8 = charset.equals(StandardCharsets.UTF_8);
        int column = 1;
        for (int i = at - 1; i >= 0 && !PgnSyntax.isLineEnd(read[i]) && !endsMark(i); i--) {
            if (!utf8 || (read[i] & 0xC0) != 0x80) {
                column++;
            }
        }
        return column;
    }

    /** Whether a byte is the last of a byte order mark with which a line begins, as in files that were joined. */
    private boolean endsMark(int at) {
        return at > 1 && read[at] == (byte) 0xBF && read[at - 1] == (byte) 0xBB && read[at - 2] == (byte) 0xEF
                && (at == 2 || PgnSyntax.isLineEnd(read[at - 3]));
    }

    InputException error(int at, String message, String expected) {
        return new InputException(line(at), column(at), message, expected);
    }

    /**
     * Takes a liberty.
     *
     * @throws InputException if none may be taken
     */
    void liberty(int at, String text, String expected) throws InputException {
        if (strict) {
            throw error(at, text, expected);
        }
        remark(at, text);
    }

    /** Lists what is odd but allowed by the standard, which a strict reading does not refuse either. */
    void remark(int at, String text) {
        if (liberties.size() < MOST_LIBERTIES) {
            liberties.add(new Liberty(line(at), column(at), text));
        } else {
            unlisted++;
        }
    }

    /** Takes back a liberty that another one explains better. */
    void withdraw(String text) {
        liberties.removeIf(liberty -> liberty.text().equals(text));
    }

    boolean isStrict() {
        return strict;
    }

    /** The liberties taken so far; the last one counts those that are not listed. */
    List<Liberty> liberties() {
        if (unlisted == 0) {
            return List.copyOf(liberties);
        }
        List<Liberty> all = new ArrayList<>(liberties);
        all.add(new Liberty(firstLine, 0, unlisted + (unlisted == 1 ? " more departure" : " more departures")
                + " from the PGN standard in this game"));
        return List.copyOf(all);
    }
}
