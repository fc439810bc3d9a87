package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.chess.dead.Obstacle;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The finding that a side can no longer checkmate by any series of legal moves (articles 5.2.2 and 6.9).
 *
 * @param ply the moment
 * @param side the side that cannot checkmate
 * @param obstacle why it cannot, which is proved
 */
public record CannotMate(int ply, int side, Obstacle obstacle) implements ChessFinding, MomentFinding {
    @Override
    public String kind() {
        return "cannot-mate";
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
        values.put("why", obstacle.text());
        return values;
    }

    @Override
    public Sentence sentence() {
        return ChessLexicon.say("cannot-mate", "player", Sides.term(side), "obstacle", obstacle.term());
    }
}
