package org.openarbiter.protocol.xboard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.protocol.engine.DeclaredOptions;
import org.openarbiter.protocol.engine.EngineOption;

/** What an engine says of itself in {@code feature} lines; until it does, the defaults of the protocol hold. */
final class Features {
    private static final Pattern FEATURE = Pattern.compile("([A-Za-z0-9_]+)=(\"[^\"]*\"|'[^']*'|\\S+)");
    private static final Pattern OPTION = Pattern.compile("(.+?)\\s+-([a-z]+)(.*)");
    private static final Pattern CHOICE = Pattern.compile("\\s*///\\s*");
    private static final Set<String> KNOWN = Set.of(
            "ping", "setboard", "playother", "usermove", "time", "draw", "sigint", "sigterm", "reuse", "analyze", "myname",
            "variants", "colors", "name", "nps", "memory", "smp", "option", "done", "debug", "pause", "ics", "highlight");

    private final Map<String, String> values = new HashMap<>();
    private final DeclaredOptions options = new DeclaredOptions();

    /** Takes what follows the word {@code feature}; gives the lines that answer it. */
    List<String> take(String line) {
        List<String> answers = new ArrayList<>();
        Matcher matcher = FEATURE.matcher(line);
        while (matcher.find()) {
            String name = matcher.group(1);
            String value = matcher.group(2).replaceAll("^[\"']|[\"']$", "");
            if (name.equals("option")) {
                options.add(option(value));
            }
            values.put(name, value);
            answers.add((KNOWN.contains(name) ? "accepted " : "rejected ") + name);
        }
        return answers;
    }

    /** An option as it is declared: {@code Level -spin 1 1 9}. What is not declared as it should be may have any value. */
    private static EngineOption option(String text) {
        Matcher option = OPTION.matcher(text);
        if (!option.matches()) {
            return new EngineOption.Text(text, "");
        }
        String name = option.group(1);
        String rest = option.group(3).strip();
        return switch (option.group(2)) {
            case "spin", "slider" -> {
                String[] numbers = rest.split("\\s+");
                yield numbers.length == 3
                        ? EngineOption.spin(name, numbers[0], numbers[1], numbers[2])
                        : new EngineOption.Text(name, rest);
            }
            case "check" -> EngineOption.spin(name, rest, "0", "1");
            case "combo" -> new EngineOption.Combo(name, rest, List.of(CHOICE.split(rest.replace("*", ""))));
            case "button", "save", "reset" -> new EngineOption.Button(name);
            default -> new EngineOption.Text(name, rest);
        };
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

    /** Its options. */
    DeclaredOptions options() {
        return options;
    }
}
