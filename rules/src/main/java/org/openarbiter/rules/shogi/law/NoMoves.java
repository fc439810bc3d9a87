package org.openarbiter.rules.shogi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Checker;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;
import org.openarbiter.rules.shogi.evidence.CheckmatedKing;
import org.openarbiter.rules.shogi.evidence.NoLegalMove;
import org.openarbiter.rules.shogi.evidence.ShogiFinding;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * The side to move has no legal move or drop and has lost: checkmate if it is in check.
 *
 * @param inCheck whether this is checkmate, or the case without check
 */
record NoMoves(Statement statement, boolean inCheck) implements Rule.Follows<ShogiBoard> {
    @Override
    public @Nullable Decision after(Situation<ShogiBoard> game, Act act) {
        ShogiBoard board = game.board();
        if (!(act instanceof Act.Play) || board.inCheck() != inCheck || board.hasLegalPlay(board.toMove())) {
            return null;
        }
        int loser = board.toMove();
        int ply = game.record().plies();
        ShogiFinding finding = inCheck ? attacked(board, ply) : new NoLegalMove(ply, loser);
        return new Decision.Ending(
                new Outcome.Win(loser ^ 1),
                inCheck ? ShogiLexicon.say("checkmate", "finding", finding.sentence()) : finding.sentence(), List.of(finding));
    }

    private static CheckmatedKing attacked(ShogiBoard board, int ply) {
        int king = board.king(board.toMove());
        List<Checker> checkers = board.checkers().stream()
                .map(from -> new Checker(Piece.name(Piece.kind(board.pieceAt(from))), Square.name(from)))
                .toList();
        return new CheckmatedKing(ply, Square.name(king), checkers);
    }
}
