package org.openarbiter.rules.chess.dead;

import org.openarbiter.rules.chess.board.ChessBoard;

/** An estimate of how far a position is from a helpmate: it orders the search and decides nothing. */
sealed interface Guide permits Assault, Breakthrough, MatingChances, MatingPicture {

    /** The distance of the position from a mate of the opponent of {@code winner}, the smaller the nearer; it may be negative. */
    int distance(ChessBoard board, int winner);
}
