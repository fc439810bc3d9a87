package org.openarbiter.rules.pgn;

import static org.openarbiter.rules.pgn.PgnSyntax.DIGIT;
import static org.openarbiter.rules.pgn.PgnSyntax.LETTER;
import static org.openarbiter.rules.pgn.PgnSyntax.SIGN;
import static org.openarbiter.rules.pgn.PgnSyntax.isLineEnd;
import static org.openarbiter.rules.pgn.PgnSyntax.kind;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * One full reading of the movetext of a game that was read before.
 *
 * <p>It sees the same moves in the main line as {@link PgnReader} does and takes no liberties that are not told already.
 */
final class PgnLineReader {
    private static final int MOST_GLYPH_DIGITS = 8;

    private final PgnGame game;
    private final PgnText text;
    private final byte[] b;
    private final int end;
    private final int marker;
    private final Deque<List<PgnLine.Item>> outer = new ArrayDeque<>();
    private List<PgnLine.Item> items = new ArrayList<>();
    private int p;
    private int mainMoves;
    /** How many variations are open that lie too deep to be kept. */
    private int tooDeep;
    private boolean ended;

    PgnLineReader(PgnGame game, PgnText text, int from, int end, int marker) {
        this.game = game;
        this.text = text;
        b = text.b;
        p = from;
        this.end = end;
        this.marker = marker;
    }

    PgnLine read() {
        while (p < end) {
            if (p == marker) {
                closeAll();
                ended = true;
            }
            step();
        }
        closeAll();
        return new PgnLine(items);
    }

    private void step() {
        byte c = b[p];
        switch (c) {
            case '{' -> {
                int close = PgnComments.afterComment(b, p, end) - 1;
                comment(p + 1, Math.min(end, close));
                p = Math.min(end, close + 1);
            }
            case ';' -> {
                int from = p + 1;
                skipLine();
                comment(from, p);
            }
            case '(' -> open();
            case ')' -> close();
            case '$' -> glyph();
            case '[' -> p = outer.isEmpty() && !ended ? PgnSyntax.afterStray(b, p, end) : p + 1;
            case '!', '?' -> suffix();
            default -> {
                if (c == '%' && PgnComments.isColumnOne(b, p)) {
                    skipLine();
                } else if (PgnSyntax.isLineComment(b, p, end)) {
                    int from = p + 2;
                    skipLine();
                    comment(from, p);
                } else if (c == '/' && p + 1 < end && b[p + 1] == '*') {
                    int close = PgnComments.afterBlockComment(b, p, end);
                    comment(p + 2, Math.min(end, close) - (close > end ? 0 : 2));
                    p = Math.min(end, close);
                } else if (!PgnSyntax.isWordByte(c) || c == '.') {
                    p++;
                } else {
                    word();
                }
            }
        }
    }

    private void skipLine() {
        while (p < end && !isLineEnd(b[p])) {
            p++;
        }
    }

    private void add(PgnLine.Item item) {
        if (tooDeep == 0 && (!ended || item instanceof PgnLine.Comment)) {
            items.add(item);
        }
    }

    private void comment(int from, int to) {
        String said = text.string(from, to);
        add(new PgnLine.Comment(said.replace("\r\n", " ").replace('\n', ' ').replace('\r', ' ')));
    }

    private void open() {
        p++;
        if (ended) {
            return;
        }
        if (outer.size() == PgnLine.MOST_NESTED) {
            tooDeep++;
        } else {
            outer.push(items);
            items = new ArrayList<>();
        }
    }

    private void close() {
        p++;
        if (tooDeep > 0) {
            tooDeep--;
        } else if (!outer.isEmpty()) {
            PgnLine variation = new PgnLine(items);
            items = outer.pop();
            items.add(new PgnLine.Variation(variation));
        }
    }

    private void closeAll() {
        tooDeep = 0;
        int before = p;
        while (!outer.isEmpty()) {
            close();
        }
        p = before;
    }

    /** Reads a glyph. A number that no list of glyphs goes up to is kept as a comment. */
    private void glyph() {
        int from = ++p;
        while (p < end && kind(b[p]) == DIGIT) {
            p++;
        }
        if (p > from) {
            String digits = text.string(from, p);
            add(digits.length() > MOST_GLYPH_DIGITS ? new PgnLine.Comment("$" + digits) : new PgnLine.Nag(Integer.parseInt(digits)));
        }
    }

    private void suffix() {
        boolean good = b[p++] == '!';
        if (p < end && (b[p] == '!' || b[p] == '?')) {
            boolean secondGood = b[p++] == '!';
            add(new PgnLine.Nag(good == secondGood ? good ? 3 : 4 : good ? 5 : 6));
        } else {
            add(new PgnLine.Nag(good ? 1 : 2));
        }
    }

    private void word() {
        int from = p;
        int after = PgnSyntax.afterWideNumber(b, p, end);
        if (after > p) {
            p = after;
            return;
        }
        if (kind(b[p]) == DIGIT) {
            int length = PgnSyntax.resultLength(b, p, end);
            if (length > 0) {
                p += length;
                return;
            }
            int value = 0;
            while (p < end && kind(b[p]) == DIGIT) {
                value = Math.min(99_999, 10 * value + b[p++] - '0');
            }
            boolean glued = outer.isEmpty() && p < end && kind(b[p]) == LETTER && value == mainMoves / 2 + 1;
            if (!PgnSyntax.isCastling(b, from, p) && (glued || p == end || b[p] == '.' || !PgnSyntax.isWordByte(b[p]))) {
                return;
            }
        }
        p = PgnSyntax.wordEnd(b, p, end);
        if (PgnSyntax.isRemark(b, from, p)) {
            p = PgnSyntax.afterRemark(b, from, end);
            comment(from, p);
        } else if (game.isRemarkAt(from)) {
            comment(from, p);
        } else if (outer.isEmpty()) {
            mainMoves(from);
        } else if (kind(b[from]) == SIGN ? PgnSyntax.meansMove(b, from, p) : !PgnSyntax.isEnPassantMark(b, from, p)) {
            glyphs(text.string(from, p), true);
        } else {
            glyphs(text.string(from, p), false);
        }
    }

    /** The moves of the main line that stand in a word, which the reading of the game has found, and the glyph behind them. */
    private void mainMoves(int from) {
        int rest = from;
        while (mainMoves < game.plies() && game.moveFrom(mainMoves) < p && game.moveFrom(mainMoves) >= from) {
            add(new PgnLine.Move(game.written(mainMoves)));
            rest = Math.max(rest, game.moveTo(mainMoves++));
        }
        glyphs(text.string(rest, p), false);
    }

    /** A word as a glyph if it is one, else as a move if it can be. */
    private void glyphs(String word, boolean move) {
        int number = PgnGlyphs.number(word);
        int suffix = PgnGlyphs.suffixAt(word);
        if (number > 0) {
            add(new PgnLine.Nag(number));
        } else if (move) {
            add(new PgnLine.Move(word.substring(0, suffix)));
            if (suffix < word.length()) {
                add(new PgnLine.Nag(PgnGlyphs.number(word.substring(suffix))));
            }
        }
    }
}
