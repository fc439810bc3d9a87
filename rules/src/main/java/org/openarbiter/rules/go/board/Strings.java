package org.openarbiter.rules.go.board;

import java.util.Arrays;
import org.openarbiter.rules.core.board.KeyNumbers;

/**
 * The stones on a board, in strings that know whether they have liberties, with the way back.
 *
 * <p>Every stone knows the string it belongs to, named by one of its points; the stones of a string stand in a ring. Of two
 * strings that are joined the smaller takes the name of the larger, and a log says which, so that this can be taken back.
 * Liberties are counted once for each stone they are next to: such a <em>pseudo-liberty</em> count is 0 exactly if there is no
 * liberty, and is kept in step by additions alone. Key and packed placement are kept in step with every stone.
 *
 * <p>What is done is undone in reverse order, each {@link #put} by {@link #remove}, each {@link #take} by {@link #untake}.
 */
final class Strings {
    private static final int EMPTY = GoBoard.EMPTY;
    private static final long KEY_SEED = 0x676FL;
    /** The key numbers of two players on 19x19; smaller boards use the first of them. */
    private static final long[] COMMON_KEYS = KeyNumbers.of(2 * 19 * 19, KEY_SEED);

    /** The seat whose stone stands on each point, or {@link GoBoard#EMPTY}. */
    final byte[] stones;
    /** For each stone the point that names its string. */
    final int[] string;
    /** For each stone the next one of its string. */
    final int[] ring;
    /** For the name of each string how many stones it has. */
    final int[] size;
    /** For the name of each string its pseudo-liberties. */
    final int[] liberties;
    /** For each seat how many stones it has. */
    final int[] counts;
    /** The placement, packed as {@link GoBoard#packPlacement} says. */
    final long[] packed;
    /** A stone of each string that {@link #put} has just left without a liberty. */
    final int[] dead;
    /** Points to visit, and which have been: for whoever counts something; all unmarked in between. */
    final int[] queue;
    final boolean[] seen;
    final Captures captures = new Captures();

    private final int points;
    private final int[] neighbors;
    private final int[] first;
    /** A point takes 2 to this power bits of a packed placement, a power of two so that none crosses the words. */
    private final int logBits;
    private final int logPerWord;
    private final long[] keys;
    /** For each stone put: what its point held before, the strings joined (the smaller, then the larger), how many pairs. */
    private int[] joins = new int[1024];
    private int joinCount;
    private long key;

    /** No stone on a board of this shape. */
    Strings(Topology topology, int seats) {
        points = topology.size();
        neighbors = topology.allNeighbors();
        first = topology.firstNeighbors();
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(seats);
        logBits = Integer.SIZE - Integer.numberOfLeadingZeros(bits - 1);
        logPerWord = 6 - logBits;
        int pairs = points * seats;
        keys = pairs <= COMMON_KEYS.length ? COMMON_KEYS : KeyNumbers.of(pairs, KEY_SEED);
        stones = new byte[points];
        Arrays.fill(stones, (byte) EMPTY);
        string = new int[points];
        ring = new int[points];
        size = new int[points];
        liberties = new int[points];
        counts = new int[seats];
        packed = new long[(points - 1 >> logPerWord) + 1];
        int mostNeighbors = 0;
        for (int point = 0; point < points; point++) {
            mostNeighbors = Math.max(mostNeighbors, topology.degree(point));
        }
        dead = new int[mostNeighbors];
        queue = new int[points];
        seen = new boolean[points];
    }

    /** Takes over the stones of another board of the same shape and forgets the way back; allocates nothing. */
    void set(Strings that) {
        System.arraycopy(that.stones, 0, stones, 0, points);
        System.arraycopy(that.string, 0, string, 0, points);
        System.arraycopy(that.ring, 0, ring, 0, points);
        System.arraycopy(that.size, 0, size, 0, points);
        System.arraycopy(that.liberties, 0, liberties, 0, points);
        System.arraycopy(that.counts, 0, counts, 0, counts.length);
        System.arraycopy(that.packed, 0, packed, 0, packed.length);
        key = that.key;
        captures.clear();
        forgetJoins();
    }

    /** The stones put so far stay for good. */
    void forgetJoins() {
        joinCount = 0;
    }

    /** The key of the placement. */
    long key() {
        return key;
    }

    /** The key number of a stone. */
    long keyOf(int seat, int point) {
        return keys[seat * points + point];
    }

    /** A point whose string has no liberty, or −1. */
    int breathless() {
        for (int point = 0; point < points; point++) {
            if (stones[point] != EMPTY && liberties[string[point]] == 0) {
                return point;
            }
        }
        return -1;
    }

    /** Whether a point has neighbors, and stones of one seat on all of them. */
    boolean isSurrounded(int by, int point) {
        int to = first[point + 1];
        boolean surrounded = first[point] < to;
        for (int i = first[point]; i < to && surrounded; i++) {
            surrounded = stones[neighbors[i]] == by;
        }
        return surrounded;
    }

    /** The number of liberties of a string, counted up to a limit. */
    int countLiberties(int point, int limit) {
        int count = 0;
        int stone = point;
        int marked = 0;
        do {
            for (int i = first[stone]; i < first[stone + 1] && count < limit; i++) {
                int next = neighbors[i];
                if (stones[next] == EMPTY && !seen[next]) {
                    seen[next] = true;
                    queue[marked++] = next;
                    count++;
                }
            }
            stone = ring[stone];
        } while (stone != point && count < limit);
        for (int i = 0; i < marked; i++) {
            seen[queue[i]] = false;
        }
        return count;
    }

