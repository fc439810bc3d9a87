package org.openarbiter.rules.shogi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.choices.ShogiChoices;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * The game has gone on for the greatest number of moves, and a king has entered if that is asked for: nobody wins, whatever the points.
 *
 * <p>Where a king has to have entered, a check that stands then lets the game go on until the player who gives the checks makes a move that is not a check.
 * Source: match regulations of the Japan Shogi Association, Article 9.
 */
record MoveLimit(Statement statement, ShogiChoices chosen) implements Rule.Follows<ShogiBoard> {
    @Override
    public @Nullable Decision after(Situation<ShogiBoard> game, Act act) {
        int made = game.board().moveNumber() - 1;
        if (!(act instanceof Act.Play) || made < chosen.limit()) {
            return null;
        }
        Sentence text = ShogiLexicon.say("moves-made", "moves", made);
        if (!chosen.limitEntered()) {
            return new Decision.Ending(Repetitions.undecided(chosen), text, List.of());
        }
        return Impasse.isPossible(game.board()) && !game.board().inCheck() && !answersCheck(game)
                ? new Decision.Ending(Repetitions.undecided(chosen), ShogiLexicon.say("and-entered", "moves", text), List.of())
                : null;
    }

    /** Whether the latest move answered a check without which the game would already have ended. */
    private boolean answersCheck(Situation<ShogiBoard> game) {
        ShogiBoard board = game.board();
        int ply = game.record().plies();
        if (ply == 0) {
            return false;
        }
        board.undo();
        boolean isGoingOn = board.moveNumber() - 1 >= chosen.limit() && board.inCheck() && Impasse.isPossible(board);
        board.play(game.record().by(ply), game.record().play(ply));
        return isGoingOn;
    }
}
