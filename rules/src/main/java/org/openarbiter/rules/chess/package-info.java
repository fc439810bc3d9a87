/**
 * Chess and Chess960: the board, its legal moves, and what may be set up on it.
 *
 * <p>{@link org.openarbiter.rules.chess.board.Setup} is anything somebody may write down;
 * {@link org.openarbiter.rules.chess.board.ChessBoard} is a position which has passed its check and can be played on. Texts are read
 * and written in {@link org.openarbiter.rules.chess.notation}.
 */
@NullMarked
package org.openarbiter.rules.chess;

import org.jspecify.annotations.NullMarked;

