package org.openarbiter.rules.chess.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.evidence.QuietMoves;
import org.openarbiter.rules.chess.evidence.RepeatedPosition;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The director may declare a draw that nobody claims: when a position has appeared for the fifth time, and after seventy-five moves without a
 * capture or a pawn move (US Chess, 14K). The question lapses when the players play on, and comes back.
 */
record Intervention(Statement statement) implements Rule.Refers<ChessBoard> {
    private static final int TIMES = 5;
    private static final int PLIES = 150;
    /** The question comes back with every play: to list more moments each time would cost the square of the length of the game. */
    private static final int MOST_LISTED = 50;

    @Override
    public Decision.@Nullable Referral refer(Situation<ChessBoard> game, Act act) {
        if (!(act instanceof Act.Play)) {
            return null;
        }
        int now = game.record().plies();
        if (game.record().lookOccurrence(now) >= TIMES && game.record().occurrence(now) >= TIMES) {
            boolean isLong = game.record().occurrence(now) > MOST_LISTED;
            RepeatedPosition repetition = isLong ? Samenesses.briefly(game) : Samenesses.repetition(game);
            return new Decision.Referral(
                    List.of(Outcome.DRAW), Sentence.row(ChessLexicon.say("may-declare"), repetition.sentence()), List.of(repetition), true);
        }
        if (game.board().halfmoveClock() >= PLIES) {
            QuietMoves quiet = MovesEnd.quietMoves(game);
            return new Decision.Referral(
                    List.of(Outcome.DRAW),
                    Sentence.row(ChessLexicon.say("may-declare"), ChessLexicon.say("there-are", "quiet", quiet.sentence())), List.of(quiet), true);
        }
        return null;
    }
}
