package org.openarbiter.rules.shogi.evidence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

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
    public List<Sentence> missing(int needed) {
        List<Sentence> missing = new ArrayList<>();
        if (!entered) {
            missing.add(ShogiLexicon.say("missing.king"));
        }
        if (pieces < NEEDED_PIECES) {
            missing.add(ShogiLexicon.say("missing.pieces", "pieces", pieces, "needed", NEEDED_PIECES));
        }
        if (inCheck) {
            missing.add(ShogiLexicon.say("missing.check"));
        }
        if (points < needed) {
            missing.add(ShogiLexicon.say("missing.points", "points", points, "needed", needed));
        }
        return missing;
    }

    @Override
    public Sentence sentence() {
        return inZone
                ? ShogiLexicon.say(
                        "points-in-zone", "player", Piece.sideTerm(side), "points", points, "pieces", pieces, "entered", entered)
                : ShogiLexicon.say("points", "player", Piece.sideTerm(side), "points", points);
    }
}
