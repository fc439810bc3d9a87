package org.openarbiter.rules.sgf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.text.UnicodeInput;

/**
 * Cuts a stream of SGF into game trees, in one pass and in memory that does not grow with the stream.
 *
 * <p>A game begins with {@code (;} and ends with the matching parenthesis. Text between games is skipped, and the first game
 * reports text before it. Parentheses inside brackets do not count, nor do brackets after a backslash. In Shift_JIS, Big5,
 * GB18030 and EUC-KR, brackets and backslashes that are the second byte of a character do not count either; the encoding is the
 * one that {@code CA} in the root names or, without a {@code CA}, the one that the characters suggest. A stream in UTF-16 is read
 * as UTF-8.
 *
 * <p>A game with a missing parenthesis or bracket would swallow the games after it. So a game also ends before
 * <ul>
 *   <li>a parenthesis and a node with a property that only a root can have ({@code AP CA FF GM ST SZ});
 *   <li>inside brackets: such a node, or any node at the beginning of a line, if it closes brackets without escaping them. To
 *       quote a game in a comment, escape its brackets.
 * </ul>
 * Nodes outside of any game, for example after a surplus parenthesis, count as one more game, which is unreadable. So does a
 * stream that contains no game.
 *
 * <p>A game of more than {@link #LONGEST} bytes is abandoned: {@link RawGame#isTooLong} is then true, and the next game starts at
 * the next root.
 */
public final class SgfSplitter implements RecordFormat.Splitter {
    /** The most bytes a game may have: 16 MiB. */
    public static final int LONGEST = RawGame.LONGEST;

    private static final int BLOCK = 1 << 18;
    /** The most that the first array holds: of a single game it is all that is needed. */
    private static final int FIRST = 1 << 14;
    private static final int AHEAD = 1 << 12;
    private static final int HEAD = 32;

    private InputStream in;
    private final int blockSize;
    private final int longest;
    private byte[] b;
    private final SgfAhead ahead = new SgfAhead();
    private int pos;
    private int fill;
    /** How many bytes of the stream came before the array. */
    private long passed;
    private int mark;
    private boolean ended;
    private long line = 1;
    private boolean atLineStart = true;
    /** Where the line begins, as far as it is kept. */
    private int lineFrom;

    private int start = -1;
    private long startLine;
    private int startLineFrom;
    private int depth;
    private boolean stray;
    private boolean inValue;
    private boolean lost;
    /** The encoding of the present game, if a character of it may hide a bracket. */
    private @Nullable Charset hiding;
    /** Whether it is yet to be found out by its first character that is not ASCII. */
    private boolean unnamed;
    private @Nullable Charset guessed;
    private @Nullable Charset utf16;
    private boolean opened;
    private int games;
    private @Nullable RawGame noGame;

    /** A splitter of any encoding in which ASCII bytes are only ever ASCII, or that the games name. */
    public SgfSplitter(InputStream in) {
        this(in, BLOCK, LONGEST);
    }

    SgfSplitter(InputStream in, int blockSize, int longest) {
        this.in = in;
        this.blockSize = blockSize;
        this.longest = longest;
        b = new byte[Math.min(blockSize, FIRST) + AHEAD];
    }

