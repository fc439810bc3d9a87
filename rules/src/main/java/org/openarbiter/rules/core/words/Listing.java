package org.openarbiter.rules.core.words;

import java.util.Collection;
import java.util.List;

/** Names listed in an English sentence. */
public final class Listing {
    private Listing() {}

    /** Names of which one is meant: {@code chess}, {@code chess or go}, {@code chess, xiangqi or go}. */
    public static String or(Collection<String> names) {
        List<String> all = List.copyOf(names);
        int last = all.size() - 1;
        return last < 1 ? String.join("", all) : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
    }
}
