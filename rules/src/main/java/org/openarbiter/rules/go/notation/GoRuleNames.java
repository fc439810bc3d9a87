package org.openarbiter.rules.go.notation;

import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which rulebook an {@code RU} means. */
final class GoRuleNames {
    private static final Pattern RULEBOOK = Pattern.compile("go:[a-z0-9-]+(\\?[^\\s,;]*)?");

    private GoRuleNames() {}

    /**
     * The rulebook of that name, with its game; null if we have none. Ing's rules ({@code GOE}) are not executable as published.
     */
    static @Nullable String rulebook(@Nullable String rules) {
        if (rules == null) {
            return null;
        }
        String name = rules.strip().toLowerCase(Locale.ROOT);
        return RULEBOOK.matcher(name).matches() ? name : switch (name.replaceAll("[^a-z]", "")) {
            case "japanese", "jp", "japan", "korean", "kr", "korea" -> "go:japanese";
            case "chinese", "cn", "china" -> "go:chinese";
            case "aga", "americangoassociation" -> "go:aga";
            case "nz", "newzealand" -> "go:new-zealand";
            case "tromptaylor", "tt" -> "go:tromp-taylor";
            default -> null;
        };
    }
}
