package org.openarbiter.rules.go.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which rulebook an {@code RU} means. */
final class GoRuleNames {
    private static final Pattern RULEBOOK = Pattern.compile("go:[a-z0-9-]+(\\?[^\\s,;]*)?");
    /** What may stand behind the name of rules. */
    private static final Pattern WORD = Pattern.compile("(rules?|ruleset|规则|規則|规|ルール|규칙|룰)$");
    /** The long form in which KataGo writes its rules. */
    private static final Pattern KATAGO = Pattern.compile(
            "ko(simple|positional|situational|spight)score(area|territory)(?:tax(none|seki|all))?sui([01])(?:button([01]))?"
                    + "(?:whb(0|n-1|n))?(?:fpok([01]))?(?:komi(-?[0-9]+(?:\\.[0-9]+)?))?");

    private GoRuleNames() {}

    /**
     * The rulebook of that name, with its game; null if we have none. Ing's rules ({@code GOE}) are not executable as published.
     */
    static @Nullable String rulebook(@Nullable String rules) {
        if (rules == null) {
            return null;
        }
        String name = rules.strip().toLowerCase(Locale.ROOT);
        if (RULEBOOK.matcher(name).matches()) {
            return name;
        }
        Matcher katago = KATAGO.matcher(name);
        if (katago.matches()) {
            return katago(katago);
        }
        String letters = name.replaceAll("[^\\p{L}]", "");
        return switch (WORD.matcher(letters).replaceFirst("")) {
            case "japanese", "jp", "japan", "nihonkiin", "日本", "日本棋院", "korean", "kr", "korea", "韩国", "韓国", "韓國", "한국" -> "go:japanese";
            case "chinese", "cn", "china", "中国", "中國", "中国围棋", "중국" -> "go:chinese";
            case "chinesekgs", "chineseogs" -> "go:kgs-chinese";
            case "aga", "americangoassociation", "bga", "britishgoassociation", "french", "ffg" -> "go:aga";
            case "agabutton", "button" -> "go:button";
            case "nz", "newzealand" -> "go:new-zealand";
            case "tromptaylor", "tt" -> "go:tromp-taylor";
            case "kee" -> "go:kee";
            default -> null;
        };
    }

    private static String katago(Matcher rules) {
        boolean territory = "territory".equals(rules.group(2));
        List<String> axes = new ArrayList<>();
        add(axes, territory, "scoring=territory");
        add(axes, rules.group(3) != null && !"none".equals(rules.group(3)), "tax=" + rules.group(3));
        add(axes, "0".equals(rules.group(4)), "suicide=no");
        add(axes, "1".equals(rules.group(5)), "button=yes");
        add(axes, "n".equals(rules.group(6)), "handicap=stones");
        add(axes, "n-1".equals(rules.group(6)), "handicap=less-one");
        // Where a friendly pass is fine, and where clean-up phases would follow, dead stones are left on the board.
        add(axes, territory || "1".equals(rules.group(7)), "dead=agreed");
        add(axes, rules.group(8) != null, "komi=" + rules.group(8));
        return "go:katago-" + rules.group(1) + (axes.isEmpty() ? "" : "?" + String.join("&", axes));
    }

    private static void add(List<String> axes, boolean chosen, String axis) {
        if (chosen) {
            axes.add(axis);
        }
    }
}
