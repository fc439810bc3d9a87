package org.openarbiter.rules.pgn;

import static org.openarbiter.rules.pgn.PgnSyntax.isLineEnd;
import static org.openarbiter.rules.pgn.PgnSyntax.isSpace;

import org.openarbiter.rules.core.record.InputException;

/**
 * The text before a game: comments and escaped lines, which are skipped, and text that does not belong there.
 *
 * <p>Movetext without tag pairs begins at its first move number if that is 1, else at once. Text in which there is neither tag
 * pair nor move number nor termination marker is no game.
 */
final class PgnPrelude {
    private final PgnText text;
    private final byte[] b;
    private final int end;

    PgnPrelude(PgnText text) {
        this.text = text;
        b = text.b;
        end = text.to;
    }

    /** Where the tag pairs, or the movetext without such, begin. */
    int end() throws InputException {
        int begin = -1;
        boolean marker = false;
        boolean atLineStart = true;
        int p = text.from;
        while (p < end) {
            byte c = b[p];
            if (isLineEnd(c)) {
                atLineStart = true;
                p++;
            } else if (isSpace(c)) {
                p++;
            } else if (c == ';' || c == '%' && PgnComments.isColumnOne(b, p)) {
                p = lineEnd(p);
            } else if (c == '{') {
                p = PgnComments.afterComment(b, p, end);
                atLineStart = false;
            } else if (atLineStart && PgnSyntax.isTagPair(b, p, end)) {
                return passOver(begin, p);
            } else if (PgnSyntax.isMoveNumber(b, p, end)) {
                return begin < 0 ? text.from : b[p] == '1' && b[p + 1] == '.' ? passOver(begin, p) : begin;
            } else {
                begin = begin < 0 ? p : begin;
                marker |= c != '*' && PgnSyntax.resultLength(b, p, end) > 0;
                atLineStart = false;
                p = wordEnd(p);
            }
        }
        if (marker) {
            return begin;
        }
        throw text.error(begin < 0 ? text.from : begin, "there is no game here",
                "a tag pair, a move number or a termination marker");
    }

    private int passOver(int begin, int game) throws InputException {
        if (begin >= 0) {
            text.liberty(begin, "text before the game was ignored", "a tag pair or a move number");
        }
        return game;
    }

    private int lineEnd(int from) {
        int p = from;
        while (p < end && !isLineEnd(b[p])) {
            p++;
        }
        return p;
    }

    private int wordEnd(int from) {
        int p = from + 1;
        while (p < end && !PgnSyntax.isWordEnd(b, p, end)) {
            p++;
        }
        return p;
    }
}
