package org.openarbiter.rules.shogi.evidence;

import java.util.List;
import org.openarbiter.rules.core.evidence.Checker;
import org.openarbiter.rules.core.evidence.CheckmateFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.board.Square;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * The finding that a king is attacked and neither a move nor a drop helps.
 *
 * @param ply the moment
 * @param king the square of the king
 * @param checkers the pieces that give check, in the order of the squares
 */
public record CheckmatedKing(int ply, String king, List<Checker> checkers) implements ShogiFinding, CheckmateFinding {
    public CheckmatedKing {
        checkers = List.copyOf(checkers);
    }

    @Override
    public Object named(String square) {
        return Square.sentence(Square.parse(square, 0));
    }

    @Override
    public Sentence sentence() {
        return sentence(ShogiLexicon.LEXICON);
    }
}
