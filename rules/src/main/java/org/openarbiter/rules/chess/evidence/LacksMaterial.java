package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/**
 * The finding that a side has too little to win with by the test of a place where people play, which need not be a proof that it cannot
 * checkmate.
 *
 * @param ply the moment
 * @param side the side
 * @param men what it has, such as {@code king and knight}
 * @param test whose test it is
 */
public record LacksMaterial(int ply, int side, Sentence men, String test) implements ChessFinding, MomentFinding {
    @Override
    public String kind() {
        return "lacks-material";
    }

    @Override
    public boolean isIncident() {
        return false;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("side", Sides.term(side).english());
        values.put("men", men.text());
        values.put("test", test);
        return values;
    }

    @Override
    public Sentence sentence() {
        return ChessLexicon.say("lacks-material", "player", Sides.term(side), "men", men, "test", Term.of("test", test));
    }
}
