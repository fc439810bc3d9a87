package org.openarbiter.rules.chess.law;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openarbiter.rules.core.rule.Official;
import org.openarbiter.rules.core.rule.Source;

/**
 * One edition of the laws: the article for each rule. Article numbers change between editions, so they are data.
 *
 * <p>{@code docs/SOURCES.md} says where each number was found, and in how many transcriptions.
 */
@SuppressWarnings("ImmutableEnumChecker") // maps made by Map.of and Map.ofEntries do not change
enum Edition {
    /** FIDE Laws of Chess, in force from 1 January 2023. */
    FIDE_2023("FIDE Laws of Chess 2023", laws("9.2.1", "9.2.2", "9.2.3", "")),
    /** FIDE Laws of Chess, in force from 1 January 2018. */
    FIDE_2018("FIDE Laws of Chess 2018", laws("9.2.1.1", "9.2.1.2", "9.2.2", " of 2023, those of 2018 not consulted")),
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
    FORMER("Former rule, attributed to the German code", Map.of()),
    /** The published source of the server (lila) and of its library of rules (scalachess), as it was read. */
    LICHESS(
            "lichess, source of lila and scalachess",
            Map.ofEntries(
                    Map.entry("illegal-move", "Variant.move"),
                    Map.entry("checkmate", "Position.status"),
                    Map.entry("stalemate", "Position.status"),
                    Map.entry("dead-position", "Variant.autoDraw, InsufficientMatingMaterial"),
                    Map.entry("fivefold", "Variant.autoDraw"),
                    Map.entry("threefold", "Drawer.claim"),
                    Map.entry("fifty-moves", "Variant.autoDraw"),
                    Map.entry("offer", "Drawer.yes, Drawer.autoThreefold, Finisher.outOfTime"),
                    Map.entry("agreement", "Drawer.yes"),
                    Map.entry("resignation", "pull request 20172"),
                    Map.entry("flag", "Finisher.outOfTime, InsufficientMatingMaterial"),
                    Map.entry("flag.all", ""))), // neither says anything of two fallen flags
    /** What the site says of itself, and what its staff and players say in its forum. */
    CHESS_COM(
            "chess.com",
            Map.ofEntries(
                    Map.entry("dead-position", "article on insufficient mating material, from secondary sources"),
                    Map.entry("threefold", "forum, from secondary sources"),
                    Map.entry("fifty-moves", "forum, from secondary sources"),
                    Map.entry("flag", "support article 8557986"),
                    Map.entry("flag.all", ""))), // neither says anything of two fallen flags
    /** The rules of US Chess as quoted in its forum: the book itself was not consulted. */
    US_CHESS(
            "US Chess Official Rules of Chess, 7th edition (from secondary sources)",
            Map.ofEntries(
                    Map.entry("checkmate", "13A"),
                    Map.entry("resignation", "13B"),
                    Map.entry("stalemate", "14A"),
                    Map.entry("agreement", "14B"),
                    Map.entry("threefold", "14C"),
                    Map.entry("dead-position", "14D"),
                    Map.entry("fifty-moves", "14F"),
                    Map.entry("insufficient-losing-chances", "14H"),
                    Map.entry("intervention", "14K"),
                    Map.entry("flag", "13C, 14E, 14G"),
                    Map.entry("flag.lost", "13C"),
                    Map.entry("flag.spared", "14E"),
                    Map.entry("flag.all", "14G"),
                    Map.entry("illegal-move", "11"),
                    Map.entry("second-illegal-move", "11D"),
                    Map.entry("adjudication.absence", "13D"))),
    /** The FIDE Laws, which the ICCF Playing Rules apply where they can be applied, and the page of the ICCF on tablebases. */
    ICCF("ICCF: FIDE Laws of Chess 2023 where applicable", iccf()),
    /** The help files of the server and the published source of its relatives. */
    FICS(
            "FICS, help files and published server source",
            Map.ofEntries(
                    Map.entry("dead-position", "execute_move"),
                    Map.entry("threefold", "help draw, CheckRepetition"),
                    Map.entry("fifty-moves", "help draw, Check50MoveRule"),
                    Map.entry("agreement", "help draw"),
                    Map.entry("flag", "help flag, com_flag")));

    private final String title;
    private final Map<String, String> articles;

    Edition(String title, Map<String, String> articles) {
        this.title = title;
        this.articles = articles;
    }

