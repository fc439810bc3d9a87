package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Moments;
import org.openarbiter.rules.core.rule.Situation;

/** Moments of a game as players name them: by the number of the move and its notation, {@code 41...Re1}. */
final class MoveNames {
    /** The name of the moment before the first move. */
    static final String START = "the start";

    private MoveNames() {}

    /**
     * The names of moments, in their order.
     *
     * <p>Each is worked out from the position before it, which the record has, so that it costs the same however far back it is.
     *
     * @param moments moments of the game so far, rising
     */
    static List<String> of(Situation<ChessBoard> game, List<Integer> moments) {
        List<String> names = new ArrayList<>(moments.size());
        for (int moment : moments) {
            names.add(of(game, moment));
        }
        return names;
    }

    /** The name of a moment of the game so far. */
    static String of(Situation<ChessBoard> game, int moment) {
        if (moment == 0) {
            return START;
        }
        GameRecord record = game.record();
        long[] placement = new long[game.board().placementLength()];
        record.copyPlacement(moment - 1, placement);
        return of(game.board().earlier(moment - 1, placement, record.rights(moment - 1)), record.play(moment));
    }

    /** Such as {@code at the start and after 2...Ng8 and 4...Ng8}. */
    static String inWords(List<String> names) {
        boolean start = names.getFirst().equals(START);
        List<String> moves = start ? names.subList(1, names.size()) : names;
        String after = moves.isEmpty() ? "" : "after " + Moments.list(moves);
        return !start ? after : moves.isEmpty() ? "at " + START : "at " + START + " and " + after;
    }

    /** The name of a move that is about to be made. */
    static String of(ChessBoard board, int play) {
        return board.numbered(San.write(board, play));
    }
}
