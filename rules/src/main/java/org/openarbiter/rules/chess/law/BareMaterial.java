package org.openarbiter.rules.chess.law;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Statement;

/**
 * The dead position as match runners and servers test it: by what is left on the board. Most blocked positions and forced lines are not
 * recognized.
 *
 * @param test whether a position is dead; what it says of one it must say of all that can follow
 */
record BareMaterial(Statement statement, Predicate<ChessBoard> test) implements Rule.Absorbing<ChessBoard> {
    @Override
    public @Nullable Decision decide(ChessBoard board, int nodes) {
        return test.test(board)
                ? new Decision.Ending(Outcome.DRAW, ChessLexicon.say("bare-material", "material", board.squaresOf(Piece.PAWN) == 0), List.of())
                : null;
    }
}
