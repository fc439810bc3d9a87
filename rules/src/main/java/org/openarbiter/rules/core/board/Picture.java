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
}
