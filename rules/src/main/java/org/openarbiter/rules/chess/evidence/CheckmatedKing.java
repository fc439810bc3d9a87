package org.openarbiter.rules.chess.evidence;

import java.util.List;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.Checker;
import org.openarbiter.rules.core.evidence.CheckmateFinding;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The finding that a king is in check and every way out is closed (article 5.1.1).
 *
 * @param ply the moment
 * @param king the square of the king
 * @param checkers the pieces that give check, from a1 to h8
 */
public record CheckmatedKing(int ply, String king, List<Checker> checkers) implements ChessFinding, CheckmateFinding {
    public CheckmatedKing {
        checkers = List.copyOf(checkers);
    }

    @Override
    public Sentence sentence() {
        return sentence(ChessLexicon.LEXICON);
    }
}
