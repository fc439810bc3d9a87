package org.openarbiter.rules.shogi.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.evidence.StalemateFinding;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.shogi.board.Piece;

/**
 * The finding that a player who is not in check has no legal move or drop.
 *
 * @param ply the moment
 * @param side who has none
 */
public record NoLegalMove(int ply, int side) implements ShogiFinding, StalemateFinding {
    @Override
    public String kind() {
        return "no-legal-move";
    }

    @Override
    public Term player() {
        return Piece.sideTerm(side);
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("player", Piece.sideName(side));
        return values;
    }
}
