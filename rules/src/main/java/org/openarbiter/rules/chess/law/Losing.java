package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.choices.Loss;
import org.openarbiter.rules.chess.dead.MatingProspects;
import org.openarbiter.rules.chess.dead.Prospect;
import org.openarbiter.rules.chess.evidence.CanMate;
import org.openarbiter.rules.chess.evidence.CannotMate;
import org.openarbiter.rules.chess.evidence.NumberedMove;
import org.openarbiter.rules.conduct.Forfeit;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Situation;

/**
 * What follows when a player gives up or runs out of time.
 *
 * @param when when he loses
 */
record Losing(Loss when) implements Forfeit<ChessBoard> {
    @Override
    public Decision decide(Situation<ChessBoard> game, int loser, String how) {
        ChessBoard board = game.board();
        int winner = loser ^ 1;
        Decision.Ending lost = new Decision.Ending(new Outcome.Win(winner), how, List.of());
        return switch (when) {
            case ALWAYS -> lost;
            case NOT_TO_BARE_KING -> Long.bitCount(board.squares(winner)) > 1
                    ? lost
                    : new Decision.Ending(Outcome.DRAW, how + ", but " + game.seats().title(winner) + " has only the king left", List.of());
            case NOT_WITHOUT_MATE -> switch (MatingProspects.canMate(board, winner, game.options().proofNodes())) {
                case Prospect.Possible possible -> {
                    CanMate finding = new CanMate(game.record().plies(), winner, written(board, possible.line()));
                    yield new Decision.Ending(new Outcome.Win(winner), how + ", and " + finding.claim(), List.of(finding));
                }
                case Prospect.Impossible impossible -> new Decision.Ending(
                        Outcome.DRAW,
                        how + ", but " + game.seats().title(winner) + " cannot checkmate: " + impossible.text(),
                        List.of(new CannotMate(game.record().plies(), winner, impossible.obstacle())));
                case Prospect.Unknown unknown -> new Decision.Referral(
                        List.of(new Outcome.Win(winner), Outcome.DRAW),
                        how + ", and the search could not tell whether " + game.seats().title(winner) + " can still checkmate",
                        List.of(DeadPosition.undetermined(
                                board, "can " + game.seats().title(winner) + " still checkmate?", unknown)),
                        false);
            };
        };
    }

    /** A line as it is written; it is played on a copy of the board. */
    private static List<NumberedMove> written(ChessBoard position, List<Integer> plays) {
        ChessBoard board = position.copy();
        List<NumberedMove> line = new ArrayList<>();
        for (int play : plays) {
            line.add(MoveNames.written(board, play));
            board.play(board.toMove(), play);
        }
        return line;
    }
}
