package org.openarbiter.rules.go.notation;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.sgf.SgfNode;
import org.openarbiter.rules.sgf.SgfProperty;

/** What a record says of the game as a whole: players, rules, komi, handicap, result. */
final class GoFacts {
    private static final Pattern HANDICAP = Pattern.compile("\\d{1,3}");

    /** What a record says of its format and its board. */
    private static final Set<String> FORM = Set.of("FF", "SZ");

    private final Map<String, SgfProperty> facts = new HashMap<>();

    /**
     * Keeps a property of a node if it is such a fact and the first of its name, in whatever node it stands.
     *
     * @return what it contradicts; null if that is nothing, or a property of the same name in the same node
     */
    @Nullable String add(SgfProperty property, SgfNode node) {
        String name = property.name();
        if (!GoTags.NAMES.containsKey(name) && !FORM.contains(name)) {
            return null;
        }
        SgfProperty first = facts.putIfAbsent(name, property);
        if (first == null) {
            return property.values().size() > 1 ? name + " has more than one value; the first one counts" : null;
        }
        boolean repeated = !property.equals(node.get(name)) || property.simpleText().equals(first.simpleText());
        return repeated ? null
                : name + "[" + property.simpleText() + "] contradicts " + name + "[" + first.simpleText() + "] before it; the first one counts";
    }

    @Nullable SgfProperty get(String name) {
        return facts.get(name);
    }

    /** What the record calls the handicap; empty if it says nothing of it. */
    private String handicapText() {
        SgfProperty handicap = facts.get("HA");
        return handicap == null ? "" : handicap.simpleText();
    }

    /** Whether what the record calls the handicap is a number of stones. */
    boolean namesHandicap() {
        return HANDICAP.matcher(handicapText()).matches();
    }

    /** The number of handicap stones that the record names; 0 if it names none. */
    int handicap() {
        return namesHandicap() ? Integer.parseInt(handicapText()) : 0;
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
