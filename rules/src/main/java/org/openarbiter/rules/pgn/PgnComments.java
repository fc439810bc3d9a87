package org.openarbiter.rules.pgn;

import static org.openarbiter.rules.pgn.PgnSyntax.isLineEnd;

/** Where the comments of PGN end. */
final class PgnComments {
    /** How far behind the first closing brace of a comment the last one is looked for. */
    private static final int MOST_BETWEEN_BRACES = 4096;

    private PgnComments() {}

    /**
     * Behind the comment that opens here; behind {@code end} if nothing closes it. A comment lasts to its first closing brace (PGN
     * standard, 5), but if opening braces precede it and the same number of closing ones follow soon, to the last of these.
     */
    static int afterComment(byte[] b, int open, int end) {
        int at = open;
        int depth = 0;
        while (at < end && b[at] != '}') {
            depth += b[at] == '{' ? 1 : 0;
            at++;
        }
        int first = at + 1;
        int stop = Math.min(end, first + MOST_BETWEEN_BRACES);
        // In text that keeps to the standard a further closing brace stands only in comments of the other two kinds.
        for (depth--; depth > 0 && ++at < stop && b[at] != ';' && b[at] != '%'; ) {
            depth += b[at] == '{' ? 1 : b[at] == '}' ? -1 : 0;
        }
        return depth == 0 && at < stop ? at + 1 : first;
    }

    /** Whether a comment ends at a later brace than the first closing one. */
    static boolean isNested(byte[] b, int open, int after) {
        int at = open;
        while (b[at] != '}') {
            at++;
        }
        return at + 1 < after;
    }

    /** Behind the comment that opens here with a slash and a star; behind {@code end} if nothing closes it. */
    static int afterBlockComment(byte[] b, int open, int end) {
        int at = open + 2;
        while (at < end && !(b[at] == '/' && b[at - 1] == '*' && at > open + 2)) {
            at++;
        }
        return at + 1;
    }

    static boolean isColumnOne(byte[] b, int p) {
        return p == 0 || isLineEnd(b[p - 1]);
    }
}
