package org.openarbiter.dragons.life;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * The part of a board that a problem of life and death is about, as a graph of at most 64 vertices, so that sets of them are bits of
 * a {@code long}.
 *
 * <p>A vertex is an empty point, a stone, or a whole string of the attacker, or of the group at stake, that is too large to be taken without
 * deciding the problem. Stones that {@link SafeStones} calls safe are no vertices: the points next to them are marked instead.
 */
public final class Surroundings {
    /** The most vertices. */
    public static final int MOST = 64;
    /** A problem of at most this number of vertices is small: it costs little to be careful. */
    private static final int SMALL = 24;
    private static final int MANY = 3;

    private final ReadingBoard board;
    private final SafeStones safeStones;
    private final int[] vertexOf;
    private final int[] pointOf;
    private final int size;
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
    private final long large;
    private final long vital;
    private final int target;
    private final boolean isSmall;
    private final Set<Assumption> assumptions = EnumSet.noneOf(Assumption.class);

    private Surroundings(ReadingBoard board, SafeStones safeStones, Gathering gathering) {
        this.board = board;
        this.safeStones = safeStones;
        vertexOf = gathering.vertexOf();
        pointOf = gathering.pointOf();
        size = gathering.size();
        large = gathering.large();
        vital = gathering.vital();
        target = vertexOf[safeStones.target()];
        isSmall = gathering.isCareful();
    }

    /**
     * The surroundings of the string at stake. In a small problem the attacker's strings of three liberties are read, too, even if they hang together
     * with safe ones, and so is what lies farther along safe stones.
     */
    static Surroundings of(ReadingBoard board, SafeStones safeStones) {
        Gathering gathering = Gathering.of(board, safeStones, !safeStones.isRace());
        if (!safeStones.isRace() && gathering.size() > SMALL) {
            gathering = Gathering.of(board, safeStones, false);
        }
        Surroundings around = new Surroundings(board, safeStones, gathering);
        around.connect();
        around.assume();
        return around;
    }

    /** Whether both leave out the same points: then they are the same problem. */
    boolean isSame(Surroundings other) {
        return Arrays.equals(vertexOf, other.vertexOf);
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
        } else if (safeStones.isFirm(next) || board.liberties(next) > MANY) {
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

    /** Whether the problem is small, even as it is gathered with care, and no race: looks at its positions then take more care, too. */
    boolean isSmall() {
        return isSmall;
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

    /** The vertices of the defender's stones. */
    public long defenders() {
        return defenders;
    }

    /** The vertices of the attacker's stones. */
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
