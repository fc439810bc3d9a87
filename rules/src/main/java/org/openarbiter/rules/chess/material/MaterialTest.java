package org.openarbiter.rules.chess.material;

import org.openarbiter.rules.chess.board.ChessBoard;

/** A test whether a side has too little to win with when its opponent runs out of time: one class for each place that has one. */
public interface MaterialTest {

    /**
     * Whether a side has too little.
     *
     * @param board the position; left as it was
     */
    boolean lacks(ChessBoard board, int side);

    /** Whose test it is, such as {@code lichess}. */
    String by();
}
