package org.openarbiter.rules.janggi.evidence;

import java.util.List;
import org.openarbiter.rules.core.evidence.Checker;
import org.openarbiter.rules.core.evidence.CheckmateFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * The finding that a general is in check and no move helps (외통).
 *
 * @param ply the moment
 * @param general the point of the general
 * @param checkers the pieces that give check, in the order of the points
 */
public record CheckmatedGeneral(int ply, String general, List<Checker> checkers) implements JanggiFinding, CheckmateFinding {
    public CheckmatedGeneral {
        checkers = List.copyOf(checkers);
    }

    @Override
    public String king() {
        return general;
    }

    @Override
    public String mated() {
        return "general";
    }

    @Override
    public Sentence sentence() {
        return sentence(JanggiLexicon.LEXICON);
    }
}
