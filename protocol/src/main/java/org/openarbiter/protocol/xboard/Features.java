package org.openarbiter.protocol.xboard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an engine says of itself in {@code feature} lines; until it does, the defaults of the protocol hold. */
final class Features {
    private static final Pattern FEATURE = Pattern.compile("([A-Za-z0-9_]+)=(\"[^\"]*\"|'[^']*'|\\S+)");
    private static final Set<String> KNOWN = Set.of(
            "ping", "setboard", "playother", "usermove", "time", "draw", "sigint", "sigterm", "reuse", "analyze", "myname", "variants",
            "colors", "name", "nps", "memory", "smp", "option", "done", "debug", "pause", "ics", "highlight");

    private final Map<String, String> values = new HashMap<>();
    private final Set<String> options = new TreeSet<>();

    /** Takes what follows the word {@code feature}; gives the lines that answer it. */
    List<String> take(String line) {
        List<String> answers = new ArrayList<>();
        Matcher matcher = FEATURE.matcher(line);
        while (matcher.find()) {
            String name = matcher.group(1);
            String value = matcher.group(2).replaceAll("^[\"']|[\"']$", "");
            if (name.equals("option")) {
                options.add(value.replaceFirst("\\s+-[a-z]+(\\s.*)?$", ""));
            }
            values.put(name, value);
            answers.add((KNOWN.contains(name) ? "accepted " : "rejected ") + name);
        }
        return answers;
    }

    /** Whether it has said yes to a feature. */
    boolean has(String name) {
        return "1".equals(values.get(name));
    }

    /** Whether it has said no to a feature. */
    boolean denies(String name) {
        return "0".equals(values.get(name));
    }

    /** Whether it plays a variant, as far as it says. */
    boolean plays(String variant) {
        return List.of(values.getOrDefault("variants", "normal").split("\\s*,\\s*")).contains(variant);
    }

    /** What it calls itself; empty if it does not say. */
    String name() {
        return values.getOrDefault("myname", "");
    }

    /** The names of its options. */
    Set<String> options() {
        return options;
    }
}
