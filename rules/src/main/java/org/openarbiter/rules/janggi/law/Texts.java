package org.openarbiter.rules.janggi.law;

import org.openarbiter.rules.core.rule.Source;

/**
 * Where the rules of a rulebook are written; {@code docs/SOURCES.md} says where each was read.
 *
 * @param common what no text disputes
 * @param bikjang generals that face each other
 * @param repetition repetition and perpetual check
 * @param passes two passes
 * @param limit the greatest number of moves
 * @param agreement agreement
 */
record Texts(Source common, Source bikjang, Source repetition, Source passes, Source limit, Source agreement) {
    private static final Source COMMON = Source.seen("Laws of janggi, common to all rulebooks", "");
    private static final String KJA = "Korea Janggi Association, match regulations (original not consulted)";
    private static final String KOJF = "Korea Janggi Federation, match regulations (original not consulted)";
    private static final String KAKAO = "Janggi for Kakao, as its players report (original not consulted)";
    private static final String FRIENDLY = "Janggi among friends";
    private static final String PYCHESS = "pychess.org: Fairy-Stockfish, source code";
    /** A text that is cited as a whole: which of its articles it is could not be looked up. */
    private static final String WHOLE = "";

    /** The match regulations of the Korea Janggi Association for games with points, as others quote them. */
    static final Texts OF_KJA = new Texts(
            COMMON, Source.seen(KJA, "Bikjang"), Source.seen(KJA, "Repetition"), Source.seen(KJA, WHOLE), Source.seen(KJA, WHOLE),
            Source.seen(KJA, "Points"));

    /** The match regulations of the Korea Janggi Federation, as others quote them. */
    static final Texts OF_KOJF = new Texts(
            COMMON, Source.seen(KOJF, "Bikjang"), Source.seen(KOJF, "Repetition"), Source.seen(KOJF, "revision of 2022"),
            Source.seen(KOJF, WHOLE), Source.seen(KOJF, "revision of 2020"));

    /** What the players of Janggi for Kakao report. */
    static final Texts OF_KAKAO = new Texts(
            COMMON, Source.seen(KAKAO, "Bikjang"), Source.seen(KAKAO, "Repetition"), Source.seen(KAKAO, WHOLE),
            Source.seen(KAKAO, "200 moves"), Source.seen(KAKAO, WHOLE));

    /** What books and encyclopedias tell of friendly games. */
    static final Texts OF_FRIENDS = new Texts(
            COMMON, Source.seen("Wikipedia, Janggi", "Bikjang"), Source.seen("pychess.org, guide to janggi, first edition", "Gameplay"),
            Source.seen("heptatlondemesa.org, Janggi", "The rules"), Source.seen(FRIENDLY, WHOLE), Source.seen(FRIENDLY, WHOLE));

    /** The source code that pychess.org plays by. */
    static final Texts OF_PYCHESS = new Texts(
            COMMON, Source.seen(PYCHESS, "bikjangRule"), Source.seen(PYCHESS, "nFoldRule, perpetualCheckIllegal"), Source.seen(PYCHESS, "pass"),
            Source.seen(PYCHESS, "nMoveRule"), Source.seen("pychess.org", WHOLE));
}
