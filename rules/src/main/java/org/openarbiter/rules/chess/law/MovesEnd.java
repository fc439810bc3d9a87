package org.openarbiter.rules.chess.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.evidence.QuietMoves;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.rule.Warning;

/**
 * A number of moves without capture and pawn move that ends the game without a claim: seventy-five under the Laws, fifty online.
 *
 * @param moves the number of moves by each player
 * @param tablebase the most men of positions for which the rule is suspended, because results can be claimed from a tablebase; 0 for none
 */
record MovesEnd(Statement statement, int moves, int tablebase) implements Rule.Follows<ChessBoard> {
    /** The number of plies before the end from which on the players are warned. */
    private static final int NOTICE = 10;
    private static final int FIFTY = 50;

    @Override
    public String claim() {
        return moves == FIFTY ? FiftyMoves.CLAIM : id();
    }

    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        if (!(act instanceof Act.Play) || game.board().halfmoveClock() < 2 * moves
                || TablebaseClaim.isInTablebase(game.board(), tablebase)) {
            return null;
        }
        QuietMoves quiet = quietMoves(game);
        return new Decision.Ending(Outcome.DRAW, quiet.sentence(), List.of(quiet));
    }

    @Override
    public List<Warning> warnings(Situation<ChessBoard> game) {
        int left = 2 * moves - game.board().halfmoveClock();
        return left <= NOTICE && !TablebaseClaim.isInTablebase(game.board(), tablebase)
                ? List.of(new Warning(
                        Act.NOBODY, id(),
                        ChessLexicon.say("quiet-soon", "left", left)))
                : List.of();
    }

    /** The moves without a capture or a pawn move up to now. */
    static QuietMoves quietMoves(Situation<ChessBoard> game) {
        int now = game.record().plies();
        int from = now - game.board().halfmoveClock();
        return new QuietMoves(from, now, from > 0 ? MoveNames.of(game, from).move() : "");
    }
}
