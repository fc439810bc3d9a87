package org.openarbiter.rules.chess.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Statement;

/**
 * The dead position as match runners test it: by material alone. Blocked positions and forced lines are not recognized.
 *
 * <p>The game is drawn if besides the kings only one knight, or only bishops on squares of one color, are left, or nothing at
 * all.
 */
record BareMaterial(Statement statement) implements Rule.Absorbing<ChessBoard> {
    private static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;

    @Override
    public @Nullable Decision decide(ChessBoard board, int nodes) {
        return isInsufficient(board)
                ? new Decision.Ending(Outcome.DRAW, "neither side has enough material to checkmate", List.of())
                : null;
    }

    private static boolean isInsufficient(ChessBoard board) {
        long bishops = board.squares(Piece.BISHOP, Piece.WHITE) | board.squares(Piece.BISHOP, Piece.BLACK);
        long knights = board.squares(Piece.KNIGHT, Piece.WHITE) | board.squares(Piece.KNIGHT, Piece.BLACK);
        long minors = bishops | knights;
        if (Long.bitCount(board.occupied()) != 2 + Long.bitCount(minors)) {
            return false;
        }
        boolean oneColor = (bishops & LIGHT_SQUARES) == 0 || (bishops & ~LIGHT_SQUARES) == 0;
        return Long.bitCount(minors) <= 1 || (knights == 0 && oneColor);
    }
}
