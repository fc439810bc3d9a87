package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.chess.evidence.NumberedMove;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;

/** Moments of a game as players name them: by the number of the move and its notation, {@code 41...Re1}. */
final class MoveNames {
    private MoveNames() {}

    /**
     * The names of moments, in their order.
     *
     * <p>Each is derived from the position before it, which the record keeps, so the cost does not depend on how far back it is.
     *
     * @param moments moments of the game so far, rising
     */
    static List<NamedPly> of(Situation<ChessBoard> game, List<Integer> moments) {
        List<NamedPly> names = new ArrayList<>(moments.size());
        for (int moment : moments) {
            names.add(of(game, moment));
        }
        return names;
    }

    /** The name of a moment of the game so far. */
    static NamedPly of(Situation<ChessBoard> game, int moment) {
        if (moment == 0) {
            return NamedPly.START;
        }
        GameRecord record = game.record();
        long[] placement = new long[game.board().placementLength()];
        record.copyPlacement(moment - 1, placement);
        ChessBoard before = game.board().earlier(moment - 1, placement, record.rights(moment - 1));
        return new NamedPly(moment, of(before, record.play(moment)));
    }

    /** The name of a move that is about to be made. */
    static String of(ChessBoard board, int play) {
        return board.numbered(San.write(board, play));
    }

    /** A move that is about to be made, as people and as programs write it. */
    static NumberedMove written(ChessBoard board, int play) {
        return new NumberedMove(board.fullMoveNumber(), board.toMove(), San.write(board, play), board.text(play));
    }
}
