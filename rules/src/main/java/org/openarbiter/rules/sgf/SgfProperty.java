package org.openarbiter.rules.sgf;

import java.util.List;

/**
 * A property of a node as it was written.
 *
 * @param name the name in capitals, as FF[4] has it: {@code AB}
 * @param written the name as it was written: {@code AB} or, in older files, {@code AddBlack}
 * @param values what stands between the brackets, escapes and line ends included; {@link SgfText} understands it
 * @param line where it stands in the file, from 1
 * @param column in that line, from 1
 */
public record SgfProperty(String name, String written, List<String> values, long line, int column) {
    public SgfProperty {
        values = List.copyOf(values);
    }

    /** A property of our own making, from values that need no escape. */
    public static SgfProperty of(String name, List<String> values) {
        return new SgfProperty(name, name, values, 0, 0);
    }

    /** A property of our own making with one value, which is escaped. */
    public static SgfProperty ofText(String name, String text) {
        return of(name, List.of(SgfText.escape(text)));
    }

    /** The first value as one line of text. */
    public String simpleText() {
        return SgfText.simple(values.getFirst());
    }
}
