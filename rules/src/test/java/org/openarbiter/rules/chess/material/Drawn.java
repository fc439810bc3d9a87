package org.openarbiter.rules.chess.material;

import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.FenException;

/** Boards from squares: rank by rank from White's side, letters as in a FEN, 0 for an empty square. */
final class Drawn {
    private Drawn() {}

    static ChessBoard board(char[][] squares, String toMove) throws FenException {
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (char square : squares[rank]) {
                if (square == 0) {
                    empty++;
                    continue;
                }
                fen.append(empty > 0 ? String.valueOf(empty) : "").append(square);
                empty = 0;
            }
            fen.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
        }
        return ChessBoard.of(fen + " " + toMove + " - - 0 1");
    }
}
