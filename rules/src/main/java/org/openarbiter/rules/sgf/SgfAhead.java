package org.openarbiter.rules.sgf;

/**
 * What begins at a place in the bytes of an SGF file, as far as the values that follow tell.
 *
 * <p>A comment may have a parenthesis at every place, and the value behind each may go on to the same bracket. So what was found out
 * farther on is remembered: to ask at place after place takes linear time.
 */
final class SgfAhead {
    private byte[] b = new byte[0];
    private int to;

    /** A place, and the first bracket or backslash from there on: it is the same from all places between. */
    private int stopFrom;
    private int stop;

    /** The first and the last of values in a row, by their ends, and whether a property of roots comes behind them. */
    private int firstEnd;
    private int lastEnd;
    private boolean rootBehind;

    /** Looks at these bytes from now on. */
    void lookAt(byte[] bytes, int end) {
        b = bytes;
        to = end;
        stop = -1;
        lastEnd = -1;
    }

    /**
     * Whether a parenthesis opens a tree with a property that only a root can have.
     *
     * <p>No escaped bracket may come before that property: so whole games that are quoted in a comment are none.
     */
    boolean opensRoot(int from) {
        int at = SgfSyntax.afterSpaces(b, from + 1, to);
        at = at < to && b[at] == ';' ? SgfSyntax.afterSpaces(b, at + 1, to) : at;
        int end = propertyEnd(at);
        if (end < 0 || isRootProperty(at)) {
            return end >= 0;
        }
        if (end < firstEnd || end > lastEnd) {
            walk(end);
        }
        return rootBehind;
    }

    /** Whether a parenthesis opens a node whose first value is closed by a bracket that is not escaped. */
    boolean opensClosedValue(int from) {
        if (!SgfSyntax.opensNode(b, from, to)) {
            return false;
        }
        int bracket = from;
        while (b[bracket] != '[') {
            bracket++;
        }
        return valueEnd(bracket + 1) > 0;
    }

    /** Walks from the end of a value to the end of its node, to a property of roots, or to what is escaped. */
    private void walk(int bracket) {
        firstEnd = bracket;
        rootBehind = false;
        for (int end = bracket; end >= 0 && !rootBehind;) {
            lastEnd = end;
            int at = SgfSyntax.afterSpaces(b, end + 1, to);
            boolean more = at < to && b[at] == '[';
            end = more ? valueEnd(at + 1) : propertyEnd(at);
            rootBehind = !more && end >= 0 && isRootProperty(at);
        }
    }

    /** The bracket that closes the first value of the property whose name begins here; −1 if there is none. */
    private int propertyEnd(int at) {
        int value = at < to && SgfSyntax.isCapital(b[at]) ? SgfSyntax.propertyValue(b, at, to) : -1;
        return value < 0 ? -1 : valueEnd(value);
    }

    /** The bracket that closes a value in which nothing is escaped; −1 if there is none. */
    private int valueEnd(int from) {
        if (from < stopFrom || from > stop) {
            stopFrom = from;
            stop = from;
            while (stop < to && b[stop] != '\\' && b[stop] != ']') {
                stop++;
            }
        }
        return stop < to && b[stop] == ']' ? stop : -1;
    }

    /** AP, CA, FF, GM, ST and SZ; in older files with lower-case letters behind the two capitals. */
    private boolean isRootProperty(int at) {
        byte other = b[at + 1];
        return !SgfSyntax.isCapital(b[at + 2]) && switch (b[at]) {
            case 'A' -> other == 'P';
            case 'C' -> other == 'A';
            case 'F' -> other == 'F';
            case 'G' -> other == 'M';
            case 'S' -> other == 'T' || other == 'Z';
            default -> false;
        };
    }
}
