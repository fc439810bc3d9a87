package org.openarbiter.rules.chess.material;

import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/**
 * The material of rule 14E of US Chess, insufficient material to win on time: a king alone (14E1), with a bishop or a knight (14E2), or with
 * two knights if the opponent has no pawn (14E3). In 14E2 and 14E3 the opponent's draw has a condition that material cannot tell: that
 * there is no forced win. Source: the rule as quoted in the forum of US Chess; from secondary sources.
 */
public record Rule14E() implements MaterialTest {
    @Override
    public boolean lacks(ChessBoard board, int side) {
        return new OneMinor().lacks(board, side)
                || TwoKnights.hasJustTwoKnights(board, side) && board.squares(Piece.PAWN, side ^ 1) == 0;
    }

    @Override
    public String by() {
        return "US Chess, 14E";
    }
}
