package org.openarbiter.rules.pgn;

import java.io.IOException;
import java.util.Arrays;
import org.openarbiter.rules.core.record.RawGame;

/** A place in a stream, with the line it is on and the beginning of the game it is in. */
abstract class PgnCursor {
    private static final byte[] NO_TAG = new byte[0];

    final PgnBlock block;
    byte[] b;
    /** Before this place a scan may go on. */
    int safe;

    int pos;
    long line = 1;
    int lineStart;
    boolean atLineStart = true;

    /** Where the game begins; −1 between games. */
    int start = -1;
    long startLine;
    private int startOfLine;

    /** Where, in a comment, the next game seems to begin; −1 if nowhere. */
    int resume = -1;
    long resumeLine;

    private byte[] firstTag = NO_TAG;

    PgnCursor(PgnBlock block) {
        this.block = block;
        b = block.bytes;
    }

    /** Reads more, which may move all places. */
    final void more() throws IOException {
        int gameFrom = start < 0 ? pos : start;
        int lineFrom = start < 0 ? lineStart : startOfLine;
        int shift = block.more(Math.max(0, Math.max(lineFrom, gameFrom - RawGame.LINE_KEPT)));
        b = block.bytes;
        if (shift > 0) {
            pos -= shift;
            // A line may be longer than a place can say: what is no longer kept lies before the array, however far.
            lineStart = Math.max(-1, lineStart - shift);
            startOfLine = Math.max(-1, startOfLine - shift);
            start = start < 0 ? -1 : start - shift;
            resume = resume < 0 ? -1 : resume - shift;
        }
    }

    /** Begins a game here unless one has begun. */
    final void startHere() {
        if (start < 0) {
            start = pos;
            startLine = line;
            startOfLine = lineStart;
        }
    }

    /** Where in the array the line begins in which the game begins, as far as it is kept. */
    final int startOfLine() {
        return Math.max(0, startOfLine);
    }

    /** Goes past a line end. */
    final void lineEnd() {
        pos = b[pos] == '\r' && b[pos + 1] == '\n' ? pos + 2 : pos + 1;
        line++;
        lineStart = pos;
        atLineStart = true;
    }

    /** Goes to the last byte of a byte order mark, if there is one, as in the midst of files that were joined. */
    final boolean skipsMark() {
        if (isMark(pos)) {
            pos += 2;
            lineStart = pos + 1;
            return true;
        }
        return false;
    }

    final boolean isMark(int p) {
        return p >= 0 && b[p] == (byte) 0xEF && b[p + 1] == (byte) 0xBB && b[p + 2] == (byte) 0xBF;
    }

    /** Whether there are only spaces on this line up to here. */
    final boolean isBlankSoFar() {
        int p = pos;
        while (p > Math.max(lineStart, 0) && PgnSyntax.isSpace(b[p - 1])) {
            p--;
        }
        return p == lineStart;
    }

    /** Keeps the tag pair here as the first one of the game. */
    final void rememberFirstTag() {
        firstTag = Arrays.copyOfRange(b, pos, pos + PgnBlock.AHEAD);
    }

    final void forgetFirstTag() {
        firstTag = NO_TAG;
    }

    /** Whether the tag pair here looks like the first one of another game: named {@code Event}, or like the first of this one. */
    final boolean beginsGame(int p) {
        return PgnSyntax.isTagPair(b, p, p + PgnBlock.AHEAD)
                && (PgnSyntax.matches(b, p, p + PgnBlock.AHEAD, "[Event ") || isNamedLikeFirst(p));
    }

    private boolean isNamedLikeFirst(int p) {
        int i = 0;
        while (i < firstTag.length && firstTag[i] != '"' && firstTag[i] == b[p + i]) {
            i++;
        }
        return i > 1 && (i == firstTag.length || firstTag[i] == '"' && b[p + i] == '"');
    }
}
