package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.dragons.read.ReadingBoard;

/** Chooses the points and strings that a problem of life and death is about: the vertices of its {@link Surroundings}. */
final class Gathering {
    /** A string of this number of stones, of the attacker or of the group at stake, is one vertex; the side that loses it loses the problem. */
    private static final int LARGE = 7;
    /** With care, the problem reaches along safe stones until it has this number of vertices. */
    private static final int ROOMY = 16;
    private static final int REACH = 7;
    private static final int FEW = 2;
    private static final int MANY = 3;

    private final ReadingBoard board;
    private final SafeStones safeStones;
    private final boolean isCareful;
    private final int[] vertexOf;
    private final int[] pointOf = new int[Surroundings.MOST];
    private int size;
    private long large;
    private long vital;

    private Gathering(ReadingBoard board, SafeStones safeStones, boolean isCareful) {
        this.board = board;
        this.safeStones = safeStones;
        this.isCareful = isCareful;
        vertexOf = new int[board.points()];
        Arrays.fill(vertexOf, -1);
    }

    /**
     * Gathers the vertices.
     *
     * @param isCareful whether the attacker's strings of three liberties are vertices even if they hang together with safe ones, and what lies
     *     farther along safe stones
     */
    static Gathering of(ReadingBoard board, SafeStones safeStones, boolean isCareful) {
        Gathering gathering = new Gathering(board, safeStones, isCareful);
        gathering.collect();
        return gathering;
    }

    private void collect() {
        LinkedGroup group = new LinkedGroup(board);
        group.gather(safeStones.target());
        List<Integer> front = new ArrayList<>();
        addString(safeStones.target(), true, front);
        for (int i = 0; i < group.strings(); i++) {
            addString(group.string(i), true, front);
        }
        vital = large;
        addEnemies(front);
        spread(front);
        List<Integer> beside = addHolders();
        if (isCareful) {
            spread(beside);
        }
    }

    /** Adds what is reached from some points in a few steps. */
    private void spread(List<Integer> from) {
        List<Integer> front = from;
        for (int step = 1; step < REACH && !front.isEmpty(); step++) {
            List<Integer> next = new ArrayList<>();
            for (int point : front) {
                if (board.stoneAt(point) == ReadingBoard.EMPTY && (step <= FEW || isCareful && size < ROOMY || !touchesWall(point))) {
                    for (int i = 0; i < board.degree(point); i++) {
                        reach(board.neighbor(point, i), next);
                    }
                }
            }
            addEnemies(next);
            front = next;
        }
    }

    /** Adds the weak strings of the defender that hold stones of the attacker; returns their liberties. */
    private List<Integer> addHolders() {
        List<Integer> beside = new ArrayList<>();
        int[] holders = new int[board.points()];
        for (int vertex = 0; vertex < size; vertex++) {
            int stone = pointOf[vertex];
            if (board.stoneAt(stone) == safeStones.attacker()) {
                int count = board.enemies(stone, holders);
                for (int i = 0; i < count; i++) {
                    if (!isHaven(holders[i]) && board.liberties(holders[i]) <= MANY) {
                        addString(holders[i], beside);
                    }
                }
            }
        }
        return beside;
    }

    /** Adds the weak enemies of the strings among the points. */
    private void addEnemies(List<Integer> front) {
        int[] enemies = new int[board.points()];
        for (int vertex = 0; vertex < size; vertex++) {
            int stone = pointOf[vertex];
            if (board.stoneAt(stone) == safeStones.defender()) {
                int count = board.enemies(stone, enemies);
                for (int i = 0; i < count; i++) {
                    if (!isWall(enemies[i])) {
                        addString(enemies[i], front);
                    }
                }
            }
        }
    }

    private void reach(int point, List<Integer> next) {
        if (vertexOf[point] >= 0) {
            return;
        }
        if (board.stoneAt(point) == ReadingBoard.EMPTY) {
            if (add(point)) {
                next.add(point);
            }
        } else if (!isWall(point) && !isHaven(point)) {
            addString(point, next);
        }
    }

    /** Adds a string that is not of the group at stake, and its liberties. */
    private void addString(int stone, List<Integer> front) {
        addString(stone, board.stoneAt(stone) == safeStones.attacker(), front);
    }

    /** Adds a string and its liberties; if it decides, as one vertex where it is large. */
    private void addString(int stone, boolean decides, List<Integer> front) {
        if (vertexOf[stone] >= 0) {
            return;
        }
        int[] points = new int[board.points()];
        int count = board.stones(stone, points);
        boolean whole = decides && count >= LARGE;
        if (size + (whole ? 1 : count) > Surroundings.MOST) {
            return;
        }
        for (int i = 0; i < count; i++) {
            if (whole) {
                vertexOf[points[i]] = size;
            } else {
                add(points[i]);
            }
        }
        if (whole) {
            large |= 1L << size;
            pointOf[size++] = stone;
        }
        count = board.liberties(stone, points);
        for (int i = 0; i < count; i++) {
            if (vertexOf[points[i]] < 0 && add(points[i])) {
                front.add(points[i]);
            }
        }
    }

    private boolean add(int point) {
        if (size == Surroundings.MOST) {
            return false;
        }
        vertexOf[point] = size;
        pointOf[size++] = point;
        return true;
    }

    /** Whether an attacker's stone counts as safe. */
    private boolean isWall(int point) {
        return board.stoneAt(point) == safeStones.attacker() && safeStones.isFirm(point)
                && (safeStones.isInvincible(point) || board.liberties(point) > (isCareful ? MANY : FEW));
    }

    private boolean isHaven(int point) {
        return board.stoneAt(point) == safeStones.defender() && safeStones.isFirm(point);
    }

    private boolean touchesWall(int point) {
        for (int i = 0; i < board.degree(point); i++) {
            if (isWall(board.neighbor(point, i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the problem was gathered with care. */
    boolean isCareful() {
        return isCareful;
    }

    /** For each point of the board its vertex; −1 if it has none. */
    int[] vertexOf() {
        return vertexOf;
    }

    /** For each vertex a point that it stands for. */
    int[] pointOf() {
        return pointOf;
    }

    /** How many vertices there are. */
    int size() {
        return size;
    }

    /** The vertices that stand for a large string. */
    long large() {
        return large;
    }

    /** Those of them that stand for a string of the group at stake. */
    long vital() {
        return vital;
    }
}
