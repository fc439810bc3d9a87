package org.openarbiter.rules.go.notation;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.RulebookId;

/** Which rulebook an {@code RU} means, and how one is named there. */
final class GoRuleNames {
    private static final String GAME = "go";
    /** What may stand behind the name of rules. */
    private static final Pattern WORD = Pattern.compile("(rules?|ruleset|(?:围棋|圍棋|囲碁)?(?:竞赛|競賽)?(?:规则|規則|規約|规约|规)|ルール|式|制|規|규칙|룰)$");
    /** The long form in which KataGo writes its rules. */
    private static final Pattern KATAGO = Pattern.compile(
            "ko(simple|positional|situational|spight)score(area|territory)(?:tax(none|seki|all))?sui([01])(?:button([01]))?"
                    + "(?:whb(0|n-1|n))?(?:fpok([01]))?(?:komi(-?[0-9]+(?:\\.[0-9]+)?))?");

    private GoRuleNames() {}

    /**
     * The rulebook of that name, with its game; null if we have none.
     *
     * @param playedOn whether the record goes on after play has stopped, as where clean-up phases follow
     */
    static @Nullable String rulebook(@Nullable String rules, BooleanSupplier playedOn) {
        if (rules == null) {
            return null;
        }
        String name = rules.strip().toLowerCase(Locale.ROOT);
        if (name.equals(RulebookId.find(GAME, name))) {
            return name;
        }
        Matcher katago = KATAGO.matcher(name);
        if (katago.matches()) {
            return katago(katago, playedOn).toString();
        }
        String letters = name.replaceAll("[^\\p{L}]", "");
        String preset = switch (WORD.matcher(letters).replaceFirst("")) {
            case "japanese", "jp", "japan", "nihonkiin", "日本", "日本棋院", "日韩", "日韓", "数目法", "數目法" -> "japanese";
            case "korean", "kr", "korea", "韩国", "韓国", "韓國", "한국" -> "korean";
            case "goe", "ing", "ingsst", "inggoe", "应氏", "應氏", "应氏计点", "應氏計點" -> "ing";
            case "chinese", "cn", "china", "中国", "中國", "中国围棋", "数子法", "數子法", "중국" -> "chinese";
            case "chinesekgs", "chineseogs" -> "kgs-chinese";
            case "aga", "americangoassociation", "bga", "britishgoassociation", "french", "ffg" -> "aga";
            case "agabutton", "button" -> "button";
            case "nz", "newzealand" -> "new-zealand";
            case "tromptaylor", "tt" -> "tromp-taylor";
            case "kee" -> "kee";
            default -> null;
        };
        return preset == null ? null : new RulebookId(GAME, preset).toString();
    }

    /** The name of a rulebook as other programs know it, if SGF has one for it; else its id. */
    static @Nullable String inSgf(@Nullable String rulebook) {
        return rulebook == null ? null : switch (rulebook) {
            case "go:japanese" -> "Japanese";
            case "go:chinese" -> "Chinese";
            case "go:korean" -> "Korean";
            case "go:aga" -> "AGA";
            case "go:ing" -> "GOE";
            case "go:new-zealand" -> "NZ";
            default -> rulebook;
        };
    }

    private static RulebookId katago(Matcher rules, BooleanSupplier playedOn) {
        boolean territory = "territory".equals(rules.group(2));
        SortedMap<String, String> values = new TreeMap<>();
        choose(values, territory, "scoring", "territory");
        choose(values, rules.group(3) != null && !"none".equals(rules.group(3)), "tax", rules.group(3));
        choose(values, "0".equals(rules.group(4)), "suicide", "no");
        choose(values, "1".equals(rules.group(5)), "button", "yes");
        choose(values, "n".equals(rules.group(6)), "handicap", "stones");
        choose(values, "n-1".equals(rules.group(6)), "handicap", "less-one");
        // Clean-up phases are part of KataGo's territory rules, but over GTP it leaves them out unless told otherwise; only the plays tell which.
        boolean cleanUp = territory && !"spight".equals(rules.group(1)) && playedOn.getAsBoolean();
        choose(values, cleanUp, "clean-up", "yes");
        // Where a friendly pass is fine, and where play stops without a clean-up, dead stones are left on the board.
        choose(values, !cleanUp && (territory || "1".equals(rules.group(7))), "dead", "agreed");
        choose(values, rules.group(8) != null, "komi", rules.group(8));
        return new RulebookId(GAME, "katago-" + rules.group(1), values);
    }

    private static void choose(SortedMap<String, String> values, boolean chosen, String axis, String value) {
        if (chosen) {
            values.put(axis, value);
        }
    }
}
