package org.openarbiter.rules.chess.dead;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.chess.Move;

/**
 * A best-first search for a checkmate that both sides want, over the graph of all positions that can arise.
 *
 * <p>It keeps every position it has come to and takes up the most promising one next ({@link MatingChances}). It ends with a mate,
 * or when nothing is left to be taken up: then no reachable position is a mate, whatever the order was. Positions from which
 * {@link MatingMaterial} or {@link MatingNets} exclude a mate are not taken up. Repetition and the counts of moves play no part,
 * so what follows from a position does not depend on the way to it. See E. A. Hansen and R. Zhou, <i>Anytime Heuristic Search</i>
 * (JAIR 28, 2007), for weighted best-first search; the depth counts little here, since any line will do.
 */
final class HelpmateSearch {
    private final SeenPositions seen = new SeenPositions();
    private final Agenda agenda = new Agenda();
    private int[] plays = new int[0];

    private ChessBoard board;
    private int winner;
    private int current;
    private int deepest;

    /** Starts anew from the position on the board, which is not over; the board is used, and restored by {@link #leave}. */
    HelpmateSearch(ChessBoard board, int winner) {
        this.board = board;
        this.winner = winner;
        plays = new int[board.mostPlays()];
        agenda.add(seen.add(board, -1, Move.NONE), 0);
    }

    /** How many positions were looked at. */
    int positions() {
        return seen.size();
    }

    /** The plies of the longest line looked at. */
    int deepest() {
        return deepest;
    }

    /** Whether every position that can arise has been looked at. */
    boolean isExhausted() {
        return agenda.isEmpty();
    }

    /** Brings the board back to the position from which the search started. */
    void leave() {
        moveTo(0);
    }

    /**
     * Goes on until there is a mate, nothing is left, or so many positions have been looked at.
     *
     * @param locks whether to ask after captures and pawn moves if the position has become locked
     * @return the last position of a line that ends in mate, or −1
     */
    int run(int budget, boolean locks) {
        while (!agenda.isEmpty() && seen.size() < budget) {
            moveTo(agenda.next());
            if (locks && isIrreversible(seen.play(current)) && MatingNets.areExcluded(board, winner)) {
                continue;
            }
            int mate = expand();
            if (mate >= 0) {
                return mate;
            }
        }
        return -1;
    }

    /** The plays that lead to a position. */
    List<Integer> line(int position) {
        List<Integer> line = new ArrayList<>();
        for (int at = position; at > 0; at = seen.parent(at)) {
            line.add(seen.play(at));
        }
        Collections.reverse(line);
        return line;
    }

    /** Looks at all that can be played; returns a mate if there is one, or −1. */
    private int expand() {
        int mover = board.toMove();
        int count = board.legalPlays(mover, plays);
        int here = current;
        deepest = Math.max(deepest, seen.depth(here) + 1);
        for (int i = 0; i < count; i++) {
            int play = plays[i];
            board.play(mover, play);
            int position = seen.add(board, here, play);
            if (position >= 0) {
                if (mover == winner && board.isCheckmate()) {
                    board.undo();
                    return position;
                }
                if (!Move.isCapture(play) && Move.promotion(play) == 0 || !MatingMaterial.isInsufficient(board, winner)) {
                    agenda.add(position, MatingChances.distance(board, winner, seen.depth(position)));
                }
            }
            board.undo();
        }
        return -1;
    }

    private boolean isIrreversible(int play) {
        return play != Move.NONE && board.reversiblePlies() == 0;
    }

    /** Undoes and makes plays until the board shows a position: back to where the lines to it and to the current one part. */
    private void moveTo(int target) {
        int up = target;
        int pending = 0;
        while (current != up) {
            if (seen.depth(current) > seen.depth(up)) {
                board.undo();
                current = seen.parent(current);
            } else {
                if (pending == plays.length) {
                    plays = java.util.Arrays.copyOf(plays, pending * 2);
                }
                plays[pending++] = seen.play(up);
                up = seen.parent(up);
            }
        }
        while (pending > 0) {
            board.play(board.toMove(), plays[--pending]);
        }
        current = target;
    }
}
