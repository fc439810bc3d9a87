package org.openarbiter.rules.pgn;

import static org.openarbiter.rules.pgn.PgnSyntax.DIGIT;
import static org.openarbiter.rules.pgn.PgnSyntax.LETTER;
import static org.openarbiter.rules.pgn.PgnSyntax.SIGN;
import static org.openarbiter.rules.pgn.PgnSyntax.SPACE;
import static org.openarbiter.rules.pgn.PgnSyntax.isLineEnd;
import static org.openarbiter.rules.pgn.PgnSyntax.kind;

import java.util.Arrays;
import java.util.List;
import org.openarbiter.rules.core.record.InputException;

/** One reading of a game: the tag pairs, then the words of the main line. */
final class PgnReader {
    /** The liberty with a game that just stops. */
    static final String NO_MARKER = "the game has no termination marker";

    private static final String TERMINATION = "a termination marker: 1-0, 0-1, 1/2-1/2 or *";

    /** How much of a remark is looked at, in bytes. */
    private static final int LONGEST_REMARK = 80;

    /** The first byte of full-width characters. */
    private static final byte WIDE = (byte) 0xEF;

    private final PgnText text;
    private byte[] b;
    private final int end;
    private int p;

    List<PgnTag> tags = List.of();
    /** For each move, its place from the beginning of the game in the upper 24 bits and its length in the lower 8. */
    int[] moves = new int[128];
    int plies;
    int bodyFrom;
    int bodyTo;
    int marker = -1;
    int markerLength;
    /** The latest comment of the main line, from behind its opening brace, or the latest remark that tells the end; −1 if there is none. */
    int lastComment = -1;
    int lastCommentTo;
    /** The move numbers of the main line. */
    PgnNumbers numbers = new PgnNumbers(List.of());

    PgnReader(PgnText text) {
        this.text = text;
        b = text.b;
        end = text.to;
        p = text.from;
    }

    PgnReader read() throws InputException {
        p = new PgnPrelude(text).end();
        text.chooseCharset(p);
        if (p < end && b[p] == '[') {
            PgnTagReader reader = new PgnTagReader(text, p);
            tags = reader.read();
            p = reader.end();
        }
        bodyFrom = p;
        bodyTo = end;
        numbers = new PgnNumbers(tags);
        PgnSigns.replace(text, p);
        b = text.b;
        while (p < end && marker < 0) {
            step();
        }
        lastWord();
        if (marker >= 0) {
            afterMarker();
        } else {
            text.liberty(end, NO_MARKER, TERMINATION);
        }
        return this;
    }

    private void step() throws InputException {
        switch (PgnSyntax.KIND[b[p] & 0xFF]) {
            case SPACE -> p++;
            case LETTER -> word(p);
            case DIGIT -> number();
            case SIGN -> sign();
            default -> self();
        }
    }

    /** A word; where it is a move it goes into the list. */
    private void word(int from) throws InputException {
        byte[] bytes = b;
        if (bytes[p] == WIDE) {
            int after = PgnSyntax.afterWideNumber(bytes, p, end);
            if (after > p) {
                p = after;
                return;
            }
        }
        int at = PgnSyntax.wordEnd(bytes, p, end);
        p = at;
        if (bytes[from] == 'e' && PgnSyntax.isEnPassantMark(bytes, from, at)) {
            return;
        }
        if (PgnSyntax.isRemark(bytes, from, at)) {
            remark(from);
            return;
        }
        int length = PgnSyntax.isPlain(bytes, from, at) ? at - from : withoutGlyph(from, at);
        if (length == 0) {
            return;
        }
        if (plies == moves.length) {
            moves = Arrays.copyOf(moves, 2 * plies);
        }
        moves[plies++] = from - text.from << 8 | Math.min(length, 255);
    }

    /** Words of a player: a comment without braces, which counts as the last one only if it tells how the game ended. */
    private void remark(int from) throws InputException {
        p = PgnSyntax.afterRemark(b, from, end);
        String said = text.string(from, Math.min(p, from + LONGEST_REMARK)).replaceAll("\\s+", " ");
        if (PgnTold.tells(said)) {
            lastComment = from;
            lastCommentTo = p;
        }
        text.liberty(from, "'" + said + "' is not a move and was read as a comment", "a comment in braces");
    }

