package org.openarbiter.rules.chess.dead;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;

/**
 * A best-first search for a checkmate that both sides want, over the graph of all positions that can arise.
 *
 * <p>It stores every position it reaches and expands the most promising one next ({@link Guide}). It ends with a mate, or when no
 * position is left to expand: then no reachable position is a mate, in whatever order they were searched. Positions for which
 * {@link MatingMaterial} or {@link MatingNets} exclude a mate are not expanded. Repetition and move counters play no part, so
 * what follows from a position does not depend on how it was reached. See E. A. Hansen and R. Zhou, <i>Anytime Heuristic
 * Search</i> (JAIR 28, 2007), for best-first search with weights.
 */
final class HelpmateSearch {
    /** The number of plies played that weigh as much as one ply of the remaining distance, if short lines are preferred. */
    private static final int WEIGHT = 3;

    private final SeenPositions seen;
    private final Agenda agenda;
    private final ChessBoard board;
    private final int winner;
    private final Guide guide;
    private final boolean direct;
    private final int[] blows;
    private int[] plays;
    private int current;
    private int deepest;

    /**
     * Starts from the position on the board, in which the game is not over; the search uses the board and leaves it as it was.
     *
     * @param direct whether the plies played count too: this keeps lines short and stops the search from going ever deeper in one
     *     direction; without it, the search leaves a dead end sooner
     * @param most how many positions may be looked at
     */
    HelpmateSearch(ChessBoard board, int winner, Guide guide, boolean direct, int most) {
        this.direct = direct;
        this.board = board;
        this.winner = winner;
        this.guide = guide;
        seen = new SeenPositions(most);
        agenda = new Agenda(most);
        plays = new int[board.mostPlays()];
        blows = new int[board.mostPlays()];
        agenda.add(seen.add(board, -1, Move.NONE), 0);
    }

    /**
     * Searches until there is a mate, nothing is left, or there is no room for more positions.
     *
     * @param locks whether to ask after captures and pawn moves if the position has become locked
     */
    Prospect run(boolean locks) {
        int mate = -1;
        while (mate < 0 && !agenda.isEmpty() && !seen.isFull()) {
            moveTo(agenda.next());
            if (!locks || !isIrreversible(seen.play(current)) || !MatingNets.areExcluded(board, winner)) {
                mate = expand();
            }
        }
        boolean exhausted = agenda.isEmpty() && !seen.isFull();
        moveTo(0);
        if (mate >= 0) {
            return new Prospect.Possible(line(mate));
        }
        return exhausted
                ? new Prospect.Impossible(Obstacle.EXHAUSTED)
                : new Prospect.Unknown(seen.size(), deepest);
    }

    /** The plays that lead to a position. */
    private List<Integer> line(int position) {
        List<Integer> line = new ArrayList<>();
        for (int at = position; at > 0; at = seen.parent(at)) {
            line.add(seen.play(at));
        }
        Collections.reverse(line);
        return line;
    }

    /** Tries all legal plays; returns a mate if there is one, or −1. */
    private int expand() {
        int mover = board.toMove();
        int count = board.legalPlays(mover, plays);
        int here = current;
        deepest = Math.max(deepest, seen.depth(here) + 1);
        for (int i = 0; i < count; i++) {
            board.play(mover, plays[i]);
            int position = seen.add(board, here, plays[i]);
            int mate = position < 0 ? -1 : look(position);
            board.undo();
            if (mate >= 0) {
                return mate;
            }
        }
        return -1;
    }

    /**
     * Adds the position on the board to the agenda, if it is new and not hopeless; returns a mate found here or one move on, or
     * −1.
     */
    private int look(int position) {
        if (board.toMove() == winner) {
            int mate = strike(position);
            if (mate >= 0) {
                return mate;
            }
        } else if (board.isCheckmate()) {
            return position;
        }
        int play = seen.play(position);
        boolean sameMaterial = !Move.isCapture(play) && Move.promotion(play) == Piece.NONE;
        if (sameMaterial || !MatingMaterial.isInsufficient(board, winner)) {
            agenda.add(position, urgency(position));
        }
        return -1;
    }

    private int urgency(int position) {
        int distance = guide.distance(board, winner);
        return direct ? WEIGHT * distance + seen.depth(position) : distance;
    }

    /** A mate in one by a direct check, or −1; other mates are found when the position is expanded. */
    private int strike(int here) {
        int king = board.kingSquare(winner ^ 1);
        long occupied = board.occupied();
        long oblique = Steps.piece(Piece.BISHOP, king, occupied);
        long straight = Steps.piece(Piece.ROOK, king, occupied);
        int count = board.legalPlays(winner, blows);
        for (int i = 0; i < count; i++) {
            int blow = blows[i];
            int promotion = Move.promotion(blow);
            int kind = promotion != Piece.NONE ? promotion : Piece.kind(board.pieceAt(Move.from(blow)));
            long checking = switch (kind) {
                case Piece.PAWN -> Steps.pawn(king, winner ^ 1);
                case Piece.KNIGHT -> Steps.piece(kind, king, occupied);
                case Piece.BISHOP -> oblique;
                case Piece.ROOK -> straight;
                case Piece.QUEEN -> oblique | straight;
                default -> 0;
            };
            if ((checking >>> Move.to(blow) & 1) != 0) {
                board.play(winner, blow);
                int mate = board.isCheckmate() ? seen.add(board, here, blow) : -1;
                board.undo();
                if (mate >= 0) {
                    return mate;
                }
            }
        }
        return -1;
    }

    private boolean isIrreversible(int play) {
        return play != Move.NONE && board.reversiblePlies() == 0;
    }

    /**
     * Undoes and makes plays until the board shows a position, by way of the point where its line branches off the current one.
     */
    private void moveTo(int target) {
        int up = target;
        int pending = 0;
        while (current != up) {
            if (seen.depth(current) > seen.depth(up)) {
                board.undo();
                current = seen.parent(current);
            } else {
                if (pending == plays.length) {
                    plays = Arrays.copyOf(plays, pending * 2);
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
