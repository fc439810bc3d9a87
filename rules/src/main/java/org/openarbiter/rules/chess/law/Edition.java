package org.openarbiter.rules.chess.law;

import java.util.Map;
import org.openarbiter.rules.core.rule.Source;

/**
 * One edition of the laws: the article for each rule. Article numbers change between editions, so they are data.
 *
 * <p>{@code docs/SOURCES.md} says where each number was found, and in how many transcriptions.
 */
@SuppressWarnings("ImmutableEnumChecker") // maps made by Map.of and Map.ofEntries do not change
enum Edition {
    /** FIDE Laws of Chess, in force from 1 January 2023. */
    FIDE_2023("FIDE Laws of Chess 2023", laws("9.2.1, 9.2.2", "9.2.3")),
    /** FIDE Laws of Chess, in force from 1 January 2018. */
    FIDE_2018("FIDE Laws of Chess 2018", laws("9.2.1.1, 9.2.1.2", "9.2.2")),
    /** FIDE Online Chess Regulations, in use by March 2021. */
    FIDE_ONLINE(
            "FIDE Online Chess Regulations",
            Map.ofEntries(
                    Map.entry("checkmate", "5.1"),
                    Map.entry("stalemate", "5.4.2"),
                    Map.entry("dead-position", "5.4.3"),
                    Map.entry("threefold", "5.4.1 with 9.2.3 of the Laws"),
                    Map.entry("fifty-moves", "5.4.4"),
                    Map.entry("agreement", "5.3"),
                    Map.entry("resignation", "5.2"),
                    Map.entry("flag", "4.4"),
                    Map.entry("illegal-move", "3.3"))),
    /** What cutechess and fastchess have in common; they have no articles. */
    MATCH_RUNNERS("Practice of match runners (cutechess, fastchess)", Map.of()),
    /** The rule that preceded the one on repeated positions, as described by chessprogramming.org. */
    FORMER("Former rule, attributed to the German code", Map.of());

    private final String title;
    private final Map<String, String> articles;

    Edition(String title, Map<String, String> articles) {
        this.title = title;
        this.articles = articles;
    }

    /** As far as endings go, the Laws of 2018 and 2023 differ only in the numbers of article 9.2. */
    private static Map<String, String> laws(String threefold, String sameness) {
        return Map.ofEntries(
                Map.entry("checkmate", "5.1.1"),
                Map.entry("stalemate", "5.2.1"),
                Map.entry("dead-position", "5.2.2"),
                Map.entry("fivefold", "9.6.1 with " + sameness),
                Map.entry("seventy-five-moves", "9.6.2"),
                Map.entry("threefold", threefold + " with " + sameness),
                Map.entry("fifty-moves", "9.3.1, 9.3.2"),
                Map.entry("agreement", "5.2.3, 9.1.2"),
                Map.entry("resignation", "5.1.2"),
                Map.entry("flag", "6.9"),
                Map.entry("illegal-move", "7.5"),
                Map.entry("second-illegal-move", "7.5.5"),
                Map.entry("adjudication", "12.9"));
    }

    /**
     * The article of the rule with this id. A rulebook can include a rule that the edition does not have; the text then says so.
     */
    Source source(String id) {
        if (articles.isEmpty()) {
            return Source.seen(title, "");
        }
        String article = articles.get(id);
        if (article == null) {
            return Source.seen("not in " + title, "");
        }
        return Source.seen(title, article);
    }
}