    /** Takes the last word for a comment if it tells in Chinese how the game ended; no other, since all moves may be Chinese. */
    private void lastWord() throws InputException {
        int from = plies == 0 ? end : text.from + (moves[plies - 1] >>> 8);
        if (from == end || b[from] >= 0) {
            return;
        }
        String said = text.string(from, from + (moves[plies - 1] & 0xFF));
        if (PgnTold.tells(said)) {
            plies--;
            lastComment = from;
            lastCommentTo = from + text.bytes(said);
            text.liberty(from, "'" + said + "' is not a move and was read as a comment", "a comment in braces");
        }
    }

    /** The length of a word without the glyph that it ends with; 0 if it is nothing but a glyph, or a termination marker. */
    private int withoutGlyph(int from, int at) throws InputException {
        if (b[from] < 0) {
            int result = PgnSyntax.resultLength(b, from, end);
            if (result > 0) {
                p = from;
                mark(result);
                return 0;
            }
        }
        String word = text.string(from, at);
        int number = PgnGlyphs.number(word);
        int suffix = PgnGlyphs.suffixAt(word);
        if (number > 0 || suffix < word.length()) {
            String sign = number > 0 ? word : word.substring(suffix);
            text.liberty(at - text.bytes(sign), "'" + sign + "' was read as the glyph $" + PgnGlyphs.number(sign), "the number of a glyph");
        }
        return number > 0 ? 0 : text.bytes(word.substring(0, suffix));
    }

    /** A move number, a termination marker, or castling with zeros. */
    private void number() throws InputException {
        int from = p;
        if (from + 1 < end && (b[from + 1] == '-' || b[from + 1] == '/' || b[from + 1] == ':')) {
            int length = PgnSyntax.resultLength(b, from, end);
            if (length > 0) {
                mark(length);
                return;
            }
        }
        int value = 0;
        while (p < end && kind(b[p]) == DIGIT) {
            value = Math.min(99_999, 10 * value + b[p++] - '0');
        }
        int after = p < end && b[p] == WIDE ? PgnSyntax.afterWideNumber(b, from, end) : from;
        if (after > from) {
            p = after;
        } else if (p < end && b[p] == '.') {
            numbered(from, value);
            skipPoints();
        } else if (p < end && kind(b[p]) == LETTER && value == plies / 2 + 1) {
            text.liberty(p, "there is no space or point between move number and move", "a point");
        } else if (p < end && (kind(b[p]) == LETTER || kind(b[p]) == SIGN) || PgnSyntax.isCastling(b, from, p)) {
            word(from);
        } else {
            numbered(from, value);
        }
    }

    /** Holds a move number against the count of moves. */
    private void numbered(int from, int value) throws InputException {
        if (plies == 0 && value > 1 && tags.isEmpty()) {
            text.liberty(from, "a game without tag pairs begins with move number " + value
                    + ": it was read from the starting position, but may be the rest of the game before it", "move number 1, or tag pairs");
            numbers = numbers.fromAnywhere();
        }
        numbers.see(from - text.from, value, plies);
    }

    private void skipPoints() {
        while (p < end && b[p] == '.') {
            p++;
        }
    }

    private void mark(int length) throws InputException {
        marker = p;
        markerLength = length;
        String written = text.string(p, p + length);
        String meant = PgnResult.canonical(written);
        if (!written.equals(meant)) {
            text.liberty(p, written + " was read as " + meant, TERMINATION);
        }
        p += length;
    }

    /** A word that begins with a sign: points, an escaped line, a null move, or something that does not belong here. */
    private void sign() throws InputException {
        int from = p;
        if (b[p] == '.') {
            skipPoints();
            return;
        }
        if (b[p] == '%' && PgnComments.isColumnOne(b, p)) {
            skipLine();
            return;
        }
        if (PgnSyntax.isLineComment(b, p, end)) {
            text.liberty(from, "// was read as a comment up to the end of the line", "a comment in braces");
            skipLine();
            return;
        }
        int at = p;
        while (at < end && PgnSyntax.isWordByte(b[at])) {
            at++;
        }
        // Behind a move the same signs are glyphs.
        if (plies == 0 && at == from + 3 && PgnResult.isForfeit(text.string(from, at))) {
            mark(3);
            return;
        }
        if (b[from] == '/' && at < end && at == from + 1 && b[at] == '*') {
            blockComment();
        } else if (PgnSyntax.meansMove(b, from, at)) {
            word(from);
        } else {
            p = at;
            int glyph = PgnGlyphs.number(text.string(from, Math.min(at, from + 4)));
            if (glyph > 0 && at - from <= 3) {
                text.liberty(from, "'" + text.string(from, at) + "' was read as the glyph $" + glyph, "the number of a glyph");
            } else {
                stray(from, at);
            }
        }
    }

