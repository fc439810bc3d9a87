package org.openarbiter.rules.shogi.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.record.Moments;

/**
 * The finding that a king is attacked and neither a move nor a drop helps.
 *
 * @param ply the moment
 * @param king the square of the king
 * @param checkers the pieces that give check, in the order of the squares
 */
public record CheckmatedKing(int ply, String king, List<Checker> checkers) implements ShogiFinding, MomentFinding {

    /**
     * A piece that gives check.
     *
     * @param piece its English name, such as {@code dragon}
     * @param square where it stands
     */
    public record Checker(String piece, String square) {}

    public CheckmatedKing {
        checkers = List.copyOf(checkers);
    }

    @Override
    public String kind() {
        return "checkmate";
    }

    @Override
    public boolean isIncident() {
        return false;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("king", king);
        values.put("checkers", checkers.stream().map(checker -> checker.piece() + " " + checker.square()).toList());
        return values;
    }

    @Override
    public String text() {
        List<String> on = checkers.stream().map(checker -> "the " + checker.piece() + " on " + checker.square()).toList();
        return Moments.list(on) + (on.size() == 1 ? " checks" : " check") + " the king on " + king + ", and no move or drop helps";
    }
}
