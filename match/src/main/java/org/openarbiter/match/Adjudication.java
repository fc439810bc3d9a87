package org.openarbiter.match;

/**
 * When a match breaks off games that are as good as decided; every value 0 switches its part off.
 *
 * @param resignScore centipawns by which both engines must hold one side to be lost
 * @param resignMoves for how many moves of both in a row
 * @param drawScore centipawns within which both engines must hold the game to be even
 * @param drawMoves for how many moves of both in a row
 * @param drawFrom from which move on
 * @param quietPlies after how many plies that could all be taken back the game is drawn
 * @param mostPlies after how many plies the game is drawn
 */
public record Adjudication(
        int resignScore, int resignMoves, int drawScore, int drawMoves, int drawFrom, int quietPlies, int mostPlies) {
    /** No game is broken off. */
    public static final Adjudication NONE = new Adjudication(0, 0, 0, 0, 0, 0, 0);
}
