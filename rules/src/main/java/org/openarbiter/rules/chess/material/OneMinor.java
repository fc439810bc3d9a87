package org.openarbiter.rules.chess.material;

import org.openarbiter.rules.chess.board.ChessBoard;

/**
 * The test that chess.com, FICS and ICC have in common: a king has too little if it has nothing, or one knight or one bishop, whatever
 * the opponent has.
 *
 * <p>Sources: chess.com, support article 8557986 (a king alone, with a bishop, with a knight; two knights are enough when time runs
 * out); FICS, the published source of the server (a queen, a rook, a pawn or two knights and bishops are enough); ICC, help draw. What
 * chess.com says to several bishops on squares of one color is not told there; here they are enough.
 */
public record OneMinor() implements MaterialTest {
    @Override
    public boolean lacks(ChessBoard board, int side) {
        return Men.onlyMinors(board, side) && Long.bitCount(board.squares(side)) <= 2;
    }

    @Override
    public String by() {
        return "chess.com, FICS and ICC";
    }
}
