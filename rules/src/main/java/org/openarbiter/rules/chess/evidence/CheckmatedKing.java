package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openarbiter.rules.core.evidence.MomentFinding;

/**
 * The finding that a king is in check and every way out is closed (article 5.1.1).
 *
 * @param ply the moment
 * @param king the square of the king
 * @param checkers the pieces that give check, from a1 to h8
 */
public record CheckmatedKing(int ply, String king, List<Checker> checkers) implements ChessFinding, MomentFinding {

    /**
     * A piece that gives check.
     *
     * @param piece its English name, such as {@code queen}
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
        return "the king on " + king + " is in check from the "
                + checkers.stream()
                        .map(checker -> checker.piece() + " on " + checker.square())
                        .collect(Collectors.joining(" and the "))
                + " and has no way out";
    }
}
