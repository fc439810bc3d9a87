package org.openarbiter.rules.xiangqi.notation;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds out in which encoding a text with Chinese in it is written.
 *
 * <p>Each encoding gets points for every character that the text has if read in it: most for the signs of moves, fewer for the
 * characters in everyday use (the first level of Big5 and of GB 2312), fewer than none for rare ones, and a heavy penalty for
 * bytes that mean nothing. Big5 and GB share most of their code space, but not what is common in it. Single bytes among ASCII
 * letters are European accents.
 */
final class EncodingGuess {
    private static final String SIGNS =
            "車车俥馬马傌炮砲包兵卒仕士相象帥帅將将平進进退前後后中一二三四五六七八九１２３４５６７８９";
    private static final Charset BIG5 = Charset.forName("Big5-HKSCS");
    private static final Charset GB18030 = Charset.forName("GB18030");
    private static final Charset EUROPEAN = Charset.forName("windows-1252");
    private static final BitSet BIG5_SIGNS = signs(Charset.forName("Big5"));
    private static final BitSet GB_SIGNS = signs(GB18030);

    private static final int SIGN = 4;
    private static final int COMMON = 2;
    private static final int RARE = -1;
    private static final int NONSENSE = -10;
    /** So many points more than another encoding has leave no doubt: four signs of moves read right and not as rare characters. */
    private static final int SURE = 16;

    private final byte[] b;
    private final int from;
    private final int to;

    private EncodingGuess(byte[] b, int from, int to) {
        this.b = b;
        this.from = from;
        this.to = to;
    }

    /**
     * The likeliest encoding of a piece of text, the last character of which may be cut off; UTF-8 if it is all ASCII.
     *
     * @param usual the encoding of what surrounds it, which it has unless it says otherwise beyond doubt; null if that is unknown
     */
    static Charset of(byte[] b, int from, int to, @Nullable Charset usual) {
        EncodingGuess guess = new EncodingGuess(b, from, to);
        if (guess.isUtf8()) {
            return StandardCharsets.UTF_8;
        }
        Charset best = StandardCharsets.UTF_8;
        int most = guess.utf8();
        int ofUsual = most;
        for (Charset charset : List.of(GB18030, BIG5, EUROPEAN)) {
            int points = charset.equals(EUROPEAN) ? guess.european() : guess.doubleByte(charset.equals(GB18030));
            if (points > most) {
                most = points;
                best = charset;
            }
            ofUsual = charset.equals(usual) ? points : ofUsual;
        }
        return usual != null && most < ofUsual + SURE ? usual : best;
    }

    private static BitSet signs(Charset charset) {
        BitSet signs = new BitSet(1 << 16);
        SIGNS.chars().filter(c -> charset.newEncoder().canEncode((char) c)).forEach(c -> {
            byte[] pair = Character.toString(c).getBytes(charset);
            signs.set((pair[0] & 0xFF) << 8 | pair[1] & 0xFF);
        });
        return signs;
    }

    private int at(int p) {
        return p < to ? b[p] & 0xFF : 0;
    }

    /** Whether it is UTF-8 throughout, with a character of three bytes or more in it: text in another encoding is that by no accident. */
    private boolean isUtf8() {
        boolean wide = false;
        int p = from;
        while (p < to) {
            int length = utf8Length(p);
            if (length == 0) {
                return false;
            }
            wide |= length > 2;
            p += length;
        }
        return wide;
    }

    /** How many bytes the character of UTF-8 at a place has; 0 if there is none. One that is cut off by the end counts as whole. */
    private int utf8Length(int p) {
        int lead = at(p);
        int length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
        for (int i = 1; i < length && p + i < to; i++) {
            length = (at(p + i) & 0xC0) == 0x80 ? length : 0;
        }
        return length;
    }

    private int utf8() {
        int points = 0;
        int p = from;
        while (p < to) {
            int length = utf8Length(p);
            if (p + length > to) {
                return points;
            }
            // Two bytes that are one letter of Europe stand among other letters; else they may be a character of Big5 or GB.
            boolean letter = length == 2 && (p > from && isLetter(at(p - 1)) || isLetter(at(p + 2)));
            points += length == 0 ? NONSENSE : length == 1 ? 0 : length == 2 && !letter ? 1 : SIGN;
            p += Math.max(1, length);
        }
        return points;
    }

    private static boolean isLetter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private int doubleByte(boolean gb) {
        int points = 0;
        int p = from;
        while (p < to) {
            int lead = at(p);
            if (lead < 0x80) {
                p++;
            } else if (p + 1 == to) {
                return points;
            } else {
                int trail = at(p + 1);
                int value = gb ? gb(lead, trail) : big5(lead, trail);
                points += value;
                p += value == NONSENSE ? 1 : 2;
            }
        }
        return points;
    }

    private static int big5(int lead, int trail) {
        if (lead < 0x87 || lead > 0xFE || trail < 0x40 || trail > 0x7E && trail < 0xA1 || trail == 0xFF) {
            return NONSENSE;
        }
        if (BIG5_SIGNS.get(lead << 8 | trail)) {
            return SIGN;
        }
        return lead >= 0xA4 && lead <= 0xC6 ? COMMON : lead >= 0xA1 && lead <= 0xA3 ? 0 : RARE;
    }

    /** A pair of GB 18030; characters of four bytes look like two rare pairs. */
    private static int gb(int lead, int trail) {
        if (lead == 0x80 || lead == 0xFF || trail < 0x30 || trail > 0x39 && trail < 0x40 || trail == 0x7F || trail == 0xFF) {
            return NONSENSE;
        }
        if (GB_SIGNS.get(lead << 8 | trail)) {
            return SIGN;
        }
        boolean ofGb2312 = trail >= 0xA1 && lead >= 0xA1 && lead <= 0xF7 && (lead <= 0xA9 || lead >= 0xB0);
        return !ofGb2312 ? RARE : lead >= 0xB0 && lead <= 0xD7 ? COMMON : 0;
    }

    private int european() {
        int points = 0;
        for (int p = from; p < to; p++) {
            if (at(p) >= 0x80) {
                boolean alone = at(p + 1) < 0x80 && (p == from || at(p - 1) < 0x80);
                points += alone && at(p) >= 0xC0 ? 0 : -3;
            }
        }
        return points;
    }
}
