package org.openarbiter.rules.chess.material;

import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/**
 * The test of chess.com in its early years: as {@link OneMinor}, and two knights are too little as well, whatever the opponent has. Source:
 * players quoting its staff in the forum of chess.com ("draw: insufficient mating material"); from secondary sources.
 */
public record TwoKnights() implements MaterialTest {
    @Override
    public boolean lacks(ChessBoard board, int side) {
        return new OneMinor().lacks(board, side) || hasJustTwoKnights(board, side);
    }

    /** Whether a side has a king and two knights and nothing else. */
    static boolean hasJustTwoKnights(ChessBoard board, int side) {
        return Long.bitCount(board.squares(side)) == 3 && Long.bitCount(board.squares(Piece.KNIGHT, side)) == 2;
    }

    @Override
    public String by() {
        return "chess.com in its early years";
    }
}
