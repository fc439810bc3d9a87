package org.openarbiter.rules.chess.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.Situation;

/**
 * The finding of so many plies without capture and pawn move.
 *
 * @param from the moment of the last capture or pawn move; negative where it lies before the start, as a FEN can tell
 * @param to the moment of which it speaks
 */
record QuietMoves(int from, int to) implements Finding {

    static QuietMoves at(Situation<ChessBoard> game) {
        int now = game.record().plies();
        return new QuietMoves(now - game.board().halfmoveClock(), now);
    }

    @Override
    public String kind() {
        return "quiet-moves";
    }

    @Override
    public List<Integer> plies() {
        return from < 0 ? List.of(to) : List.of(from, to);
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("from", from);
        values.put("to", to);
        values.put("plies", to - from);
        return values;
    }

    @Override
    public String text() {
        String since = from < 0
                ? ", " + -from + " of them before the start, as its half-move clock says"
                : from == 0 ? " since the start" : " since ply " + from;
        return (to - from) + " plies without capture and pawn move" + since;
    }
}
