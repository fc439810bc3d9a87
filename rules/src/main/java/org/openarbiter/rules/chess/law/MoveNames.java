package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.chess.Piece;
import org.openarbiter.rules.chess.notation.San;
import org.openarbiter.rules.core.GameRecord;
import org.openarbiter.rules.core.Moments;
import org.openarbiter.rules.core.Situation;

/** Moments of a game as players name them: by the number of the move and its notation, {@code 41...Re1}. */
final class MoveNames {
    /** The name of the moment before the first move. */
    static final String START = "the start";

    private MoveNames() {}

    /**
     * The names of moments, in their order.
     *
     * @param moments moments of the game so far, rising
     */
    static List<String> of(Situation<ChessBoard> game, List<Integer> moments) {
        ChessBoard board = game.board();
        GameRecord record = game.record();
        int now = record.plies();
        int first = Math.max(moments.getFirst() - 1, 0);
        for (int ply = now; ply > first; ply--) {
            board.undo();
        }
        List<String> names = new ArrayList<>();
        if (moments.getFirst() == 0) {
            names.add(START);
        }
        for (int ply = first + 1; ply <= now; ply++) {
            if (moments.contains(ply)) {
                names.add(of(board, record.play(ply)));
            }
            board.play(record.by(ply), record.play(ply));
        }
        return names;
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
        return board.fullMoveNumber() + (board.toMove() == Piece.WHITE ? "." : "...") + San.write(board, play);
    }
}
