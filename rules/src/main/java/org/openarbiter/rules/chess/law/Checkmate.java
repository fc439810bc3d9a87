package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;
import org.openarbiter.rules.chess.evidence.CheckmatedKing;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.Checker;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;

/** Checkmate: the side to move is in check and has no legal move. */
record Checkmate(Statement statement) implements Rule.Follows<ChessBoard> {
    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        ChessBoard board = game.board();
        if (!(act instanceof Act.Play) || !board.inCheck() || board.hasLegalPlay(board.toMove())) {
            return null;
        }
        CheckmatedKing finding = attacked(board, game.record().plies());
        return new Decision.Ending(new Outcome.Win(board.toMove() ^ 1), ChessLexicon.say("checkmate", "finding", finding.sentence()),
                List.of(finding));
    }

    private static CheckmatedKing attacked(ChessBoard board, int ply) {
        int king = board.kingSquare(board.toMove());
        List<Checker> checkers = new ArrayList<>();
        long attackers = board.attackersTo(king) & board.squares(board.toMove() ^ 1);
        for (; attackers != 0; attackers &= attackers - 1) {
            int square = Long.numberOfTrailingZeros(attackers);
            checkers.add(new Checker(Piece.name(Piece.kind(board.pieceAt(square))), Square.name(square)));
        }
        return new CheckmatedKing(ply, Square.name(king), checkers);
    }
}
