package org.openarbiter.rules.pgn;

import static org.openarbiter.rules.pgn.PgnSyntax.isLineEnd;
import static org.openarbiter.rules.pgn.PgnSyntax.isSpace;
import static org.openarbiter.rules.pgn.PgnSyntax.isTagPair;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.text.UnicodeInput;

/**
 * Cuts a stream of PGN into games, in one pass and in memory that does not grow with the stream.
 *
 * <p>A game begins with whatever is no space, and goes on until one of these, outside comments:
 * <ul>
 *   <li>a tag pair at the beginning of a line, once there is movetext;
 *   <li>anything but comments, glyphs and further termination markers behind a termination marker that is in no variation (a
 *       blank line ends the game even before a comment; in a variation that is never closed the marker counts if a blank line
 *       follows it);
 *   <li>a blank line and a tag pair named {@code Event}, or like the first one of the game, where there is no movetext yet.
 * </ul>
 * So text before the tag pairs of a game is part of that game, and text after the last game is one more "game", which nobody can
 * read.
 *
 * <p>A comment that is never closed would swallow all games that follow. If it contains a blank line and then a tag pair named
 * {@code Event}, or like the first one of the game, and after that comes another opening brace, or the end of the stream, before
 * any closing one, then the game ends before that tag pair. A comment that quotes whole games and is closed stays whole.
 *
 * <p>A game of more than {@link #LONGEST} bytes is given up: {@link RawGame#isTooLong} is then true, and the next game is the one
 * that follows a blank line with a tag pair.
 */
public final class PgnSplitter extends PgnScanner implements RecordFormat.Splitter {
    /** The most bytes a game may have: 16 MiB. */
    public static final int LONGEST = RawGame.LONGEST;

    static final int BLOCK = 1 << 18;

    /** The bytes that mean something to a splitter in movetext. */
    private static final boolean[] IN_MOVES = PgnSyntax.table("\n\r{();*-/:\u00BD\u0096\u0097\u00C2\u00E2");

    private enum Part { PRELUDE, TAGS, MOVES, AFTER }

    private final int longest;
    /** From bytes of the stream to those of the content. */
    private final LongUnaryOperator origin;
    private boolean afterBlank;
    private Part part = Part.PRELUDE;
    private int depth;
    private boolean markerInVariation;
    /** Whether there is anything but comments. */
    private boolean substance;

    private int games;

    /** A splitter of UTF-8, of UTF-16 with a byte order mark, or of any encoding in which ASCII bytes are only ever ASCII. */
    public PgnSplitter(InputStream in) throws IOException {
        this(UnicodeInput.open(in));
    }

    private PgnSplitter(UnicodeInput.Opened opened) {
        this(opened.in(), BLOCK, LONGEST, opened::origin);
    }

    /** A splitter of any encoding; the games it cuts out are UTF-8. */
    public PgnSplitter(InputStream in, Charset charset) {
        this(new UnicodeInput(in, charset), at -> -1);
    }

    /**
     * A splitter of a stream that has been recoded.
     *
     * @param origin the byte of the content from which a byte of the stream comes; −1 if that is not known
     */
    public PgnSplitter(InputStream in, LongUnaryOperator origin) {
        this(in, BLOCK, LONGEST, origin);
    }

    PgnSplitter(InputStream in, int blockSize, int longest) {
        this(in, blockSize, longest, LongUnaryOperator.identity());
    }

    PgnSplitter(InputStream in, int blockSize, int longest, LongUnaryOperator origin) {
        super(new PgnBlock(in, blockSize));
        this.longest = longest;
        this.origin = origin;
    }

    /** Counts on from a joint, where the stream begins. */
    void goOn(Midway.Joint from) {
        line = from.line();
        games = from.number() - 1;
    }

    /** Passes over what comes before a blank line and a tag pair. */
    void search() {
        mode = Mode.LOST;
    }

    @Override
    public @Nullable RawGame next() throws IOException {
        while (true) {
            if (start >= 0 && pos > start + longest) {
                return giveUp();
            }
            safe = start < 0 ? block.safe() : Math.min(block.safe(), start + longest + 1);
            if (pos >= safe) {
                if (block.atEnd()) {
                    return start < 0 ? null : atEnd();
                }
                more();
                continue;
            }
            int cut = switch (mode) {
                case TEXT -> atLineStart ? beginLine() : part == Part.MOVES ? moves() : text();
                case TAG -> tag();
                case COMMENT -> comment();
                case BLOCK_COMMENT -> blockComment();
                case REST_OF_LINE -> restOfLine();
                case LOST -> lost();
            };
            if (cut >= 0) {
                return cut(cut);
            }
        }
    }

    @Override
    public void close() throws IOException {
        block.close();
    }

    private @Nullable RawGame atEnd() {
        if (mode == Mode.COMMENT && resume >= 0) {
            return cut(resume);
        }
        if (part == Part.PRELUDE && !substance) {
            start = -1;
            return null;
        }
        return cut(block.fill());
    }

    private RawGame giveUp() {
        if (mode == Mode.COMMENT && resume >= 0) {
            return cut(resume);
        }
        if (mode == Mode.TEXT && part == Part.AFTER) {
            return cut(pos);
        }
        RawGame game = RawGame.tooLong(++games, startLine, offset());
        begin();
        mode = Mode.LOST;
        return game;
    }

