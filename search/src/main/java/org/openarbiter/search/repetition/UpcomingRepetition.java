package org.openarbiter.search.repetition;

import org.openarbiter.rules.chess.board.ChessBoard;

/**
 * Finds out, without making a move, whether the side to move can repeat a position of the line with one move.
 *
 * <p>If it can, the keys of now and then differ by what one reversible move does, and that is looked up. A search that knows this
 * sees a draw a ply before it happens: the side that is worse here has at least that. The move is always legal, as the position
 * to which it leads was.
 *
 * <p>M. van Kervinck, <i>Upcoming repetition detection</i>, OpenChess Forum, 2013. Right wherever keys are.
 */
public final class UpcomingRepetition {
    /** A move leads back three plies at least: the opponent's latest, one's own before it, and the opponent's before that. */
    private static final int NEAREST = 3;

    private final ReversibleMoves moves;
    private final KeyHistory line;

    /**
     * A look ahead from the present position of a line.
     *
     * @param moves the reversible moves by the same keys as the line's
     * @param line the line, which somebody else enters and leaves
     */
    public UpcomingRepetition(ReversibleMoves moves, KeyHistory line) {
        this.moves = moves;
        this.line = line;
    }

    /**
     * How many plies ago the latest position stood that one move would bring back; 0 if there is none.
     *
     * @param board the present position
     */
    public int back(ChessBoard board) {
        long key = line.keyAgo(0);
        int reach = line.reach();
        for (int at = NEAREST; at <= reach; at += 2) {
            if (moves.isPossible(board, key ^ line.keyAgo(at))) {
                return at;
            }
        }
        return 0;
    }
}
