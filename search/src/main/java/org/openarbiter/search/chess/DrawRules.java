package org.openarbiter.search.chess;

import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.choices.ChessChoices;
import org.openarbiter.rules.chess.choices.DrawRule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.search.repetition.DrawPolicy;

/**
 * The rules on draws that a search assumes under a rulebook of chess. They make no ruling and ignore claims and dead positions.
 *
 * <p>A cycle inside the tree counts as a draw whatever the rulebook says, as it makes no progress; what the rulebook decides
 * is how often a position of the game before the root must come back. A player who may claim a draw is assumed to do so.
 *
 * @param policy when a repetition draws
 * @param mostPlies how many reversible plies in a row draw; {@link Integer#MAX_VALUE} if none do
 */
public record DrawRules(DrawPolicy policy, int mostPlies) {
    private static final int THREEFOLD = 3;
    private static final int FIVEFOLD = 5;
    private static final int FIFTY_MOVES = 100;
    private static final int SEVENTY_FIVE_MOVES = 150;

    /** What follows from a rulebook. */
    public static DrawRules of(Rulebook<ChessBoard> rulebook) {
        ChessChoices choices = Chess.choices(rulebook);
        return new DrawRules(policy(choices), mostPlies(choices));
    }

    private static DrawPolicy policy(ChessChoices choices) {
        if (choices.threefold() != DrawRule.NO) {
            return DrawPolicy.SECOND_ACROSS_ROOT.withOccurrences(THREEFOLD);
        }
        return choices.fivefold()
                ? DrawPolicy.SECOND_ACROSS_ROOT.withOccurrences(FIVEFOLD)
                : DrawPolicy.ACYCLIC;
    }

    private static int mostPlies(ChessChoices choices) {
        if (choices.fifty() != DrawRule.NO) {
            return FIFTY_MOVES;
        }
        return choices.seventyFive() ? SEVENTY_FIVE_MOVES : Integer.MAX_VALUE;
    }
}
