package org.openarbiter.rules.shogi.law;

import org.openarbiter.rules.core.rule.Source;

/**
 * Where the rules of a rulebook are written; {@code docs/SOURCES.md} says where each was read.
 *
 * @param common what no text disputes
 * @param fouls illegal moves
 * @param perpetualCheck perpetual check
 * @param repetition repetition
 * @param impasse the impasse by agreement and the greatest number of moves
 * @param declaration the entering king
 */
record Texts(Source common, Source fouls, Source perpetualCheck, Source repetition, Source impasse, Source declaration) {
    private static final Source COMMON = Source.seen("Laws of shogi, common to all rulebooks", "");
    private static final String JSA = "Japan Shogi Association, match regulations (original not consulted)";
    private static final String SERVER = "shogi-server, source code, board.rb";
    private static final String LISHOGI = "lishogi.org, source code (scalashogi)";

    /** The regulations of the Japan Shogi Association, as others quote them, and its pages for beginners. */
    static final Texts OF_JSA = new Texts(
            COMMON,
            Source.seen("Japan Shogi Association, shogi.or.jp, Fundamentals of shogi", "5, On fouls"),
            Source.seen(JSA, "Articles 8 and 10.10"),
            Source.seen(JSA, "Article 8, as changed in October 2019"),
            Source.seen(JSA, "Article 9, as changed in October 2019"),
            Source.seen(JSA, "Article 9, as changed in October 2019"));

    /** The source code of the server that floodgate runs. */
    static final Texts OF_SERVER = new Texts(
            COMMON,
            Source.seen(SERVER, "handle_one_move"),
            Source.seen(SERVER, "oute_sennichite?"),
            Source.seen(SERVER, "sennichite?"),
            Source.seen("CSA server protocol 1.2", "Max_Moves"),
            Source.seen(SERVER, "good_kachi?"));

    /** The source code of lishogi.org. */
    static final Texts OF_LISHOGI = new Texts(
            COMMON,
            Source.seen(LISHOGI, "Variant.scala"),
            Source.seen(LISHOGI, "Variant.scala, perpetualCheck"),
            Source.seen(LISHOGI, "Situation.scala, autoDraw"),
            Source.seen(LISHOGI, ""),
            Source.seen(LISHOGI, "Impasse.scala"));
}
