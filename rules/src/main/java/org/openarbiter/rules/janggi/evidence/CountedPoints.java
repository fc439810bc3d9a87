package org.openarbiter.rules.janggi.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * The finding of what the pieces of both sides count: chariot 13, cannon 7, horse 5, elephant and guard 3, soldier 2.
 *
 * @param ply the moment
 * @param cho what the pieces of Cho count
 * @param han what those of Han count, without the 1.5 points that Han gets for moving second
 */
public record CountedPoints(int ply, int cho, int han) implements JanggiFinding, MomentFinding {
    /** What Han gets for moving second (덤). */
    public static final double DEOM = 1.5;

    /** What stands on a board. */
    public static CountedPoints of(JanggiBoard board, int ply) {
        return new CountedPoints(ply, board.points(Piece.CHO), board.points(Piece.HAN));
    }

    /** Who has more; as the half point sees to it, one side has. */
    public int leader() {
        return cho > han + DEOM ? Piece.CHO : Piece.HAN;
    }

    @Override
    public String kind() {
        return "points";
    }

    @Override
    public boolean isIncident() {
        return false;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("cho", cho);
        values.put("han", han + DEOM);
        return values;
    }

    @Override
    public Sentence sentence() {
        return JanggiLexicon.say("points", "cho", cho, "han", String.valueOf(han + DEOM));
    }
}
