package org.openarbiter.rules.xiangqi.evidence;

import java.util.List;
import org.openarbiter.rules.core.evidence.Checker;
import org.openarbiter.rules.core.evidence.CheckmateFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
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

    /** {@inheritDoc} The two sides call their pieces by different names. */
    @Override
    public Term said(Checker checker) {
        return Piece.term(Piece.named(checker.piece(), side() ^ 1));
    }

    @Override
    public Sentence sentence() {
        return XiangqiLexicon.say(
                "checkmated", "piece", Piece.term(Piece.of(Piece.KING, side())), "king", king, "checkers", checking(XiangqiLexicon.LEXICON));
    }

    /** The side that is mated: each king keeps to the palace of its side. */
    private int side() {
        return king.charAt(1) < '5' ? Piece.RED : Piece.BLACK;
    }
}
