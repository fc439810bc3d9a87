package org.openarbiter.players.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/**
 * A line that was sent to an engine.
 *
 * <p>As the protocol has it, control characters are taken out but for the tab, which is a space, and what follows a {@code #} is
 * a comment. A number in front is the id of the command, which the answer repeats.
 *
 * @param id as it was written; empty if there is none
 * @param command empty if there is nothing but an id
 */
record GtpLine(String id, String command, GtpArguments arguments) {
    /** Ids are whole numbers of 31 bits. */
    private static final int MOST_DIGITS = 10;

    /** The line; null if nothing is left of it. */
    static @Nullable GtpLine of(String written) {
        StringBuilder clean = new StringBuilder(written.length());
        for (int at = 0; at < written.length() && written.charAt(at) != '#'; at++) {
            char c = written.charAt(at);
            if (c == '\t') {
                clean.append(' ');
            } else if (!Character.isISOControl(c)) {
                clean.append(c);
            }
        }
        List<String> words = new ArrayList<>();
        StringTokenizer tokens = new StringTokenizer(clean.toString(), " ");
        while (tokens.hasMoreTokens()) {
            words.add(tokens.nextToken());
        }
        if (words.isEmpty()) {
            return null;
        }
        String id = isId(words.getFirst()) ? words.removeFirst() : "";
        String command = words.isEmpty() ? "" : words.removeFirst();
        return new GtpLine(id, command, new GtpArguments(words));
    }

    private static boolean isId(String word) {
        return word.length() <= MOST_DIGITS && word.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
