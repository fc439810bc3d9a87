package org.openarbiter.rules.go.notation;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.sgf.SgfProperty;

/** What a record says of the game as a whole: players, rules, komi, handicap, result. */
final class GoFacts {
    private static final Pattern HANDICAP = Pattern.compile("\\d{1,3}");

    private final Map<String, SgfProperty> facts = new HashMap<>();

    /** Keeps a property if it is such a fact and the first of its name, in whatever node it stands. */
    void add(SgfProperty property) {
        if (GoTags.NAMES.containsKey(property.name()) || property.name().equals("FF")) {
            facts.putIfAbsent(property.name(), property);
        }
    }

    @Nullable SgfProperty get(String name) {
        return facts.get(name);
    }

    /** The number of handicap stones that the record names; 0 if it names none. */
    int handicap() {
        SgfProperty handicap = facts.get("HA");
        return handicap != null && HANDICAP.matcher(handicap.simpleText()).matches() ? Integer.parseInt(handicap.simpleText()) : 0;
    }

    /**
     * The facts by the names under which everybody asks for them.
     *
     * @param komi in points; null if the record has none that is understood
     */
    Map<String, String> tags(@Nullable String komi) {
        Map<String, String> tags = new LinkedHashMap<>();
        GoTags.NAMES.forEach((name, tag) -> {
            SgfProperty property = facts.get(name);
            String text = property == null ? "" : property.simpleText();
            if (!text.isEmpty()) {
                tags.put(tag, tag.equals("Komi") && komi != null ? komi : text);
            }
        });
        String black = tags.get("Black");
        String white = tags.get("White");
        if (black != null) {
            tags.put("B", black);
        }
        if (white != null) {
            tags.put("W", white);
        }
        return Collections.unmodifiableMap(tags);
    }
}
