package org.openarbiter.rules.sgf;

/** What stands at a place in the bytes of an SGF file, as the next few bytes tell; {@link SgfAhead} looks farther. */
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
    static int propertyValue(byte[] b, int from, int to) {
        int at = afterLetters(b, from, to);
        int bracket = afterSpaces(b, at, to);
        return at > from && bracket < to && b[bracket] == '[' ? bracket + 1 : -1;
    }
}
