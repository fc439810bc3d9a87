package org.openarbiter.rules.chess.material;

import org.openarbiter.rules.chess.board.ChessBoard;

/** The test of cutechess: only a bare king has too little. */
public record BareKing() implements MaterialTest {
    @Override
    public boolean lacks(ChessBoard board, int side) {
        return Long.bitCount(board.squares(side)) == 1;
    }

    @Override
    public String by() {
        return "match runners";
    }
}
