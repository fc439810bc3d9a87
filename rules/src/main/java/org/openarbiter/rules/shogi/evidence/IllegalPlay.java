package org.openarbiter.rules.shogi.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.board.Piece;

/**
 * The finding that a player made a move that is not legal.
 *
 * @param ply the moment at which it was made, as a number of plies
 * @param by who made it
 * @param move the move in USI
 * @param offense what is wrong with it, a word such as {@code two-pawns} or {@code out-of-turn}
 * @param loses whether it lost the game, rather than being refused
 * @param sentence what is wrong with it, as a clause
 */
public record IllegalPlay(int ply, int by, String move, String offense, boolean loses, Sentence sentence) implements ShogiFinding, MomentFinding {
    @Override
    public String kind() {
        return "illegal-play";
    }

    @Override
    public String countedAs() {
        return offense;
    }

    /** {@inheritDoc} The verdict already reports one that is refused. */
    @Override
    public boolean isIncident() {
        return loses;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("player", Piece.sideName(by));
        values.put("move", move);
        values.put("offense", offense);
        values.put("loses", loses);
        return values;
    }
}
