package org.openarbiter.rules.xiangqi.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The tags of DhtmlXQ and the PGN tags they correspond to. */
final class DhtmlTags {
    /** The names in PGN, by those in DhtmlXQ and in the order in which they are written. */
    static final Map<String, String> NAMES = names();

    private DhtmlTags() {}

    private static Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        String[] pairs = {
            "title", "Title", "event", "Event", "date", "Date", "place", "Site", "round", "Round", "red", "Red", "redteam",
            "RedTeam", "redrating", "RedElo", "black", "Black", "blackteam", "BlackTeam", "blackrating", "BlackElo", "result",
            "Result", "open", "Opening", "author", "Annotator"
        };
        for (int i = 0; i < pairs.length; i += 2) {
            names.put(pairs[i], pairs[i + 1]);
        }
        return Collections.unmodifiableMap(names);
    }
}
