package org.openarbiter.rules.core.words;

import java.util.Collection;
import java.util.List;

/** Names listed in a sentence. */
public final class Listing {
    /** Of more names only so many are listed. */
    private static final int MOST_LISTED = 3;

    private Listing() {}

    /** How many of a number of names a sentence leaves out: all behind the third, unless that is a single one. */
    public static int leftOut(int names) {
        return names > MOST_LISTED + 1 ? names - MOST_LISTED : 0;
    }

    /** Names of which one is meant, in English: {@code chess}, {@code chess or go}, {@code chess, xiangqi or go}. */
    public static String or(Collection<String> names) {
        List<String> all = List.copyOf(names);
        int last = all.size() - 1;
        return last < 1 ? String.join("", all) : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
    }
}
