package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * The part of a board that a problem of life and death is about, as a graph of at most 64 vertices, so that sets of them are bits of
 * a {@code long}.
 *
 * <p>A vertex is an empty point, a stone, or a whole string that is too large to be taken without deciding the problem. Stones that
 * {@link SafeStones} calls safe are no vertices: the points next to them are marked instead.
 */
public final class Surroundings {
    /** The most vertices. */
    public static final int MOST = 64;
    /** A string of this number of stones is one vertex; the side that loses it loses the problem. */
    private static final int LARGE = 7;
    /** A problem of at most this number of vertices is small: it costs little to be careful. */
    private static final int SMALL = 24;
    /** A small problem reaches along safe stones until it has this number of vertices. */
    private static final int ROOMY = 16;
    private static final int REACH = 7;
    private static final int FEW = 2;
    private static final int MANY = 3;

    private final ReadingBoard board;
    private final SafeStones safeStones;
    private final boolean isCareful;
    private final int[] vertexOf;
    private final int[] pointOf = new int[MOST];
    private int size;
    private final long[] around = new long[MOST];
    private final long[] diagonals = new long[MOST];
    private final int[] lostCorners = new int[MOST];
    private final int[] openness = new int[MOST];
    private long defenders;
    private long attackers;
    private long wall;
    private long haven;
    private long exits;
    private long edge;
    private long large;
    private long vital;
    private int target;
    private final Set<Assumption> assumptions = EnumSet.noneOf(Assumption.class);

    private Surroundings(ReadingBoard board, SafeStones safeStones, boolean isCareful) {
        this.board = board;
        this.safeStones = safeStones;
        this.isCareful = isCareful;
        vertexOf = new int[board.points()];
        Arrays.fill(vertexOf, -1);
    }

    /**
     * The surroundings of the string at stake. In a small problem the attacker's strings of three liberties are read, too, even if they hang together with
     * safe ones, and so is what lies farther along safe stones.
     */
    static Surroundings of(ReadingBoard board, SafeStones safeStones) {
        Surroundings around = new Surroundings(board, safeStones, !safeStones.isRace());
        around.collect();
        if (around.isCareful && !around.isSmall()) {
            around = new Surroundings(board, safeStones, false);
            around.collect();
        }
        around.connect();
        around.assume();
        return around;
    }

