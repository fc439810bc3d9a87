package org.openarbiter.rules.pgn;

import static org.openarbiter.rules.pgn.PgnSyntax.isSpace;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;

/**
 * Signs that stand for others in movetext: figurines, dashes, spaces that do not break and spaces without width.
 *
 * <p>They are replaced in a copy of the game, so that splitter, reader and game meet none of them. A word that gets shorter is
 * followed by spaces, and all else keeps its place. Comments keep their signs.
 */
final class PgnSigns {
    /** What was replaced; each kind is reported once a game. */
    private enum Kind {
        SPACE("a space that is not an ordinary one was read as a space", "an ordinary space"),
        INVISIBLE("a zero-width character was ignored", "nothing between the characters of a move"),
        DASH("a dash was read as a hyphen", "-"),
        POINTS("an ellipsis was read as three points", "..."),
        FIGURINE("figurines were read as the letters of pieces", "a letter"),
        TIMES("a multiplication sign was read as x", "x"),
        DAGGER("a dagger was read as a mark of check", "+ or #");

        private final String found;
        private final String expected;

        Kind(String found, String expected) {
            this.found = found;
            this.expected = expected;
        }
    }

    private final PgnText text;
    private final Set<Kind> reported = EnumSet.noneOf(Kind.class);
    private byte[] b;
    /** Where the next byte goes; behind it, up to where reading goes on, there is room. */
    private int out;
    private int next;

    private PgnSigns(PgnText text) {
        this.text = text;
        b = text.b;
    }

    /** Replaces them from a place on. */
    static void replace(PgnText text, int from) throws InputException {
        int first = from;
        while (first < text.to && text.b[first] >= 0) {
            first++;
        }
        if (first < text.to) {
            new PgnSigns(text).run(from);
        }
    }

    private void run(int from) throws InputException {
        int at = from;
        out = from;
        while (at < text.to) {
            if (b[at] >= 0) {
                if (b[at] == '{' || b[at] == ';') {
                    at = skipComment(at);
                } else {
                    if (isSpace(b[at])) {
                        catchUp(at);
                    }
                    put(at, b[at]);
                    at++;
                }
                continue;
            }
            int sign = text.codePoint(at);
            next = at + text.length(at);
            Kind kind = kind(sign);
            if (kind == null) {
                for (int i = at; i < next; i++) {
                    put(i, b[i]);
                }
            } else {
                report(kind, at);
                write(kind, sign, at);
            }
            at = next;
        }
        catchUp(text.to);
    }

    private void write(Kind kind, int sign, int at) {
        switch (kind) {
            case SPACE -> space();
            case INVISIBLE -> {
                // Between two moves it parts them, within one it means nothing.
                if (out > 0 && (b[out - 1] >= '0' && b[out - 1] <= '9' || b[out - 1] == '.' || b[out - 1] == '+' || b[out - 1] == '#')) {
                    space();
                }
            }
            case DASH -> put(at, (byte) '-');
            case POINTS -> {
                for (int i = at; i < next; i++) {
                    put(i, (byte) '.');
                }
            }
            case FIGURINE -> put(at, (byte) Figurines.letter(sign));
            case TIMES -> put(at, (byte) 'x');
            case DAGGER -> put(at, (byte) (sign == 0x2020 ? '+' : '#'));
        }
    }

    private void space() {
        put(out, (byte) ' ');
        catchUp(next);
    }

    private static @Nullable Kind kind(int sign) {
        return switch (sign) {
            case 0xA0, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200A, 0x202F, 0x205F,
                    0x3000 -> Kind.SPACE;
            case 0xAD, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2060, 0xFEFF -> Kind.INVISIBLE;
            case 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212 -> Kind.DASH;
            case 0x2026 -> Kind.POINTS;
            case 0xD7, 0x2715, 0x2716 -> Kind.TIMES;
            case 0x2020, 0x2021 -> Kind.DAGGER;
            default -> Figurines.isFigurine(sign) ? Kind.FIGURINE : null;
        };
    }

    private void report(Kind kind, int at) throws InputException {
        b = text.ownBytes();
        if (reported.add(kind)) {
            text.liberty(at, kind.found, kind.expected);
        }
    }

    private int skipComment(int open) {
        catchUp(open);
        int end = open;
        if (b[open] == '{') {
            end = Math.min(text.to, PgnComments.afterComment(b, open, text.to));
        } else {
            while (end < text.to && !PgnSyntax.isLineEnd(b[end])) {
                end++;
            }
        }
        out = end;
        return end;
    }

    /** Writes a byte; until something was replaced it stands there already. */
    private void put(int at, byte value) {
        if (out < at || b[out] != value) {
            b[out] = value;
        }
        out++;
    }

    private void catchUp(int to) {
        while (out < to) {
            b[out++] = ' ';
        }
    }
}
