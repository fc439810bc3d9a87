package org.openarbiter.rules.pgn;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Outcome;

/** Where a game in PGN tells how it ended: the tag {@code Termination} or {@code ICCResult}, and the last comment. */
final class PgnTold {
    private static final String REPETITION = "(?:(?:three|3)[- ]?fold(?: repetition)?|repetition)(?: of (?:moves|(?:the )?position))?";

    /** What may be added about an illegal move that lost; of one that did not, people tell more. */
    private static final String ILLEGALLY_BECAUSE =
            "(?:" + PgnReason.CIRCUMSTANCE + "|,? and (?:both flags fell|lost.*|loses.*))?";

    /** What FICS, ICC and match runners write as the last comment of a game, and what people write there. */
    private static final Pattern COMMENT = Pattern.compile(
            "(?i)(?:(?:1-0|0-1|1/2-1/2)\\W+)?(?:\\S+ (?:resign(?:s|ed)(?:" + PgnReason.CIRCUMSTANCE + ")?|(?:has )?(?:lost|won) on time"
                    + "|flagged|checkmated|mates|stalemated|wins (?:on time|by adjudication)|(?:has )?r[au]ns? out of time(?: and .*)?"
                    + "|forfeits (?:on time|by disconnection)|loses on time|" + PgnReason.ILLEGALLY + ILLEGALLY_BECAUSE + "|disconnected and forfeits"
                    + "|declared the winner by adjudication|" + PgnReason.OVERSTEPPED
                    + "|claim(?:s|ed) (?:a |the )?draw (?:by|under|due to) [^,;.]*|claim(?:s|ed) (?:a |the )?" + REPETITION + ")"
                    + "|\\S+['’]s " + PgnReason.TIME_IS_UP
                    + "|Game drawn (?:by|because) .*|Drawn? by .*|Draw agreed(?: in time (?:trouble|pressure))?|Draw claimed (?:by|under|due to) .*"
                    + "|" + REPETITION + "(?: claimed by \\S+)?|(?:second |two )?illegal moves?"
                    + "|Neither player has mating material|time(?: ?out| forfeit(?:ed)?)?|(?:lost |forfeit )?on time|out of time|flag(?: fell)?)"
                    + "(?:[,;.] ?(?:White|Red|Black) wins)?[.!]?");

    /** What follows the name of a player where a server tells how a game ended: words that no other sentence has there. */
    private static final Pattern DEED = Pattern.compile(
            "(?i) (?:won|wins|resigns|resigned|forfeits|forfeited|checkmated|mates|stalemated|ran|runs|has run|lost|loses|makes|made"
                    + "|disconnected|declared|has no material|overstepped|oversteps|exceeded|exceeds|claims|claimed|failed|fails|did not|didn['’]t|arrived"
                    + "|was absent|was late|missed|used|had)\\b|['’]s (?:flag|time|clock|(?:mobile |cell )?phone|mobile|smart ?watch)\\b");

    private static final Pattern COMMAND = Pattern.compile("\\[%[^]]*]");

    private static final Pattern COLOR = Pattern.compile("(?i)\\b(?:white|red|black)\\b");

    private PgnTold() {}

    /** What a game says about its end, whether or not its result agrees. */
    static PgnReason of(PgnGame game, @Nullable String result) {
        String first = game.value("White");
        first = first == null ? game.value("Red") : first;
        String second = game.value("Black");
        PgnTag tag = tag(game);
        PgnReason tagged = tag == null ? PgnReason.NONE : PgnReason.of(withoutNames(tag.value(), first, second));
        String comment = game.lastComment();
        String words = comment == null ? "" : withoutCommands(comment);
        String said = withoutNames(words, first, second);
        PgnReason reason = words.isEmpty() || !tells(said) ? tagged : both(game, tagged, ofComment(said, result));
        if (reason.kind() == PgnReason.Kind.NONE && game.isForfeited()) {
            return PgnReason.of("forfeit");
        }
        boolean named = !reason.text().equals(words) && (tag == null || !reason.text().equals(tag.value()));
        // "White resigned" may be said of a player whose name is White.
        boolean isSure = named || !hasColor(first) && !hasColor(second);
        return contradicts(reason, result) && !(isSure && reason.isPlain()) ? reason.against() : reason;
    }

    /** What a last comment says; a draw that could be claimed is no reason for a win. */
    private static PgnReason ofComment(String said, @Nullable String result) {
        PgnReason reason = PgnReason.of(said);
        boolean isOfDraw = reason.kind() == PgnReason.Kind.REPETITION || reason.kind() == PgnReason.Kind.FIFTY;
        return isOfDraw && PgnResult.outcome(result) instanceof Outcome.Win ? PgnReason.NONE : reason;
    }

