package org.openarbiter.rules.chess.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.rule.Situation;

/**
 * The finding that a number of plies passed without a capture or a pawn move.
 *
 * @param from the moment of the last capture or pawn move; negative where it lies before the start, as a FEN can tell
 * @param to the moment of which it speaks
 * @param since the last capture or pawn move as players name it; empty where it lies before the first move
 */
record QuietMoves(int from, int to, String since) implements Finding {

    static QuietMoves at(Situation<ChessBoard> game) {
        int now = game.record().plies();
        int from = now - game.board().halfmoveClock();
        return new QuietMoves(from, now, from > 0 ? MoveNames.of(game, from) : "");
    }

    /** The same after one more such move. */
    QuietMoves andOneMore() {
        return new QuietMoves(from, to + 1, since);
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
        String where = from > 0
                ? " since " + since
                : from == 0 ? " since the start" : ", some of them before the start (half-move clock " + -from + ")";
        return moves(to - from) + " without a capture or a pawn move" + where;
    }

    /** That there are not more of them. */
    String only() {
        return ((to - from) / 2 == 1 ? "there is only " : "there are only ") + text();
    }

    /** Such as {@code 50 moves by each player}. */
    private static String moves(int plies) {
        int each = plies / 2;
        return (each == 1 ? "1 move" : each + " moves") + " by each player" + (plies % 2 == 0 ? "" : " and one more");
    }
}
