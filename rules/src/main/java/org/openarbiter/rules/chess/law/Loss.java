package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.dead.MatingProspects;
import org.openarbiter.rules.chess.dead.Prospect;
import org.openarbiter.rules.chess.evidence.CanMate;
import org.openarbiter.rules.chess.evidence.CannotMate;
import org.openarbiter.rules.chess.evidence.NumberedMove;
import org.openarbiter.rules.conduct.Forfeit;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Situation;

/** When somebody who gives up or runs out of time loses: always, or only if the opponent could still have mated him. */
enum Loss implements Forfeit<ChessBoard> {
    /** Whatever stands on the board. */
    ALWAYS("loses"),
    /** Not against a bare king, as match runners have it. */
    NOT_TO_BARE_KING("bare-king"),
    /** Not if the opponent cannot checkmate by any series of legal moves. */
    NOT_WITHOUT_MATE("helpmate");

    private final String value;

    Loss(String value) {
        this.value = value;
    }

    /** The choice of that name. */
    static Loss of(String value) {
        for (Loss loss : values()) {
            if (loss.value.equals(value)) {
                return loss;
            }
        }
        throw new IllegalArgumentException("no such choice: " + value);
    }

    @Override
    public Decision decide(Situation<ChessBoard> game, int loser, String how) {
        ChessBoard board = game.board();
        int winner = loser ^ 1;
        Decision.Ending lost = new Decision.Ending(new Outcome.Win(winner), how, List.of());
        return switch (this) {
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
