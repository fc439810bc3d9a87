package org.openarbiter.rules.core.words;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The words that a user may have meant by one that is not known. */
public final class Spelling {
    /** More words than these are no help. */
    public static final int MOST = 3;
    private static final int LETTERS_PER_SLIP = 3;
    /** A shorter word is like too many others. */
    private static final int SHORTEST = 4;

    private Spelling() {}

    /** The known words that are spelled much like this one, the most similar first; often none. */
    public static List<String> near(String word, Collection<String> known) {
        int slips = word.length() < SHORTEST ? 0 : word.length() / LETTERS_PER_SLIP;
        return known.stream().filter(other -> slips(word, other) <= slips)
                .sorted(Comparator.comparingInt(other -> slips(word, other))).limit(MOST).toList();
    }

    /** What to add to the message that a word is not known: {@code "; did you mean judge?"}; empty if no known word is like it. */
    public static String suggestion(String word, Collection<String> known) {
        return suggestion(near(word, known));
    }

    /** The same for words that may be meant. */
    public static String suggestion(List<String> meant) {
        return meant.isEmpty() ? "" : "; did you mean " + Listing.or(meant) + "?";
    }

    /** How many letters are missing, too many, wrong, or exchanged with their neighbor. */
    private static int slips(String word, String other) {
        int[][] slips = new int[word.length() + 1][other.length() + 1];
        for (int i = 0; i <= word.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    slips[i][j] = i + j;
                    continue;
                }
                int wrong = word.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
                slips[i][j] = Math.min(slips[i - 1][j - 1] + wrong, 1 + Math.min(slips[i - 1][j], slips[i][j - 1]));
                if (i > 1 && j > 1 && word.charAt(i - 1) == other.charAt(j - 2) && word.charAt(i - 2) == other.charAt(j - 1)) {
                    slips[i][j] = Math.min(slips[i][j], slips[i - 2][j - 2] + 1);
                }
            }
        }
        return slips[word.length()][other.length()];
    }
}
