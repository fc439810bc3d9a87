package org.openarbiter.rules.pgn;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The bytes of PGN: which kind each is, and the few forms that splitter and reader must see alike. */
final class PgnSyntax {
    /** Spaces, line ends and all other control characters. */
    static final byte SPACE = 0;
    /** Letters, and all bytes beyond ASCII. */
    static final byte LETTER = 1;
    static final byte DIGIT = 2;
    /** What may stand within a word but is no letter or digit. */
    static final byte SIGN = 3;
    /** A byte that stands for itself and ends a word. */
    static final byte SELF = 4;

    private static final int MOST_IN_BRACKET = 256;

    /** Words by which a player tells what a move does or how the game ends. None of them is a move in any notation. */
    private static final Set<String> REMARKS = Set.of(
            "adjourned", "adjudicated", "adjudication", "agreed", "agreement", "and", "black", "by", "ch", "check", "checkmate",
            "checkmates", "claimed", "dbl", "dblch", "dis", "disc", "disch", "discovered", "double", "down", "draw", "drawn", "exceeded",
            "fallen", "fell", "fifty", "flag", "flagged", "forfeit", "forfeited", "forfeits", "has", "her", "his", "is", "limit",
            "loses", "lost", "mate", "mates", "on", "out", "overstepped", "perpetual", "ran", "red", "repetition", "resign",
            "resignation", "resigned", "resigns", "run", "runs", "stalemate", "the", "threefold", "time", "up", "white", "win", "wins",
            "won");

    /** What tournaments write behind the result of a game that nobody played. */
    private static final List<String> FORFEIT = List.of("F", "F.", "(F)", "f", "f.", "(f)");

    /** The kind of each byte. */
    static final byte[] KIND = new byte[256];

