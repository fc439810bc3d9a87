package org.openarbiter.rules.chess.evidence;

import java.util.Map;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The finding that a draw was agreed before each player had made a move, which has been forbidden since July 2017
 * (article 5.2.3).
 *
 * @param ply the moment of the agreement
 */
public record AgreementTooEarly(int ply) implements ChessFinding, MomentFinding {
    @Override
    public String kind() {
        return "agreement-too-early";
    }

    @Override
    public Map<String, Object> values() {
        return Map.of("ply", ply);
    }

    @Override
    public Sentence sentence() {
        return ChessLexicon.say("agreement-too-early");
    }
}
