package org.openarbiter.rules.shogi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.choices.ShogiChoices;

/** The game has gone on for the greatest number of moves, and a king has entered if that is asked for: nobody wins, whatever the points. */
record MoveLimit(Statement statement, ShogiChoices chosen) implements Rule.Follows<ShogiBoard> {
    @Override
    public @Nullable Decision after(Situation<ShogiBoard> game, Act act) {
        ShogiBoard board = game.board();
        int made = board.moveNumber() - 1;
        if (!(act instanceof Act.Play) || made < chosen.limit()) {
            return null;
        }
        String text = made + " moves were made";
        if (!chosen.limitEntered()) {
            return new Decision.Ending(Repetitions.undecided(chosen), text, List.of());
        }
        return board.hasEntered(Piece.BLACK) || board.hasEntered(Piece.WHITE) ? entered(board, text + ", and a king has entered") : null;
    }

    private Decision entered(ShogiBoard board, String text) {
        return board.inCheck()
                ? new Decision.Referral(
                        List.of(Repetitions.undecided(chosen)), text + "; what a standing check changes could not be read", List.of(), true)
                : new Decision.Ending(Repetitions.undecided(chosen), text, List.of());
    }
}
