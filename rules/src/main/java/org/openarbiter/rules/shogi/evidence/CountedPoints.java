package org.openarbiter.rules.shogi.evidence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.shogi.board.Piece;

/**
 * The finding of what a side has in an impasse: 5 points for rook and bishop, 1 for any other piece, none for the king.
 *
 * @param ply the moment
 * @param side whose pieces were counted
 * @param points how many points they make
 * @param inZone whether only the pieces in hand and in the promotion zone were counted, as for a declaration
 * @param pieces how many pieces stand in the zone, the king not among them
 * @param entered whether the king stands there
 * @param inCheck whether the side is in check
 */
public record CountedPoints(int ply, int side, int points, boolean inZone, int pieces, boolean entered, boolean inCheck)
        implements ShogiFinding, MomentFinding {
    /** How many pieces must stand in the zone for a declaration, the king not among them. */
    public static final int NEEDED_PIECES = 10;

    @Override
    public String kind() {
        return "points";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("player", Piece.sideName(side));
        values.put("points", points);
        values.put("counted", inZone ? "in hand and in the promotion zone" : "all");
        values.put("piecesInZone", pieces);
        values.put("kingEntered", entered);
        values.put("inCheck", inCheck);
        return values;
    }

    /** Which conditions of a declaration are not met, as clauses. */
    public List<String> missing(int needed) {
        List<String> missing = new ArrayList<>();
        if (!entered) {
            missing.add("the king is not in the promotion zone");
        }
        if (pieces < NEEDED_PIECES) {
            missing.add("there are " + pieces + " other pieces instead of " + NEEDED_PIECES);
        }
        if (inCheck) {
            missing.add("the king is in check");
        }
        if (points < needed) {
            missing.add("there are " + points + " points instead of " + needed);
        }
        return missing;
    }

    @Override
    public String text() {
        return Piece.sideTitle(side) + " has " + points + (points == 1 ? " point" : " points")
                + (inZone ? " in hand and in the promotion zone, where " + pieces + " pieces stand " + (entered ? "with" : "without") + " the king"
                        : " on the board and in hand");
    }
}
