package org.openarbiter.rules.sgf;

import org.jspecify.annotations.Nullable;

/**
 * What the text between brackets means: escapes, line ends, spaces, and composed values.
 *
 * <p>A backslash makes the character after it plain text, whatever it is; before a line end it takes the line end away. In text a
 * line end stays one, in simple text it is a space like all other white space.
 */
public final class SgfText {
    private SgfText() {}

    /** A value as text of several lines; line ends are {@code \n}. */
    public static String text(String value) {
        return read(value, '\n');
    }

    /** A value as one line of text, without spaces around it. */
    public static String simple(String value) {
        return read(value, ' ').strip();
    }

    private static String read(String value, char lineEnd) {
        if (isPlain(value)) {
            return value;
        }
        StringBuilder text = new StringBuilder(value.length());
        for (int at = 0; at < value.length(); at++) {
            char c = value.charAt(at);
            boolean escaped = c == '\\';
            if (escaped && ++at == value.length()) {
                break;
            }
            c = value.charAt(at);
            if (c == '\n' || c == '\r') {
                // CR LF and LF CR are one line end.
                if (at + 1 < value.length() && value.charAt(at + 1) == (char) (c ^ '\n' ^ '\r')) {
                    at++;
                }
                if (!escaped) {
                    text.append(lineEnd);
                }
            } else {
                text.append(c == '\t' || c == '\u000B' || c == '\f' ? ' ' : c);
            }
        }
        return text.toString();
    }

    private static boolean isPlain(String value) {
        for (int at = 0; at < value.length(); at++) {
            if (value.charAt(at) == '\\' || value.charAt(at) < ' ') {
                return false;
            }
        }
        return true;
    }

    /** Text as a value that is not composed: in a composed one colons would have to be escaped as well. */
    public static String escape(String text) {
        StringBuilder value = new StringBuilder(text.length() + 8);
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\\' || c == ']') {
                value.append('\\');
            }
            value.append(c);
        }
        return value.toString();
    }

    /** The two halves of a composed value, as they were written; null if there is no colon in it but escaped ones. */
    public static @Nullable Composed composed(String value) {
        for (int at = 0; at < value.length(); at++) {
            if (value.charAt(at) == '\\') {
                at++;
            } else if (value.charAt(at) == ':') {
                return new Composed(value.substring(0, at), value.substring(at + 1));
            }
        }
        return null;
    }

    /**
     * Two values in one, with a colon between them.
     *
     * @param first as it was written
     * @param second as it was written
     */
    public record Composed(String first, String second) {}
}
