package org.openarbiter.rules.shogi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.choices.ShogiChoices;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/** The game has gone on for the greatest number of moves, and a king has entered if that is asked for: nobody wins, whatever the points. */
record MoveLimit(Statement statement, ShogiChoices chosen) implements Rule.Follows<ShogiBoard> {
    @Override
    public @Nullable Decision after(Situation<ShogiBoard> game, Act act) {
        ShogiBoard board = game.board();
        int made = board.moveNumber() - 1;
        if (!(act instanceof Act.Play) || made < chosen.limit()) {
            return null;
        }
        Sentence text = ShogiLexicon.say("moves-made", "moves", made);
        if (!chosen.limitEntered()) {
            return new Decision.Ending(Repetitions.undecided(chosen), text, List.of());
        }
        return board.hasEntered(Piece.BLACK) || board.hasEntered(Piece.WHITE) ? entered(board, ShogiLexicon.say("and-entered", "moves", text)) : null;
    }

    private Decision entered(ShogiBoard board, Sentence text) {
        return board.inCheck()
                ? new Decision.Referral(
                        List.of(Repetitions.undecided(chosen)), Sentence.row(text, ShogiLexicon.say("unread-check")), List.of(), true)
                : new Decision.Ending(Repetitions.undecided(chosen), text, List.of());
    }
}