    /** The game up to here, without the spaces at its end; what follows is another one. */
    private RawGame cut(int end) {
        int to = end;
        while (to > start && (isSpace(b[to - 1]) || isMark(to - 3))) {
            to -= isSpace(b[to - 1]) ? 1 : 3;
        }
        RawGame game = new RawGame(++games, startLine, offset(), b, startOfLine(), start, to, null, List.of());
        if (mode == Mode.COMMENT && end < block.fill()) {
            line = resumeLine;
            lineStart = end;
            atLineStart = true;
        }
        pos = end;
        begin();
        return game;
    }

    /** The byte of the content at which the game begins. */
    private long offset() {
        return origin.applyAsLong(block.position(start));
    }

    private void begin() {
        start = -1;
        resume = -1;
        part = Part.PRELUDE;
        mode = Mode.TEXT;
        depth = 0;
        markerInVariation = false;
        substance = false;
        afterBlank = false;
        forgetFirstTag();
    }

    /** Looks at the first byte of a line that is no space. */
    private int beginLine() {
        while (pos < safe && !isLineEnd(b[pos]) && (isSpace(b[pos]) || skipsMark())) {
            pos++;
        }
        if (pos >= safe) {
            return -1;
        }
        byte c = b[pos];
        if (isLineEnd(c)) {
            afterBlank = true;
            if (markerInVariation && part == Part.MOVES) {
                part = Part.AFTER;
            }
            lineEnd();
            return -1;
        }
        if (c == '%' && pos == lineStart) {
            atLineStart = false;
            mode = Mode.REST_OF_LINE;
            return -1;
        }
        boolean blank = afterBlank;
        if (part == Part.AFTER && blank) {
            return pos;
        }
        if (c == '[' && (part == Part.TAGS || isTagPair(b, pos, pos + PgnBlock.AHEAD))) {
            if (part == Part.MOVES || part == Part.AFTER || part == Part.TAGS && blank && beginsGame(pos)) {
                return pos;
            }
            openTag();
            return -1;
        }
        atLineStart = false;
        afterBlank = false;
        return -1;
    }

    private void openTag() {
        startHere();
        if (part == Part.PRELUDE) {
            part = Part.TAGS;
            rememberFirstTag();
        }
        substance = true;
        atLineStart = false;
        afterBlank = false;
        enterTag();
    }

    private int moves() {
        int p = pos;
        while (p < safe && !IN_MOVES[b[p] & 0xFF]) {
            p++;
        }
        pos = p;
        if (p < safe) {
            if (b[p] == '(') {
                depth++;
                pos++;
            } else if (b[p] == ')') {
                depth = Math.max(0, depth - 1);
                markerInVariation = false;
                pos++;
            } else if (!common()) {
                pos++;
            }
        }
        return -1;
    }

    /** Text that is no movetext: before the tag pairs, between them and the movetext, behind the termination marker. */
    private int text() {
        byte c = b[pos];
        if (isLineEnd(c) || c == '{' || c == ';' || part == Part.AFTER && PgnSyntax.isLineComment(b, pos, pos + 2)) {
            common();
            return -1;
        }
        if (isSpace(c)) {
            pos++;
            return -1;
        }
        if (c == '[' && (part == Part.TAGS || isTagPair(b, pos, pos + PgnBlock.AHEAD))) {
            if (part == Part.AFTER) {
                return pos;
            }
            if (part == Part.TAGS || start < 0) {
                openTag();
                return -1;
            }
        }
        if (part == Part.AFTER) {
            return after();
        }
        startHere();
        substance = true;
        if (part == Part.TAGS || PgnSyntax.isWordStart(b, pos, start) && PgnSyntax.isMoveNumber(b, pos, pos + 8)) {
            part = Part.MOVES;
        } else if (c == '*' || !common()) {
            // A star in text before a game is decoration, not a termination marker.
            pos++;
        }
        return -1;
    }

    /** Line ends, comments and termination markers, which are alike everywhere; tells whether it was one. */
    private boolean common() {
        byte c = b[pos];
        if (isLineEnd(c)) {
            lineEnd();
            return true;
        }
        if (c == '{' || c == ';') {
            startHere();
            mode = c == '{' ? Mode.COMMENT : Mode.REST_OF_LINE;
            pos++;
            return true;
        }
        if (part != Part.PRELUDE && PgnSyntax.isLineComment(b, pos, pos + 2)) {
            mode = Mode.REST_OF_LINE;
            pos += 2;
            return true;
        }
        if (c == '/' && part == Part.MOVES && b[pos + 1] == '*') {
            mode = Mode.BLOCK_COMMENT;
            pos += 2;
            return true;
        }
        if (c != '*' && c != '-' && c != '/' && c != ':' && c >= 0) {
            return false;
        }
        int word = pos;
        while (c != '*' && word > start && word > pos - 4 && !PgnSyntax.isWordStart(b, word, start)) {
            word--;
        }
        if (!PgnSyntax.isWordStart(b, word, start)) {
            return false;
        }
        int length = PgnSyntax.resultLength(b, word, word + 8);
        if (word + length <= pos) {
            return false;
        }
        pos = word + length;
        if (depth == 0) {
            part = Part.AFTER;
        } else {
            markerInVariation = true;
        }
        return true;
    }

    /** Behind the termination marker: what may still belong to the game. */
    private int after() {
        byte c = b[pos];
        int marker = PgnSyntax.resultLength(b, pos, pos + 8);
        if (marker > 0) {
            pos += marker;
        } else if (c == '$') {
            pos++;
            while (PgnSyntax.kind(b[pos]) == PgnSyntax.DIGIT) {
                pos++;
            }
        } else if (c == ')' || c == '!' || c == '?' || c == '}') {
            pos++;
        } else {
            return pos;
        }
        return -1;
    }

}
