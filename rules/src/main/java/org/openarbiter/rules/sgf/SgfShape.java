package org.openarbiter.rules.sgf;

import java.nio.charset.Charset;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * How well a piece of a game tree holds together when it is read in an encoding: the better shape is the greater one.
 *
 * @param faults the places where something stands that means nothing there, a value left open at the end among them
 * @param properties how many properties begin
 */
record SgfShape(int faults, int properties) implements Comparable<SgfShape> {
    private static final Comparator<SgfShape> ORDER = Comparator.comparingInt(SgfShape::faults).reversed().thenComparingInt(SgfShape::properties);

    /**
     * The shape of a piece.
     *
     * @param inValue whether it begins inside a value
     * @param hiding the encoding, if a character of it may hide a bracket
     */
    static SgfShape of(byte[] b, int from, int to, boolean inValue, @Nullable Charset hiding) {
        int faults = 0;
        int properties = 0;
        int at = from;
        boolean valueOpen = inValue;
        boolean mayHaveValue = inValue;
        while (true) {
            if (valueOpen) {
                at = behindValue(b, at, to, hiding);
                valueOpen = false;
            }
            at = SgfSyntax.afterSpaces(b, at, to);
            if (at >= to) {
                return new SgfShape(at > to ? faults + 1 : faults, properties);
            }
            byte c = b[at];
            if (SgfSyntax.isLetter(c)) {
                at = SgfSyntax.afterSpaces(b, SgfSyntax.afterLetters(b, at, to), to);
                boolean property = at < to && b[at] == '[';
                properties += property ? 1 : 0;
                faults += property ? 0 : 1;
                mayHaveValue = true;
            } else if (c == '[') {
                faults += mayHaveValue ? 0 : 1;
                valueOpen = true;
                at++;
            } else {
                faults += c == '(' || c == ')' || c == ';' ? 0 : 1;
                mayHaveValue = false;
                at++;
            }
        }
    }

    /** The place behind the bracket that closes the value; one place behind the end if none does. */
    private static int behindValue(byte[] b, int from, int to, @Nullable Charset hiding) {
        int at = from;
        while (at < to && b[at] != ']') {
            at += b[at] == '\\' ? 1 : 0;
            at += at < to && hiding != null && SgfCharset.isHiding(hiding, b, at, to) ? 2 : 1;
        }
        return at < to ? at + 1 : to + 1;
    }

    @Override
    public int compareTo(SgfShape other) {
        return ORDER.compare(this, other);
    }
}
