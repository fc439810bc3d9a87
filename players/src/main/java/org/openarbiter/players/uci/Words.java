package org.openarbiter.players.uci;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The words of one line, taken one after the other. */
final class Words {
    private final List<String> all;
    private int at;

    Words(String line) {
        all = Arrays.stream(line.strip().split("\\s+")).filter(word -> !word.isEmpty()).toList();
    }

    boolean isEmpty() {
        return at == all.size();
    }

    /** The next word, taken; empty if there is none. */
    String next() {
        return isEmpty() ? "" : all.get(at++);
    }

    /** The words up to one of some others, which is taken as well, or to the end of the line. */
    String until(String... stops) {
        int from = at;
        Set<String> ends = Set.of(stops);
        while (at < all.size() && !ends.contains(all.get(at))) {
            at++;
        }
        String words = String.join(" ", all.subList(from, at));
        at += at < all.size() ? 1 : 0;
        return words;
    }

    /** The words that are left. */
    List<String> rest() {
        return all.subList(at, all.size());
    }

    /**
     * The number that a word stands for.
     *
     * @param after the words before it, for the message
     */
    static long number(String after, String word) throws ServerException {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw new ServerException("expected an integer after " + after + ", not '" + word + "'");
        }
    }

    /** Steps back before the word that was taken last. */
    void back() {
        at--;
    }
}