    private static @Nullable PgnTag tag(PgnGame game) {
        PgnTag tag = game.tag("Termination");
        return tag == null ? game.tag("ICCResult") : tag;
    }

    /** Where the reason stands in the array, as far as it is known; else where the termination marker does. */
    static int at(PgnGame game) {
        PgnTag tag = tag(game);
        return tag == null ? game.markerAt() : tag.at();
    }

    /** The reason that tag and comment give together. */
    private static PgnReason both(PgnGame game, PgnReason tagged, PgnReason said) {
        if (tagged.by() >= 0 && said.by() >= 0 && tagged.by() != said.by()) {
            game.remark(at(game), "the tag says '" + tagged.quoted() + "', but the last comment '" + said.quoted()
                    + "'; neither was taken for the reason");
            return PgnReason.NONE;
        }
        boolean isSilent = tagged.kind() == PgnReason.Kind.NONE || tagged.kind() == PgnReason.Kind.UNKNOWN;
        boolean more = tag(game) == null || isSilent && said.isAct() || tagged.by() < 0 && said.isMoreExact(tagged);
        if (!more && said.isAct() && said.kind() != tagged.kind()) {
            game.remark(at(game), "the tag says '" + tagged.quoted() + "', but the last comment '" + said.quoted()
                    + "'; the tag was taken for the reason");
        }
        return more ? said : tagged;
    }

    /** Whether a reason names a loser and the result names the other, or a resignation ended with a draw, or an agreed draw with a win. */
    private static boolean contradicts(PgnReason reason, @Nullable String result) {
        if (PgnResult.outcome(result) instanceof Outcome.Win win) {
            return reason.kind() == PgnReason.Kind.DRAW_AGREED || win.winner() == reason.by();
        }
        return reason.by() >= 0 && reason.kind() == PgnReason.Kind.RESIGNED;
    }

    /** Without the clock and the evaluation that servers write into a comment. */
    private static String withoutCommands(String comment) {
        if (!comment.contains("[%")) {
            return comment;
        }
        // Behind the last bracket that closes, each one that opens would be followed to the end.
        int end = comment.lastIndexOf(']') + 1;
        return (COMMAND.matcher(comment.substring(0, end)).replaceAll("") + comment.substring(end)).strip();
    }

    private static boolean hasColor(@Nullable String name) {
        return name != null && COLOR.matcher(name).find();
    }

    /** Whether a comment tells how a game ended. */
    static boolean tells(String comment) {
        return comment.length() <= PgnReason.LONGEST && COMMENT.matcher(PgnChinese.english(comment).strip().replaceAll("\\s+", " ")).matches();
    }

    /**
     * A sentence on the end of a game with {@code White} and {@code Black} instead of the names of the players, of which the words must not be
     * taken for a reason: {@code flag_king won by resignation}.
     */
    static String withoutNames(String reason, @Nullable String white, @Nullable String black) {
        String first = white == null ? "" : white.strip();
        String second = black == null ? "" : black.strip();
        String surname = surname(first);
        String other = surname(second);
        String plain = reason;
        for (String name : List.of(first, surname)) {
            // Who is called as both are cannot be told apart.
            plain = name.equalsIgnoreCase(second) || name.equalsIgnoreCase(other) ? plain : withoutName(plain, name, "White");
        }
        for (String name : List.of(second, other)) {
            plain = name.equalsIgnoreCase(first) || name.equalsIgnoreCase(surname) ? plain : withoutName(plain, name, "Black");
        }
        return plain;
    }

    /** What stands before the comma of {@code Carlsen, Magnus}. */
    private static String surname(String name) {
        int comma = name.indexOf(',');
        return comma < 0 ? "" : name.substring(0, comma).strip();
    }

    private static String withoutName(String reason, String player, String color) {
        // Who is called White may be meant, or the side.
        if (player.isEmpty() || COLOR.matcher(player).matches()) {
            return reason;
        }
        int last = reason.length() - player.length();
        for (int at = 0; at <= last; at++) {
            int end = at + player.length();
            if (isSubject(reason, at) && reason.regionMatches(true, at, player, 0, player.length())
                    && DEED.matcher(reason).region(end, reason.length()).lookingAt()) {
                return reason.substring(0, at) + color + reason.substring(end);
            }
        }
        return reason;
    }

    /** Whether a clause begins here: at the start, or behind {@code and}. */
    private static boolean isSubject(String reason, int at) {
        return at == 0 || at >= 4 && reason.regionMatches(true, at - 4, "and ", 0, 4)
                && (at == 4 || !Character.isLetterOrDigit(reason.charAt(at - 5)));
    }
}
