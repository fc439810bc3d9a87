package org.openarbiter.protocol.uci;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.EngineOption;

/** Reads the options that an engine declares over UCI or UCCI. */
final class OptionReader {
    private static final Pattern OPTION = Pattern.compile("option\\s+(?:name\\s+)?(.+?)\\s+type\\s+(\\w+)(.*)");
    private static final Pattern VALUE = Pattern.compile("\\s+var\\s+");
    private static final String DEFAULT = "default";

    private OptionReader() {}

    /** The option that a line declares; null if it declares none. What is not declared as it should be may have any value. */
    static @Nullable EngineOption read(String line) {
        Matcher option = OPTION.matcher(line.strip());
        if (!option.matches()) {
            return null;
        }
        String name = option.group(1);
        String rest = option.group(3);
        return switch (option.group(2)) {
            case "spin" -> EngineOption.spin(name, word(rest, DEFAULT), word(rest, "min"), word(rest, "max"));
            case "check" -> new EngineOption.Check(name, word(rest, DEFAULT).equals("true"));
            case "combo" -> combo(name, rest);
            case "button" -> new EngineOption.Button(name);
            default -> new EngineOption.Text(name, rest.strip());
        };
    }

    /** The word that follows another; empty if there is none. */
    private static String word(String line, String before) {
        List<String> words = List.of(line.strip().split("\\s+"));
        int at = words.indexOf(before) + 1;
        return at > 0 && at < words.size() ? words.get(at) : "";
    }

    /** One of some values, each of one or more words. */
    private static EngineOption combo(String name, String line) {
        String[] parts = VALUE.split(line);
        String initial = parts[0].strip().replaceFirst("^" + DEFAULT + "\\s+", "");
        return parts.length == 1
                ? new EngineOption.Text(name, initial)
                : new EngineOption.Combo(name, initial, Arrays.asList(parts).subList(1, parts.length));
    }
}