    @Override
    public @Nullable RawGame next() throws IOException {
        while (true) {
            if (!ended && fill - pos < AHEAD) {
                more();
            }
            if (pos >= fill) {
                return atEnd();
            }
            if (start >= 0 && pos - start > longest) {
                return giveUp();
            }
            if (start < 0) {
                outside();
            } else {
                int end = inValue ? value() : tree();
                if (end >= 0) {
                    return cut(end);
                }
            }
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private @Nullable RawGame atEnd() {
        if (start >= 0) {
            return cut(fill);
        }
        RawGame none = noGame;
        noGame = null;
        return games == 0 && none != null ? none : null;
    }

    /** From where on a line is kept for what begins on it. */
    private static int kept(int from, int beginning) {
        return Math.max(from, beginning - RawGame.LINE_KEPT);
    }

    private RawGame cut(int end) {
        int to = end;
        while (to > start && SgfSyntax.isSpace(b[to - 1])) {
            to--;
        }
        int kept = kept(startLineFrom, start);
        RawGame game = new RawGame(
                ++games, startLine, offset(start), b, kept, start, to, utf16 == null ? guessed : StandardCharsets.UTF_8, liberties());
        start = -1;
        return game;
    }

    /** The byte of the content at a place. */
    private long offset(int place) {
        return utf16 == null ? mark + passed + place : -1;
    }

    private List<Liberty> liberties() {
        List<Liberty> liberties = new ArrayList<>();
        Charset was = utf16;
        if (was != null) {
            liberties.add(new Liberty(startLine, 0, "the file is in " + was.name() + ", where SGF asks for bytes that include ASCII"));
        }
        RawGame before = noGame;
        if (games == 1 && before != null) {
            liberties.add(new Liberty(before.line(), 0, "text before the game, ignored"));
        }
        return liberties;
    }

    private RawGame giveUp() {
        RawGame game = RawGame.tooLong(++games, startLine, offset(start));
        start = -1;
        lost = true;
        return game;
    }

    private void begin(boolean outsideOfTree) {
        start = pos;
        startLine = line;
        startLineFrom = lineFrom;
        depth = 0;
        stray = outsideOfTree;
        inValue = false;
        lost = false;
        String declared = SgfCharset.declared(b, pos, Math.min(fill, pos + AHEAD));
        Charset charset = declared == null ? null : SgfCharset.named(declared);
        hiding = charset != null && SgfCharset.hidesBrackets(charset) ? charset : null;
        unnamed = declared == null && utf16 == null;
        guessed = null;
    }

    /** Finds the encoding out by what comes from here on, up to the next game. */
    private void guess() {
        unnamed = false;
        int to = pos + 1;
        int most = Math.min(fill, pos + AHEAD);
        while (to < most && !(b[to] == '(' && ahead.opensRoot(to))) {
            to++;
        }
        Charset charset = SgfCharset.guess(b, pos, to, true);
        if (SgfCharset.hidesBrackets(charset)) {
            hiding = charset;
            guessed = charset;
        }
    }

    private void outside() {
        byte c = b[pos];
        if (c == '(' && (lost ? ahead.opensRoot(pos) : SgfSyntax.opensTree(b, pos, fill))) {
            begin(false);
            return;
        }
        if (c == ';' && !lost && SgfSyntax.opensNode(b, pos, fill)) {
            begin(true);
            return;
        }
        if (noGame == null && games == 0 && !SgfSyntax.isSpace(c) && !isMark()) {
            int kept = kept(lineFrom, pos);
            byte[] head = Arrays.copyOfRange(b, kept, Math.min(fill, pos + HEAD));
            noGame = new RawGame(1, line, offset(pos), head, 0, pos - kept, head.length, null, List.of());
        }
        step();
    }

    /** Whether here is a byte of a byte order mark. */
    private boolean isMark() {
        return (b[pos] & 0xFF) == 0xEF || (b[pos] & 0xFF) == 0xBB || (b[pos] & 0xFF) == 0xBF;
    }

    /** Passes over a byte, counting lines. */
    private void step() {
        byte c = b[pos++];
        if (c == '\n' || c == '\r' && (pos >= fill || b[pos] != '\n')) {
            line++;
            lineFrom = pos;
            atLineStart = true;
        } else if (!SgfSyntax.isSpace(c)) {
            atLineStart = false;
        }
    }

    /** Between values; returns where the game ends, if it does. */
    private int tree() {
        byte c = b[pos];
        if (c == '(') {
            if (pos > start && (stray ? SgfSyntax.opensTree(b, pos, fill) : ahead.opensRoot(pos))) {
                return pos;
            }
            depth++;
        } else if (c == ')' && !stray) {
            depth--;
        } else if (c == '[') {
            inValue = true;
        }
        step();
        return c == ')' && depth == 0 && !stray ? pos : -1;
    }

    private int value() {
        byte c = b[pos];
        if (c < 0 && unnamed) {
            guess();
        }
        if (c == '(' && (ahead.opensRoot(pos) || atLineStart && ahead.opensClosedValue(pos))) {
            return pos;
        }
        if (c == ']') {
            inValue = false;
        }
        if (c == '\\') {
            step();
            if (pos >= fill) {
                return -1;
            }
        }
        if (hiding != null && SgfCharset.isHiding(hiding, b, pos, fill)) {
            step();
        }
        step();
        return -1;
    }

    private void more() throws IOException {
        if (!opened) {
            opened = true;
            UnicodeInput.Opened whole = UnicodeInput.open(in);
            in = whole.in();
            utf16 = whole.was();
            mark = whole.mark();
        }
        while (!ended && fill - pos < AHEAD) {
            if (fill == b.length) {
                int from = start < 0 ? kept(lineFrom, pos) : kept(startLineFrom, start);
                byte[] next = new byte[Math.max(blockSize, 2 * (fill - from)) + AHEAD];
                System.arraycopy(b, from, next, 0, fill - from);
                b = next;
                fill -= from;
                passed += from;
                pos -= from;
                start = start < 0 ? start : start - from;
                lineFrom = Math.max(0, lineFrom - from);
                startLineFrom = Math.max(0, startLineFrom - from);
            }
            int read = in.read(b, fill, b.length - fill);
            ended = read < 0;
            fill += Math.max(0, read);
        }
        ahead.lookAt(b, fill);
    }
}
