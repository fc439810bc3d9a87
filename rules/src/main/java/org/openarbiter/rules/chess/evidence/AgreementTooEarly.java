package org.openarbiter.rules.chess.evidence;

import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;

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
    public String text() {
        return "a draw cannot be agreed before each player has made at least one move";
    }
}