    /**
     * As far as endings go, the Laws of 2018 and 2023 differ only in the numbers of article 9.2.
     *
     * @param announced the article on a claim of threefold with an announced move
     * @param standing the same on the position as it stands
     * @param guidelines which Guidelines are cited; empty for those of the edition
     */
    private static Map<String, String> laws(String announced, String standing, String sameness, String guidelines) {
        String with = " with " + sameness;
        String allFlags = "Guidelines III.3.1.2" + guidelines;
        return Map.ofEntries(
                Map.entry("checkmate", "5.1.1"),
                Map.entry("stalemate", "5.2.1"),
                Map.entry("dead-position", "5.2.2"),
                Map.entry("fivefold", "9.6.1" + with),
                Map.entry("seventy-five-moves", "9.6.2"),
                Map.entry("threefold", announced + ", " + standing + with),
                Map.entry("threefold.announced", announced + with),
                Map.entry("threefold.standing", standing + with),
                Map.entry("fifty-moves", "9.3.1, 9.3.2"),
                Map.entry("fifty-moves.announced", "9.3.1"),
                Map.entry("fifty-moves.standing", "9.3.2"),
                Map.entry("agreement", "5.2.3, 9.1.2"),
                Map.entry("resignation", "5.1.2"),
                Map.entry("flag", "6.9, " + allFlags),
                Map.entry("flag.lost", "6.9"),
                Map.entry("flag.spared", "6.9"),
                Map.entry("flag.all", allFlags),
                Map.entry("illegal-move", "7.5"),
                Map.entry("illegal-move.declared", "9.5.3"),
                Map.entry("claim.touched", "9.4"),
                Map.entry("claim.wrong", "9.1.2.3, 9.5.3"),
                Map.entry("claim.declared", announced + ", 9.5.3"),
                Map.entry("illegal-move.own_piece", "3.1, 7.5"),
                Map.entry("illegal-move.bishop", "3.2, 3.5, 7.5"),
                Map.entry("illegal-move.rook", "3.3, 3.5, 7.5"),
                Map.entry("illegal-move.queen", "3.4, 3.5, 7.5"),
                Map.entry("illegal-move.knight", "3.6, 7.5"),
                Map.entry("illegal-move.pawn", "3.7, 7.5"),
                Map.entry("illegal-move.king", "3.8.1, 7.5"),
                Map.entry("illegal-move.check", "3.9, 7.5"),
                Map.entry("illegal-move.right_lost", "3.8.2.1, 7.5"),
                Map.entry("illegal-move.blocked", "3.8.2.2.2, 7.5"),
                Map.entry("illegal-move.in_check", "3.8.2.2.1, 7.5"),
                Map.entry("illegal-move.through_attack", "3.8.2.2.1, 7.5"),
                Map.entry("second-illegal-move", "7.5.5"),
                Map.entry("adjudication", "6.7.1, 11.3.2.2, 12.9"),
                Map.entry("adjudication.penalty", "12.9"),
                Map.entry("adjudication.absence", "6.7.1"),
                Map.entry("adjudication.device", "11.3.2.2"),
                Map.entry("adjudication.without-winner", "")); // none of the penalties of 12.9 is a draw, or no result
    }

    private static Map<String, String> iccf() {
        Map<String, String> articles = new HashMap<>(laws("9.2.1", "9.2.2", "9.2.3", ""));
        articles.put("tablebase", "iccf.com, message 641");
        for (String claim : List.of("fifty-moves", "fifty-moves.announced", "fifty-moves.standing")) {
            articles.computeIfPresent(claim, (id, article) -> article + "; suspended with tablebases, from secondary sources");
        }
        articles.put("seventy-five-moves", "9.6.2; suspended with tablebases, from secondary sources");
        articles.put("second-illegal-move", "and the ICCF Playing Rules (original not consulted)");
        // Nobody comes late to a game by correspondence, or rings in its playing venue, and no clock is there to be set.
        articles.keySet().removeAll(Set.of("adjudication.penalty", "adjudication.absence", "adjudication.device", "claim.wrong"));
        articles.put("adjudication", "and the ICCF Playing Rules (original not consulted)");
        return Map.copyOf(articles);
    }

    /** Whether it is a place where people play, which has rules for all that its sources do not name, too. */
    private boolean isPlace() {
        return this == LICHESS || this == CHESS_COM || this == US_CHESS || this == FICS;
    }

    /** Who decides what it leaves open. */
    Official official() {
        return this == US_CHESS || this == ICCF ? Official.DIRECTOR : Official.ARBITER;
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
            return Source.seen(isPlace() ? title : "not in " + title, "");
        }
        return Source.seen(title, article);
    }

    /** The article on something that no rule is made of; empty if the edition has none. */
    String article(String id) {
        return articles.getOrDefault(id, "");
    }

    /** The article for one case of a rule; that of the whole rule where the edition does not have one for the case. */
    Source source(String id, String which) {
        String both = id + "." + which;
        return source(articles.containsKey(both) ? both : id);
    }
}
