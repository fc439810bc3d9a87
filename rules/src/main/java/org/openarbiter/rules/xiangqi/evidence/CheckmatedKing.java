package org.openarbiter.rules.xiangqi.evidence;

import java.util.List;
import org.openarbiter.rules.core.evidence.Checker;
import org.openarbiter.rules.core.evidence.CheckmateFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * The finding that a king is attacked and no move helps.
 *
 * @param ply the moment
 * @param king the point of the king
 * @param checkers the pieces that give check, in the order of the points
 */
public record CheckmatedKing(int ply, String king, List<Checker> checkers) implements XiangqiFinding, CheckmateFinding {
    public CheckmatedKing {
        checkers = List.copyOf(checkers);
    }

    @Override
    public Sentence sentence() {
        // Each king keeps to the palace of its side.
        int side = king.charAt(1) < '5' ? Piece.RED : Piece.BLACK;
        List<Sentence> checking = checkers.stream()
                .map(checker -> XiangqiLexicon.say("checker", "piece", Piece.term(Piece.named(checker.piece(), side ^ 1)), "square", checker.square()))
                .toList();
        return XiangqiLexicon.say("checkmated", "piece", Piece.term(Piece.of(Piece.KING, side)), "king", king, "checkers", checking);
    }
}
