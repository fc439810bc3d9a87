package org.openarbiter.rules.chess.evidence;

import org.openarbiter.rules.chess.board.Piece;

/**
 * A chess move with its number, as people and as programs write it.
 *
 * @param number the number of the move, counted from 1, as a FEN counts full moves
 * @param side who makes it
 * @param san the move in standard algebraic notation, such as {@code Re1}
 * @param uci the move as UCI writes it, such as {@code e8e1}
 */
public record NumberedMove(int number, int side, String san, String uci) {

    /** The move with its number: {@code 41.Re8} or {@code 41...Re1}. */
    public String text() {
        return number + (side == Piece.WHITE ? "." : "...") + san;
    }
}