    /** Whether an empty point is the only liberty of a string next to it: whether it makes up all of its pseudo-liberties. */
    boolean isLastLiberty(int point, int root) {
        int left = liberties[root];
        int from = first[point];
        int to = first[point + 1];
        if (left > to - from) {
            return false;
        }
        for (int i = from; i < to; i++) {
            int next = neighbors[i];
            left -= stones[next] != EMPTY && string[next] == root ? 1 : 0;
        }
        return left == 0;
    }

    /** The key numbers of all stones of a string together. */
    long keyOfString(int stone) {
        long sum = 0;
        int at = stone;
        do {
            sum ^= keys[stones[stone] * points + at];
            at = ring[at];
        } while (at != stone);
        return sum;
    }

    /**
     * Puts a stone on an empty point and joins it to its neighbors; {@link #dead} then holds a stone of each opponents' string
     * that has no liberty left.
     *
     * @return how many such strings there are
     */
    int put(int by, int point) {
        int from = first[point];
        int to = first[point + 1];
        joins = ensure(joins, joinCount + 5 + 2 * (to - from));
        joins[joinCount++] = string[point];
        joins[joinCount++] = ring[point];
        joins[joinCount++] = size[point];
        joins[joinCount++] = liberties[point];
        change(by, point);
        stones[point] = (byte) by;
        counts[by]++;
        int empty = 0;
        int own = 0;
        int deadCount = 0;
        for (int i = from; i < to; i++) {
            int next = neighbors[i];
            int seat = stones[next];
            if (seat == EMPTY) {
                empty++;
            } else {
                int left = --liberties[string[next]];
                if (seat == by) {
                    own++;
                } else if (left == 0) {
                    dead[deadCount++] = next;
                }
            }
        }
        string[point] = point;
        ring[point] = point;
        size[point] = 1;
        liberties[point] = empty;
        int joined = own == 0 ? 0 : join(by, point);
        joins[joinCount++] = joined;
        return deadCount;
    }

    /** Joins a stone just put to the strings of its seat beside it; the log takes each pair. */
    private int join(int by, int point) {
        int joined = 0;
        int root = point;
        for (int i = first[point]; i < first[point + 1]; i++) {
            int next = neighbors[i];
            if (stones[next] == by && string[next] != root) {
                int other = string[next];
                int small = size[root] < size[other] ? root : other;
                root = small == root ? other : root;
                rename(small, root);
                swapRing(small, root);
                size[root] += size[small];
                liberties[root] += liberties[small];
                joins[joinCount++] = small;
                joins[joinCount++] = root;
                joined++;
            }
        }
        return joined;
    }

    /** Takes the stone back that was put latest. */
    void remove(int by, int point) {
        int joined = joins[--joinCount];
        for (int i = 0; i < joined; i++) {
            int large = joins[--joinCount];
            int small = joins[--joinCount];
            swapRing(small, large);
            rename(small, small);
            liberties[large] -= liberties[small];
            size[large] -= size[small];
        }
        change(by, point);
        stones[point] = EMPTY;
        counts[by]--;
        addLiberty(point, 1);
        liberties[point] = joins[--joinCount];
        size[point] = joins[--joinCount];
        ring[point] = joins[--joinCount];
        string[point] = joins[--joinCount];
    }

    private void rename(int stone, int name) {
        int at = stone;
        do {
            string[at] = name;
            at = ring[at];
        } while (at != stone);
    }

    /** Keeps key and packed placement in step with a stone that comes or goes. */
    private void change(int seat, int point) {
        key ^= keys[seat * points + point];
        packed[point >> logPerWord] ^= seat + 1L << (point << logBits);
    }

    private void swapRing(int one, int other) {
        int after = ring[one];
        ring[one] = ring[other];
        ring[other] = after;
    }

    /** Takes a string off the board; its name and ring stay as they are, for the way back. */
    void take(int stone) {
        int seat = stones[stone];
        int count = size[string[stone]];
        captures.reserve(count);
        int at = stone;
        do {
            captures.add(at);
            stones[at] = EMPTY;
            change(seat, at);
            at = ring[at];
        } while (at != stone);
        do {
            addLiberty(at, 1);
            at = ring[at];
        } while (at != stone);
        counts[seat] -= count;
        captures.close(count, seat);
    }

    /** Puts the string back that was taken latest. */
    void untake() {
        int seat = captures.latestSeat();
        int count = captures.latestSize();
        captures.drop();
        int from = captures.mark();
        for (int i = 0; i < count; i++) {
            addLiberty(captures.at(from + i), -1);
        }
        for (int i = 0; i < count; i++) {
            int point = captures.at(from + i);
            stones[point] = (byte) seat;
            change(seat, point);
        }
        counts[seat] += count;
    }

    private void addLiberty(int point, int change) {
        for (int i = first[point]; i < first[point + 1]; i++) {
            int next = neighbors[i];
            if (stones[next] != EMPTY) {
                liberties[string[next]] += change;
            }
        }
    }

    private static int[] ensure(int[] log, int length) {
        return length <= log.length ? log : Arrays.copyOf(log, 2 * length);
    }
}
