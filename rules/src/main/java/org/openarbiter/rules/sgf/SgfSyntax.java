package org.openarbiter.rules.sgf;

/** What stands at a place in the bytes of an SGF file. */
final class SgfSyntax {
    private SgfSyntax() {}

    static boolean isLetter(int c) {
        return isCapital(c) || c >= 'a' && c <= 'z';
    }

    static boolean isCapital(int c) {
        return c >= 'A' && c <= 'Z';
    }

    static boolean isSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    static int afterSpaces(byte[] b, int from, int to) {
        int at = from;
        while (at < to && isSpace(b[at])) {
            at++;
        }
        return at;
    }

    /** The place behind the letters that begin here: behind the name of a property. */
    static int afterLetters(byte[] b, int from, int to) {
        int at = from;
        while (at < to && isLetter(b[at])) {
            at++;
        }
        return at;
    }

    /** Whether a game tree may begin at this parenthesis: a node follows, or a property that lacks its semicolon. */
    static boolean opensTree(byte[] b, int at, int to) {
        int next = afterSpaces(b, at + 1, to);
        return next < to && (b[next] == ';' || isCapital(b[next]) && propertyValue(b, next, to) > 0);
    }

    /** Whether a semicolon or a parenthesis is followed by a property with a name in one or two capitals. */
    static boolean opensNode(byte[] b, int at, int to) {
        int next = afterSpaces(b, at + 1, to);
        if (b[at] == '(') {
            if (next >= to || b[next] != ';') {
                return false;
            }
            next = afterSpaces(b, next + 1, to);
        }
        int value = next < to && isCapital(b[next]) ? propertyValue(b, next, to) : -1;
        return value > 0 && (next + 1 == to || !isLetter(b[next + 1]) || isCapital(b[next + 1]) && !isLetter(b[next + 2]));
    }

    /** Where the first value of the property begins whose name begins here; −1 if there is none. */
    private static int propertyValue(byte[] b, int from, int to) {
        int at = afterLetters(b, from, to);
        int bracket = afterSpaces(b, at, to);
        return at > from && bracket < to && b[bracket] == '[' ? bracket + 1 : -1;
    }

    /**
     * Whether a parenthesis opens a tree with a property that only a root can have.
     *
     * <p>No escaped bracket may come before that property: so whole games that are quoted in a comment are none.
     */
    static boolean opensRoot(byte[] b, int from, int to) {
        int at = afterSpaces(b, from + 1, to);
        at = at < to && b[at] == ';' ? afterSpaces(b, at + 1, to) : at;
        while (at < to && isCapital(b[at])) {
            int value = propertyValue(b, at, to);
            int end = value < 0 ? -1 : valueEnd(b, value, to);
            if (end < 0) {
                return false;
            }
            if (isRootProperty(b[at], b[at + 1], b[at + 2])) {
                return true;
            }
            at = afterSpaces(b, end + 1, to);
            while (at < to && b[at] == '[') {
                at = valueEnd(b, at + 1, to);
                if (at < 0) {
                    return false;
                }
                at = afterSpaces(b, at + 1, to);
            }
        }
        return false;
    }

    /** Whether a parenthesis opens a node whose first value is closed by a bracket that is not escaped. */
    static boolean opensClosedValue(byte[] b, int from, int to) {
        if (!opensNode(b, from, to)) {
            return false;
        }
        int bracket = from;
        while (b[bracket] != '[') {
            bracket++;
        }
        return valueEnd(b, bracket + 1, to) > 0;
    }

    /** The bracket that closes a value in which nothing is escaped; −1 if there is none. */
    private static int valueEnd(byte[] b, int from, int to) {
        for (int at = from; at < to && b[at] != '\\'; at++) {
            if (b[at] == ']') {
                return at;
            }
        }
        return -1;
    }

    /** AP, CA, FF, GM, ST and SZ; in older files with lower-case letters behind the two capitals. */
    private static boolean isRootProperty(int one, int other, int third) {
        return !isCapital(third) && switch (one) {
            case 'A' -> other == 'P';
            case 'C' -> other == 'A';
            case 'F' -> other == 'F';
            case 'G' -> other == 'M';
            case 'S' -> other == 'T' || other == 'Z';
            default -> false;
        };
    }
}
