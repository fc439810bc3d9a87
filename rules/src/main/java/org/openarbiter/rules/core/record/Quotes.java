package org.openarbiter.rules.core.record;

import java.util.regex.Pattern;

/** What a message quotes of its input: as much as tells the reader which word is meant. */
public final class Quotes {
    /** No word of a message needs more characters. */
    private static final int LONGEST = 200;
    private static final int KEPT = 60;
    private static final Pattern LONG_WORD = Pattern.compile("(\\S{" + KEPT + "})\\S{" + (LONGEST - KEPT) + ",}?(['\"]?)(?!\\S)");

    private Quotes() {}

    /** A message of which words longer than 200 characters are cut after 60: input can be one word of megabytes. */
    public static String shortened(String message) {
        return message.length() <= LONGEST ? message : LONG_WORD.matcher(message).replaceAll("$1…$2");
    }

    /**
     * The beginning of a text that is too long.
     *
     * @param most how many characters (code points) are kept, without the dots that stand for the rest
     */
    public static String cut(String text, int most) {
        // Counting stops soon after: a code point is one or two values of Java.
        String begin = text.substring(0, Math.min(text.length(), 2 * most + 1));
        return begin.codePointCount(0, begin.length()) <= most ? text : text.substring(0, text.offsetByCodePoints(0, most)) + "…";
    }
}
