package org.openarbiter.rules.xiangqi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Checker;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.evidence.CheckmatedKing;
import org.openarbiter.rules.xiangqi.evidence.StalematedSide;
import org.openarbiter.rules.xiangqi.evidence.XiangqiFinding;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * The side to move has no legal move and has lost: checkmate if it is in check, stalemate if not.
 *
 * @param inCheck which of the two this is
 */
record NoMoves(Statement statement, boolean inCheck) implements Rule.Follows<XiangqiBoard> {
    @Override
    public @Nullable Decision after(Situation<XiangqiBoard> game, Act act) {
        XiangqiBoard board = game.board();
        if (!(act instanceof Act.Play) || board.hasLegalPlay(board.toMove()) || board.inCheck() != inCheck) {
            return null;
        }
        int loser = board.toMove();
        int ply = game.record().plies();
        XiangqiFinding finding = inCheck ? attacked(board, ply) : new StalematedSide(ply, loser);
        return new Decision.Ending(new Outcome.Win(loser ^ 1), XiangqiLexicon.say(id(), "finding", finding.sentence()), List.of(finding));
    }

    private static CheckmatedKing attacked(XiangqiBoard board, int ply) {
        int king = board.king(board.toMove());
        List<Checker> checkers = board.checkers().stream()
                .map(from -> new Checker(Piece.name(Piece.kind(board.pieceAt(from))), Point.name(from)))
                .toList();
        return new CheckmatedKing(ply, Point.name(king), checkers);
    }
}