    private void collect() {
        LinkedGroup group = new LinkedGroup(board);
        group.gather(safeStones.target());
        List<Integer> front = new ArrayList<>();
        addString(safeStones.target(), front);
        target = vertexOf[safeStones.target()];
        for (int i = 0; i < group.strings(); i++) {
            addString(group.string(i), front);
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

    /** Adds a string and its liberties. */
    private void addString(int stone, List<Integer> front) {
        if (vertexOf[stone] >= 0) {
            return;
        }
        int[] points = new int[board.points()];
        int count = board.stones(stone, points);
        boolean whole = count >= LARGE;
        if (size + (whole ? 1 : count) > MOST) {
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
        if (size == MOST) {
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

    private void connect() {
        for (int point = 0; point < board.points(); point++) {
            int vertex = vertexOf[point];
            if (vertex >= 0) {
                long bit = 1L << vertex;
                defenders |= board.stoneAt(point) == safeStones.defender() ? bit : 0;
                attackers |= board.stoneAt(point) == safeStones.attacker() ? bit : 0;
                for (int i = 0; i < board.degree(point); i++) {
                    connect(vertex, board.neighbor(point, i));
                }
                around[vertex] &= ~bit;
                openness[vertex] = board.stoneAt(point) == ReadingBoard.EMPTY ? safeStones.openness(point) : 0;
                corners(vertex, point);
            }
        }
    }

    private void connect(int vertex, int next) {
        long bit = 1L << vertex;
        if (vertexOf[next] >= 0) {
            around[vertex] |= 1L << vertexOf[next];
        } else if (board.stoneAt(next) == safeStones.attacker()) {
            // An attacker's string for which there was no room counts as safe.
            wall |= bit;
            assume(Assumption.WALL_HOLDS, !safeStones.isInvincible(next));
        } else if (board.stoneAt(next) == ReadingBoard.EMPTY) {
            exits |= bit;
        } else if (isHaven(next) || board.liberties(next) > MANY) {
            haven |= bit;
            assume(Assumption.FRIENDS_HOLD, !safeStones.isInvincible(next));
        } else {
            // A weak string of the defender for which there was no room: neither a friend nor a way out.
            assumptions.add(Assumption.POINTS_LEFT_OUT);
        }
    }

    private void assume(Assumption assumption, boolean isMade) {
        if (isMade) {
            assumptions.add(assumption);
        }
    }

    private void assume() {
        assume(Assumption.POINTS_LEFT_OUT, exits != 0);
        assume(Assumption.LARGE_STRINGS_DECIDE, (large & ~(1L << target)) != 0);
    }

    private void corners(int vertex, int point) {
        int corners = board.diagonals(point);
        edge |= corners < ReadingBoard.MOST_DIAGONALS ? 1L << vertex : 0;
        for (int i = 0; i < corners; i++) {
            int next = board.diagonal(point, i);
            if (vertexOf[next] >= 0) {
                diagonals[vertex] |= 1L << vertexOf[next];
            } else if (board.stoneAt(next) == safeStones.attacker()) {
                lostCorners[vertex]++;
            }
        }
    }

    /** Whether the problem is small, and no race: looks at its positions then take more care. */
    boolean isSmall() {
        return size <= SMALL && !isRace();
    }

    /** How many vertices there are. */
    public int size() {
        return size;
    }

    /** The vertices next to a vertex. */
    public long around(int vertex) {
        return around[vertex];
    }

    /** The vertices next to any of a set, members among them. */
    public long aroundAll(long set) {
        long all = 0;
        for (long left = set; left != 0; left &= left - 1) {
            all |= around[Long.numberOfTrailingZeros(left)];
        }
        return all;
    }

    /** The connected parts of a set that hold the given members of it. */
    public long part(long set, long members) {
        long part = members;
        long added = members;
        while (added != 0) {
            added = aroundAll(added) & set & ~part;
            part |= added;
        }
        return part;
    }

    /** The same part if it has at most so many vertices, and none of them is open; otherwise only enough of it to show that. */
    public long closedPart(long set, long members, long open, int most) {
        long part = members;
        long added = members;
        while (added != 0 && (added & open) == 0 && Long.bitCount(part) <= most) {
            added = aroundAll(added) & set & ~part;
            part |= added;
        }
        return part;
    }

    /** The vertices diagonal to a vertex. */
    public long diagonals(int vertex) {
        return diagonals[vertex];
    }

    /** How many diagonal points hold safe stones of the attacker. */
    public int lostCorners(int vertex) {
        return lostCorners[vertex];
    }

    /** The {@link Openness} of a vertex that was empty at the start; 0 for another. */
    public int openness(int vertex) {
        return openness[vertex];
    }

    public long defenders() {
        return defenders;
    }

    public long attackers() {
        return attackers;
    }

    /** The vertices next to safe stones of the attacker. */
    public long wall() {
        return wall;
    }

    /** The vertices next to safe stones of the defender. */
    public long haven() {
        return haven;
    }

    /** The vertices next to empty points that are left out. */
    public long exits() {
        return exits;
    }

    /** The vertices on the first line. */
    public long edge() {
        return edge;
    }

    /** The vertices that stand for a large string. */
    public long large() {
        return large;
    }

    /** The vertices that stand for a large string of the group at stake. */
    public long vital() {
        return vital;
    }

    /**
     * What captures have decided: the defender loses the problem with the string at stake, or a large one of its group, and the attacker with any
     * large one.
     */
    public Verdict taken(long defending, long attacking) {
        if ((defending >> target & 1) == 0 || (vital & ~defending) != 0) {
            return Verdict.DEAD;
        }
        return (attackers & large & ~attacking) != 0 ? Verdict.ALIVE : Verdict.OPEN;
    }

    /** Whether the group at stake races with another. */
    public boolean isRace() {
        return safeStones.isRace();
    }

    /** The vertex of the string at stake. */
    public int target() {
        return target;
    }

    /** The vertex of a point of the board; −1 if it is left out or safe. */
    public int vertex(int point) {
        return vertexOf[point];
    }

    /** A point of the board that a vertex stands for. */
    public int point(int vertex) {
        return pointOf[vertex];
    }

    /** What is taken for granted of the rest of the board. */
    public Set<Assumption> assumptions() {
        return assumptions;
    }

    /** All vertices. */
    public long all() {
        return size == MOST ? -1L : (1L << size) - 1;
    }
}
