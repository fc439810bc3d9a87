package org.openarbiter.cli.base;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.rule.Rulebook;

/** The words that a user may have meant by one that is not known. */
public final class Spelling {
    private static final int MOST = 3;
    private static final int LETTERS_PER_SLIP = 3;
    /** A shorter word is like too many others. */
    private static final int SHORTEST = 4;

    private Spelling() {}

    /** The known words that are spelled much like this one, the most similar first; often none. */
    public static List<String> near(String word, Collection<String> known) {
        int slips = word.length() < SHORTEST ? 0 : word.length() / LETTERS_PER_SLIP;
        return known.stream().filter(other -> slips(word, other) <= slips)
                .sorted(Comparator.comparingInt(other -> slips(word, other))).limit(MOST).toList();
    }

    /** The rulebooks whose names are like this one, which may lack the game, the edition or its capitals. */
    static List<String> rulebooks(String wanted) {
        String word = wanted.split("\\?", 2)[0].toLowerCase(Locale.ROOT);
        if (word.isBlank()) {
            return List.of();
        }
        List<String> names = Games.all().stream().flatMap(game -> game.rulebooks().stream()).map(Rulebook::name).toList();
        List<String> same = names.stream().filter(name -> forms(name).anyMatch(word::equals)).toList();
        List<String> begun = names.stream()
                .filter(name -> forms(name).anyMatch(form -> form.matches(Pattern.quote(word) + "[:-].*"))).limit(MOST).toList();
        return !same.isEmpty() ? same : !begun.isEmpty() ? begun : near(word, names);
    }

    private static Stream<String> forms(String name) {
        return Stream.of(name, name.substring(name.indexOf(':') + 1));
    }

    /** How many letters are missing, too many, wrong, or exchanged with their neighbor. */
    private static int slips(String word, String other) {
        int[][] slips = new int[word.length() + 1][other.length() + 1];
        for (int i = 0; i <= word.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    slips[i][j] = i + j;
                    continue;
                }
                int wrong = word.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
                slips[i][j] = Math.min(slips[i - 1][j - 1] + wrong, 1 + Math.min(slips[i - 1][j], slips[i][j - 1]));
                if (i > 1 && j > 1 && word.charAt(i - 1) == other.charAt(j - 2) && word.charAt(i - 2) == other.charAt(j - 1)) {
                    slips[i][j] = Math.min(slips[i][j], slips[i - 2][j - 2] + 1);
                }
            }
        }
        return slips[word.length()][other.length()];
    }
}
