package org.openarbiter.search.alphabeta;

import org.openarbiter.rules.core.board.Board;

/**
 * The static evaluation of a position.
 *
 * <p>One evaluation serves one thread and does not allocate. It may keep what it needs between calls; the board is at another
 * position each time, which need not be near the last one.
 *
 * @param <B> the board of the game
 */
@FunctionalInterface
public interface Evaluation<B extends Board> {
    /** The value for the side to move, in centipawns; the side to move is not in check. */
    int of(B board);
}
