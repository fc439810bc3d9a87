package org.openarbiter.search.network;

import org.openarbiter.rules.core.board.Board;

/**
 * Writes which piece stands on each square of a board, as {@link Inputs} numbers them.
 *
 * @param <B> the board of the game
 */
@FunctionalInterface
public interface PieceReader<B extends Board> {
    /** Writes them from the start of an array. */
    void read(B board, byte[] into);
}
