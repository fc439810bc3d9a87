package org.openarbiter.dragons.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The zone of a proof while it is put together, from the position on the board: the points where one more stone of the defender
 * could upset it. Wherever else he plays, the attack goes on as if he had passed.
 */
final class Zone {
    private final ReadingBoard board;
    private final Goal goal;
    private final int attacker;
    private final int start;
    private final long[] points;
    private final int[] captors = new int[ReadingBoard.MOST_POINTS];
    private final int[] around = new int[4];

    /** An empty zone for a search that begins with the position on the board. */
    Zone(ReadingBoard board, Goal goal) {
        this.board = board;
        this.goal = goal;
        attacker = goal.attacker();
        start = board.plies();
        points = new long[board.words()];
    }

    /** The points; callers must not change them. */
    long[] points() {
        return points;
    }

    /** The points of a set. */
    static List<Integer> list(long[] set) {
        List<Integer> list = new ArrayList<>();
        for (int word = 0; word < set.length; word++) {
            for (long bits = set[word]; bits != 0; bits &= bits - 1) {
                list.add((word << 6) + Long.numberOfTrailingZeros(bits));
            }
        }
        return list;
    }

    /** Empties it. */
    void clear() {
        Arrays.fill(points, 0);
    }

    /** Adds a point. */
    void add(int point) {
        points[point >> 6] |= 1L << point;
    }

    /** Adds what could save the strings that a move of the attacker takes: a capture of a string around them. */
    void addCaptors(int move, int order) {
        int beside = board.stringsAround(move, 1 - attacker, around);
        for (int i = 0; i < beside; i++) {
            if (board.liberties(around[i]) == 1) {
                int count = board.enemies(around[i], captors);
                for (int j = 0; j < count; j++) {
                    if (goal.isInReach(captors[j], order)) {
                        board.addLiberties(captors[j], points);
                    }
                }
            }
        }
    }

    /** Adds the liberties that the last stone of an attack will have, if they are so few that it may be taken in turn. */
    void addSurroundings(int move) {
        if (board.libertiesAfter(attacker, move) > 2) {
            return;
        }
        for (int i = 0; i < board.degree(move); i++) {
            int next = board.neighbor(move, i);
            if (board.stoneAt(next) == ReadingBoard.EMPTY) {
                add(next);
            } else if (board.stoneAt(next) == attacker) {
                board.addLiberties(next, points);
            }
        }
    }

    /**
     * Adds what would make a play of the defender in the zone possible that now is suicide: the liberties of the strings around
     * it.
     */
    void addPreparations() {
        for (int word = 0; word < points.length; word++) {
            for (long bits = points[word]; bits != 0; bits &= bits - 1) {
                int point = (word << 6) + Long.numberOfTrailingZeros(bits);
                if (board.stoneAt(point) == ReadingBoard.EMPTY && board.isSuicide(1 - attacker, point)) {
                    int beside = board.stringsAround(point, attacker, around);
                    for (int i = 0; i < beside; i++) {
                        if (board.liberties(around[i]) == 2) {
                            board.addLiberties(around[i], points);
                        }
                    }
                }
            }
        }
    }

    /** Adds the liberties of the attacker's strings that were played on the way and have few of them. */
    void addStonesPlayed(int order) {
        for (int ply = board.plies() - 1; ply >= start; ply--) {
            int point = board.playAt(ply);
            if (point != ReadingBoard.PASS && board.stoneAt(point) == attacker && goal.isInReach(point, order)) {
                board.addLiberties(point, points);
            }
        }
    }
}