    private void self() throws InputException {
        int from = p;
        switch (b[p]) {
            case '{' -> comment();
            case ';' -> skipLine();
            case '(' -> variation();
            case '*' -> mark(1);
            case '!', '?' -> p++;
            case '$' -> {
                p++;
                while (p < end && kind(b[p]) == DIGIT) {
                    p++;
                }
                if (p == from + 1) {
                    text.liberty(from, "a dollar sign without a number was ignored", "the number of a glyph");
                }
            }
            case ')' -> {
                p++;
                text.liberty(from, "a closing parenthesis without an opening one was ignored", "a move");
            }
            default -> {
                p = PgnSyntax.afterStray(b, p, end);
                stray(from, p);
            }
        }
    }

    private void stray(int from, int to) throws InputException {
        text.liberty(from, "'" + text.string(from, Math.min(to, from + 20)) + "' was ignored", "a move");
    }

    /** A comment as programming languages have them. */
    private void blockComment() throws InputException {
        int from = p;
        p = PgnComments.afterBlockComment(b, p, end);
        text.liberty(from, p > end
                ? "the comment that /* opens is never closed; it was read up to the end of the game"
                : "/* */ was read as a comment", "a comment in braces");
        p = Math.min(p, end);
    }

    private void comment() throws InputException {
        int from = p;
        p = PgnComments.afterComment(b, p, end);
        lastComment = from + 1;
        lastCommentTo = p - 1;
        if (p <= end && PgnComments.isNested(b, from, p)) {
            text.liberty(from, "there are braces within the comment; it was read up to the brace that closes it all",
                    "a comment without braces");
        }
        if (p > end) {
            p = end;
            text.liberty(from, "the comment is never closed; it was read up to the end of the game", "a closing brace");
        }
    }

    private void skipLine() {
        while (p < end && !isLineEnd(b[p])) {
            p++;
        }
    }

    /** Goes past a variation with all that is in it. */
    private void variation() throws InputException {
        int open = p;
        int depth = 0;
        boolean tooDeep = false;
        while (p < end) {
            byte c = b[p];
            if (c == '(') {
                depth++;
                if (depth > PgnLine.MOST_NESTED && !tooDeep) {
                    tooDeep = true;
                    text.liberty(p, "variations lie more than " + PgnLine.MOST_NESTED + " deep; those further down are left out",
                            "fewer variations in one another");
                }
                p++;
            } else if (c == ')') {
                p++;
                if (--depth == 0) {
                    return;
                }
            } else if (c == '{') {
                comment();
            } else if (c == ';' || c == '%' && PgnComments.isColumnOne(b, p) || PgnSyntax.isLineComment(b, p, end)) {
                skipLine();
            } else {
                p++;
            }
        }
        text.liberty(open, "the variation is never closed; it was read up to the end of the game", "a closing parenthesis");
        int last = end;
        while (last > open && PgnSyntax.isWordByte(b[last - 1])) {
            last--;
        }
        last -= b[last - 1] == '*' && last == end ? 1 : 0;
        int length = last < end ? PgnSyntax.resultLength(b, last, end) : 0;
        if (length > 0) {
            p = last;
            mark(length);
        }
    }

    /** Behind the termination marker: nothing but comments, glyphs and the same marker again. */
    private void afterMarker() throws InputException {
        boolean reported = false;
        while (p < end) {
            byte c = b[p];
            if (c == '{') {
                comment();
            } else if (c == ';' || c == '%' && PgnComments.isColumnOne(b, p) || PgnSyntax.isLineComment(b, p, end)) {
                skipLine();
            } else if (kind(c) == SPACE) {
                p++;
            } else {
                if (!reported) {
                    reported = true;
                    text.liberty(p, "text after the termination marker was ignored", "the end of the game");
                }
                p++;
            }
        }
    }
}
