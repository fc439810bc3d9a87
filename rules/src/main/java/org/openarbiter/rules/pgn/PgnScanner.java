package org.openarbiter.rules.pgn;

import static org.openarbiter.rules.pgn.PgnSyntax.isLineEnd;
import static org.openarbiter.rules.pgn.PgnSyntax.isTagPair;

/**
 * A cursor that passes over what a splitter need not look into: tag pairs, comments, lines of comment, a game that was given up.
 *
 * <p>Each method goes on as far as the bytes reach that are {@linkplain #safe there}, and returns the place where the game must
 * end, or −1.
 */
abstract class PgnScanner extends PgnCursor {
    /** The bytes that mean something in a comment. */
    private static final boolean[] IN_COMMENT = PgnSyntax.table("\n\r{}");

    /** What the bytes at the cursor are part of. */
    enum Mode { TEXT, TAG, COMMENT, BLOCK_COMMENT, REST_OF_LINE, LOST }

    Mode mode = Mode.TEXT;
    /** Whether the cursor, in a tag pair, stands between quotation marks. */
    private boolean quoted;

    PgnScanner(PgnBlock block) {
        super(block);
    }

    /** Goes past the bracket that opens a tag pair. */
    final void enterTag() {
        quoted = false;
        mode = Mode.TAG;
        pos++;
    }

    /** In a tag pair, to the bracket outside quotation marks that closes it, or to the end of the line. */
    final int tag() {
        for (; pos < safe; pos++) {
            byte c = b[pos];
            if (isLineEnd(c) || c == ']' && !quoted) {
                mode = Mode.TEXT;
                pos += c == ']' ? 1 : 0;
                return -1;
            }
            if (c == '"') {
                quoted = !quoted;
            } else if (c == '\\' && quoted && !isLineEnd(b[pos + 1])) {
                pos++;
            }
        }
        return -1;
    }

    /** In a line that is a comment from here on. */
    final int restOfLine() {
        while (pos < safe && !isLineEnd(b[pos])) {
            pos++;
        }
        if (pos < safe) {
            mode = Mode.TEXT;
        }
        return -1;
    }

    /** In a comment between braces. Returns where it is cut off if it is never closed. */
    final int comment() {
        int p = pos;
        while (p < safe && !IN_COMMENT[b[p] & 0xFF]) {
            p++;
        }
        pos = p;
        if (p >= safe) {
            return -1;
        }
        if (b[p] == '}') {
            mode = Mode.TEXT;
            resume = -1;
            atLineStart = false;
            pos++;
        } else if (b[p] == '{') {
            if (resume >= 0) {
                return resume;
            }
            pos++;
        } else {
            boolean blank = isBlankSoFar();
            lineEnd();
            if (blank && resume < 0 && b[pos] == '[' && beginsGame(pos)) {
                resume = pos;
                resumeLine = line;
            }
        }
        return -1;
    }

    /** In a comment between slash and star, which ends at a tag pair of the next game at the latest. */
    final int blockComment() {
        while (pos < safe) {
            if (b[pos] == '*' && b[pos + 1] == '/') {
                pos += 2;
                mode = Mode.TEXT;
                return -1;
            }
            if (isLineEnd(b[pos])) {
                boolean blank = isBlankSoFar();
                lineEnd();
                if (blank && b[pos] == '[' && beginsGame(pos)) {
                    return pos;
                }
            } else {
                pos++;
            }
        }
        return -1;
    }

    /** In search of a game behind one that was given up. */
    final int lost() {
        while (pos < safe) {
            if (isLineEnd(b[pos])) {
                boolean blank = isBlankSoFar();
                lineEnd();
                if (blank && isTagPair(b, pos, pos + PgnBlock.AHEAD)) {
                    mode = Mode.TEXT;
                    return -1;
                }
            } else {
                pos++;
            }
        }
        return -1;
    }
}
