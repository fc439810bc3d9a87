package org.openarbiter.rules.go.notation;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * The rulebook by which a record that names none is ruled, and what suggests it: where the game was played, else komi or margin in stones, as Chinese
 * records have them, else the margin of the result, else the komi.
 *
 * <p>By area every point of the board belongs to somebody when all dame are filled, so on a board with an odd number of points the difference
 * without komi is odd. A margin that makes it even was counted by territory, or leaves a seki with an odd number of shared points, which is
 * rare. An odd one says nothing. If nothing suggests anything, the players are taken to count by area and to agree on the dead stones.
 *
 * @param rules the rulebook, with its game
 * @param because what suggests it; empty if nothing does
 */
record GoAssumption(String rules, Optional<Sentence> because) {
    /** What is assumed where nothing suggests a rulebook. */
    static final GoAssumption NOTHING =
            new GoAssumption(new RulebookId("go", "tromp-taylor", new TreeMap<>(Map.of("dead", "agreed"))).toString(), Optional.empty());

    /** A place, by words that a record has for it, and what is played there when nobody says otherwise. */
    private record Place(Pattern words, String name, String rulebook) {}

    private static final List<Place> PLACES = List.of(
            place("cgos|computer go server", "CGOS", "tromp-taylor"),
            place("online-go|\\bogs\\b", "OGS", "ogs-japanese"),
            place("foxwq|fox ?weiqi|野狐", "Fox", "fox"),
            place("tygem|타이젬", "Tygem", "korean"),
            place("cyberoro|오로", "Cyberoro", "korean"),
            place("pandanet|panda-igs|\\bigs\\b|internet go server", "IGS", "japanese"),
            place("nngs|no name go server", "NNGS", "japanese"));

    /** A number of stones, as Chinese writes a margin. */
    private static final Pattern STONES = Pattern.compile("(?<![让讓授][\\d０-９一二三四五六七八九十]?)[\\d０-９半一二三四五六七八九十两]\\s*子");

    private static final Pattern MARGIN = Pattern.compile("([bw])\\+(\\d+(?:\\.\\d+)?)");

    private static Place place(String words, String name, String rulebook) {
        return new Place(Pattern.compile(words), name, rulebook);
    }

    /**
     * What a record suggests.
     *
     * @param tags what it says of itself; the komi in points
     * @param application the program that wrote it; empty if it does not say
     * @param stones whether the komi was written in stones, as in Chinese records
     * @param points the number of points of the board
     */
    static GoAssumption of(Map<String, String> tags, String application, boolean stones, int points) {
        String where = (tags.getOrDefault("Site", "") + " " + tags.getOrDefault("Source", "") + " " + tags.getOrDefault("Event", "")
                + " " + application)
                .toLowerCase(Locale.ROOT);
        for (Place place : PLACES) {
            if (place.words().matcher(where).find()) {
                return assumed(place.rulebook(), GoLexicon.say("played-on", "place", place.name()));
            }
        }
        if (stones) {
            return assumed("chinese", GoLexicon.say("komi-in-stones"));
        }
        if (STONES.matcher(tags.getOrDefault("Result", "")).find()) {
            return assumed("chinese", GoLexicon.say("margin-in-stones"));
        }
        Double komi = number(tags.get("Komi"));
        Double difference = komi == null ? null : difference(tags.get("Result"), komi);
        if (difference != null && points % 2 == 1 && difference % 2 == 0) {
            return assumed("japanese", GoLexicon.say("no-area-margin"));
        }
        return komi != null && komi == 6.5 ? assumed("japanese", ofKomi(komi))
                : komi != null && komi == 7.5 && points == 361 ? assumed("chinese", ofKomi(komi))
                : NOTHING;
    }

    private static Sentence ofKomi(double komi) {
        return GoLexicon.say("komi-given", "points", Score.inWords(komi));
    }

    private static GoAssumption assumed(String rulebook, Sentence because) {
        return new GoAssumption(new RulebookId("go", rulebook).toString(), Optional.of(because));
    }

    /** By how much Black is ahead without komi; null if the result has no margin, or that makes no whole number. */
    private static @Nullable Double difference(@Nullable String result, double komi) {
        Matcher margin = MARGIN.matcher(result == null ? "" : result.strip().toLowerCase(Locale.ROOT));
        if (!margin.matches()) {
            return null;
        }
        double points = Double.parseDouble(margin.group(2));
        double difference = margin.group(1).equals("b") ? points + komi : komi - points;
        return difference == Math.rint(difference) ? difference : null;
    }

    private static @Nullable Double number(@Nullable String text) {
        try {
            return text == null ? null : Double.valueOf(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