    static {
        for (int c = 0x21; c < 256; c++) {
            KIND[c] = SIGN;
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80) {
                KIND[c] = LETTER;
            } else if (c >= '0' && c <= '9') {
                KIND[c] = DIGIT;
            } else if ("{}()[]<>;*$!?\"".indexOf(c) >= 0) {
                KIND[c] = SELF;
            }
        }
        KIND[0x7F] = SPACE;
    }

    private PgnSyntax() {}

    /** Which bytes are among these. */
    static boolean[] table(String bytes) {
        boolean[] table = new boolean[256];
        bytes.chars().forEach(c -> table[c] = true);
        return table;
    }

    static byte kind(byte b) {
        return KIND[b & 0xFF];
    }

    static boolean isSpace(byte b) {
        return kind(b) == SPACE;
    }

    /** Whether a byte can be part of a word. */
    static boolean isWordByte(byte b) {
        return (KIND[b & 0xFF] & 3) != 0;
    }

    /** The end of a word, behind a promotion in parentheses ({@code a8(Q)}) if one belongs to it. */
    static int wordEnd(byte[] b, int p, int end) {
        int at = p;
        while (at < end && isWordByte(b[at])) {
            at++;
        }
        boolean promotes = at > p && at + 2 < end && b[at] == '(' && b[at + 2] == ')' && kind(b[at + 1]) == LETTER
                && (b[at - 1] == '8' || b[at - 1] == '1' || b[at - 1] == '=');
        if (!promotes) {
            return at;
        }
        at += 3;
        while (at < end && (b[at] == '+' || b[at] == '#')) {
            at++;
        }
        return at;
    }

    /** Whether digits are castling without hyphens. */
    static boolean isCastling(byte[] b, int from, int to) {
        return to - from == 2 && matches(b, from, to, "00") || to - from == 3 && matches(b, from, to, "000");
    }

    /** Whether a word is neither beyond ASCII nor a capital that stands for a glyph. */
    static boolean isPlain(byte[] b, int from, int to) {
        if (to - from <= 2 && b[from] >= 'A' && b[from] <= 'Z' && (to - from == 1 || b[from + 1] == 'N')) {
            return false;
        }
        if (b[to - 1] >= 0) {
            return b[from] >= 0 || !beginsSign(b[from]);
        }
        int last = to - 1;
        while (last > from && (b[last] & 0xC0) == 0x80) {
            last--;
        }
        return b[last] < 0 && !beginsSign(b[last]) && !beginsSign(b[from]);
    }

    /** Whether a byte can begin one of the signs of annotators, or a fraction, in UTF-8 or windows-1252. */
    private static boolean beginsSign(byte b) {
        return b == (byte) 0xC2 || b == (byte) 0xCE || b == (byte) 0xE2 || (b & 0xC0) == 0x80;
    }

    /** Whether a word says that the move before it was a capture en passant. */
    static boolean isEnPassantMark(byte[] b, int from, int to) {
        return matches(b, from, to, "ep") && to - from == 2 || matches(b, from, to, "e.p") && to - from <= 4;
    }

    /** Whether a word is a remark about a move or the end of the game: {@code check}, {@code dis.ch.}, {@code resigns}. */
    static boolean isRemark(byte[] b, int from, int to) {
        int last = b[to - 1] == '.' || b[to - 1] == ',' ? to - 1 : to;
        last -= last > from && b[last - 1] == 's' ? possessive(b, from, last) : 0;
        boolean word = last - from >= 2;
        for (int at = last; word && at-- > from; ) {
            word = b[at] == '.' ? at > from && at < last - 1 : b[at] > 0 && kind(b[at]) == LETTER;
        }
        return word && REMARKS.containsAll(List.of(new String(b, from, last - from, ISO_8859_1).toLowerCase(Locale.ROOT).split("\\.")));
    }

    /** How many bytes of a word are the end of {@code White's}, with an apostrophe of either kind. */
    private static int possessive(byte[] b, int from, int to) {
        return to - from > 2 && b[to - 2] == '\'' ? 2
                : to - from > 4 && b[to - 2] == (byte) 0x99 && b[to - 3] == (byte) 0x80 && b[to - 4] == (byte) 0xE2 ? 4 : 0;
    }

    /** Behind the remark that begins here, words on one line or several; {@code p} if none does. */
    static int afterRemark(byte[] b, int p, int end) {
        int after = p;
        int at = p;
        int to = wordEnd(b, at, end);
        while (to > at && isRemark(b, at, to)) {
            after = to;
            for (at = to; at < end && isSpace(b[at]); ) {
                at++;
            }
            to = wordEnd(b, at, end);
        }
        return after;
    }

    /** Whether a word that begins with a sign is meant as a move, if only a null move, and not as an evaluation or by mistake. */
    static boolean meansMove(byte[] b, int from, int to) {
        if (b[from] == '%') {
            return false;
        }
        if (matches(b, from, to, "--") || matches(b, from, to, "@@")) {
            return true;
        }
        for (int at = from; at < to; at++) {
            if (kind(b[at]) != SIGN) {
                return true;
            }
        }
        return false;
    }

    /** Behind a byte that does not belong here, or behind the whole bracket if it opens a short one closed on its line. */
    static int afterStray(byte[] b, int p, int end) {
        if (b[p] == '[') {
            for (int at = p; at < Math.min(end, p + MOST_IN_BRACKET) && !isLineEnd(b[at]); at++) {
                if (b[at] == ']') {
                    return at + 1;
                }
            }
        }
        return p + 1;
    }

    static boolean isLineEnd(byte b) {
        return b == '\n' || b == '\r';
    }

    /** Whether a byte can be part of the name of a tag. */
    static boolean isNameByte(byte b) {
        byte kind = kind(b);
        return kind == LETTER || kind == DIGIT || b == '_';
    }

    /** Whether a tag pair begins here: a bracket, a name and a quotation mark. */
    static boolean isTagPair(byte[] b, int p, int end) {
        if (p >= end || b[p] != '[') {
            return false;
        }
        int from = skipBlanks(b, p + 1, end);
        int to = from;
        while (to < end && isNameByte(b[to])) {
            to++;
        }
        int value = skipBlanks(b, to, end);
        return to > from && kind(b[from]) == LETTER && value < end && b[value] == '"';
    }

    /** The first place from {@code p} on that is no space or tab. */
    static int skipBlanks(byte[] b, int p, int end) {
        int at = p;
        while (at < end && (b[at] == ' ' || b[at] == '\t')) {
            at++;
        }
        return at;
    }

    /** The length of the termination marker that stands here as a word of its own, or 0. */
    static int resultLength(byte[] b, int p, int end) {
        if (b[p] == '*') {
            return 1;
        }
        int length = 0;
        if (matches(b, p, end, "1-0") || matches(b, p, end, "0-1")) {
            length = 3 + forfeitLength(b, p + 3, end);
        } else if (matches(b, p, end, PgnResult.BOTH_LOST)) {
            // Without the sign it may be castling.
            int sign = forfeitLength(b, p + 3, end);
            length = sign > 0 ? 3 + sign : 0;
        } else if (matches(b, p, end, "1/2-1/2")) {
            length = 7;
        } else if (matches(b, p, end, "1/2") && isWordEnd(b, p + 3, end)) {
            length = 3;
        } else if (b[p] < 0 || isWhole(b[p])) {
            length = looseResultLength(b, p, end);
        }
        return length > 0 && isWordEnd(b, p + length, end) ? length : 0;
    }

    /** The length of the sign of a forfeit behind a result, with the space before it; 0 if there is none. */
    private static int forfeitLength(byte[] b, int p, int end) {
        int at = p < end && b[p] == ' ' ? p + 1 : p;
        for (String sign : FORFEIT) {
            int after = at + sign.length();
            if (matches(b, at, end, sign) && isWordEnd(b, after, end)) {
                return after - p;
            }
        }
        return 0;
    }

    /** The same for a marker with a fraction, a dash or a colon: {@code ½-½}, {@code 1–0}, {@code 0:1}. */
    private static int looseResultLength(byte[] b, int p, int end) {
        int first = scoreLength(b, p, end);
        int sign = p + first;
        int dash = first == 0 ? 0 : dashLength(b, sign, end);
        int second = dash == 0 ? 0 : scoreLength(b, sign + dash, end);
        boolean half = first > 0 && !isWhole(b[p]);
        if (second == 0) {
            // A fraction alone means a draw.
            return half && b[p] < 0 && dash == 0 ? first : 0;
        }
        boolean fits = half ? !isWhole(b[sign + dash]) : isWhole(b[sign + dash]) && b[p] != b[sign + dash];
        return fits ? sign + dash + second - p : 0;
    }

    private static boolean isWhole(byte b) {
        return b == '0' || b == '1';
    }

    /** The length of 0, 1 or a half here, or 0. */
    private static int scoreLength(byte[] b, int p, int end) {
        if (p >= end) {
            return 0;
        }
        if (b[p] == (byte) 0xC2) {
            return p + 1 < end && b[p + 1] == (byte) 0xBD ? 2 : 0;
        }
        return b[p] == (byte) 0xBD || isWhole(b[p]) ? 1 : 0;
    }

    /** The length of a hyphen, a dash or a colon here, in UTF-8 or windows-1252, or 0. */
    private static int dashLength(byte[] b, int p, int end) {
        if (p >= end) {
            return 0;
        }
        boolean one = b[p] == '-' || b[p] == ':' || b[p] == (byte) 0x96 || b[p] == (byte) 0x97;
        boolean three = p + 2 < end && b[p] == (byte) 0xE2
                && (b[p + 1] == (byte) 0x80 && b[p + 2] >= (byte) 0x90 && b[p + 2] <= (byte) 0x95
                        || b[p + 1] == (byte) 0x88 && b[p + 2] == (byte) 0x92);
        return one ? 1 : three ? 3 : 0;
    }

    static boolean matches(byte[] b, int p, int end, String text) {
        if (p + text.length() > end) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (b[p + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    static boolean isWordEnd(byte[] b, int p, int end) {
        return p >= end || !isWordByte(b[p]);
    }

    /** Whether a word can begin here as far as the byte before it tells: after a space, a bracket, the point of a move number. */
    static boolean isWordStart(byte[] b, int p, int from) {
        return p <= from || !isWordByte(b[p - 1]) || b[p - 1] == '.';
    }

    /** Whether a comment begins here as programming languages have it: two slashes that belong to no word. */
    static boolean isLineComment(byte[] b, int p, int end) {
        return b[p] == '/' && p + 1 < end && b[p + 1] == '/' && (p == 0 || !isWordByte(b[p - 1]));
    }

    /** Whether a move number with its point stands here. */
    static boolean isMoveNumber(byte[] b, int p, int end) {
        int at = p;
        while (at < end && at < p + 6 && kind(b[at]) == DIGIT) {
            at++;
        }
        return at > p && at < end && b[at] == '.' || afterWideNumber(b, p, end) > p;
    }

    /** Behind a move number with its points of which either is in full-width characters, in UTF-8; {@code p} if there is none. */
    static int afterWideNumber(byte[] b, int p, int end) {
        int at = p;
        while (at < end && (kind(b[at]) == DIGIT || isWide(b, at, end, 0x90, 0x99))) {
            at += b[at] < 0 ? 3 : 1;
        }
        int number = at;
        while (at < end && at > p && (b[at] == '.' || isWide(b, at, end, 0x8E, 0x8E))) {
            at += b[at] < 0 ? 3 : 1;
        }
        return at > number && b[p] >= 0 && b[number] >= 0 || at == number ? p : at;
    }

    /** Whether one of the full-width characters U+FF00 to U+FF3F is here, with its last byte in these bounds. */
    private static boolean isWide(byte[] b, int at, int end, int least, int most) {
        return at + 2 < end && b[at] == (byte) 0xEF && b[at + 1] == (byte) 0xBC
                && (b[at + 2] & 0xFF) >= least && (b[at + 2] & 0xFF) <= most;
    }
}
