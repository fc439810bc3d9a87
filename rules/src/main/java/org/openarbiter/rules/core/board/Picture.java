package org.openarbiter.rules.core.board;

import java.util.List;

/**
 * How positions of a game are drawn.
 *
 * @param <B> the board of the game
 */
public interface Picture<B extends Board> {

    /** How a terminal board is drawn. */
    enum Style {
        /** Letters and ASCII only. */
        PLAIN,
        /** Unicode signs, no color. */
        SIGNS,
        /** Unicode signs on colored squares (24-bit ANSI escapes). */
        COLOR
    }

    /**
     * The board as lines of text.
     *
     * @param marked plays to be shown, in the code of the board; already made or about to be
     */
    List<String> lines(B board, List<Integer> marked, Style style);

    /** The board as one SVG document that needs nothing else to be shown. */
    String svg(B board, List<Integer> marked);

    /**
     * A place on the drawn board that can be pointed at: a square, a point.
     *
     * @param name as the plays of the game name it
     * @param x its middle, in the units of the SVG
     * @param y its middle, in the units of the SVG
     * @param size how wide and high it is, in the units of the SVG
     * @param holds what stands there, in words such as {@code white king}; empty for nothing
     */
    record Spot(String name, int x, int y, int size, String holds) {}

    /** The places on the board as {@link #svg} draws it. */
    List<Spot> spots(B board);

    /**
     * The names of the spots that a play goes over: from and to where something moves, the point where something is placed; empty for a pass.
     *
     * @param board the board where it is about to be played
     */
    List<String> way(B board, int play);

    /**
     * Who gives check, each as two names of spots: the checking piece and the king; empty in games without check.
     *
     * @param board the board on which the side to move may be in check
     */
    default List<List<String>> checks(B board) {
        return List.of();
    }
}
