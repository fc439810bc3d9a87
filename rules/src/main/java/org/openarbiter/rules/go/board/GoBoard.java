package org.openarbiter.rules.go.board;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.OptionalDouble;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.KeyNumbers;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;

/**
 * A Go position in play, on any shape of board, between any number of players.
 *
 * <p>A play is a point, {@link #pass} or {@link #refresh}. Any seat may play at any time as far as the board is concerned; whose
 * turn it is belongs to the referee. A stone that leaves its own string without a liberty and captures nothing is taken off
 * with that string; whether that is allowed belongs to the rulebook.
 *
 * <p>Every stone knows the string it belongs to, named by one of its points; the stones of a string stand in a ring. Of two
 * strings that are joined the smaller takes the name of the larger, and a log says which, so that this can be taken back.
 * Liberties are counted once for each stone they are next to: such a <em>pseudo-liberty</em> count is 0 exactly if there is no
 * liberty, and is kept in step by additions alone.
 */
public final class GoBoard implements Board {
    /** Nobody's stone: an empty point. */
    public static final int EMPTY = -1;

    private static final long KEY_SEED = 0x676FL;
    private static final int LOG_WORDS = 4;
    /** The key numbers of two players on 19x19; smaller boards use the first of them. */
    private static final long[] COMMON_KEYS = KeyNumbers.of(2 * 19 * 19, KEY_SEED);

    private final Topology topology;
    private final Seats seats;
    private final boolean midgame;
    private final int points;
    private final int[] neighbours;
    private final int[] first;
    /** A point takes 2 to this power bits of a packed placement, a power of two so that none crosses the words. */
    private final int logBits;
    private final int logPerWord;
    private final long[] keys;

    private final byte[] stones;
    private final int[] string;
    private final int[] ring;
    private final int[] size;
    private final int[] liberties;
    private final int[] counts;
    private final long[] packed;
    private boolean enclosureByUnit;
    private boolean refreshing;
    private OptionalDouble komi = OptionalDouble.empty();
    private int handicap;
    private final int[] lostBefore;
    private int toMove;
    private int plies;
    private long key;

    /** For each play: the play, who made it, who was to move, how many captures there were; and the key before it. */
    private int[] past = new int[256 * LOG_WORDS];
    private long[] pastKeys = new long[256];
    /** Captured strings in the order in which they were taken off: the points of each, then how many they are and whose. */
    private int[] captured = new int[256];
    private int capturedCount;
    /** For each stone put: what its point held before, the strings joined (the smaller, then the larger), how many pairs. */
    private int[] joins = new int[1024];
    private int joinCount;
    /** A stone of each string that {@link #place} has just left without a liberty. */
    private final int[] dead;
    private final int[] queue;
    private final boolean[] seen;

    /**
     * An empty board.
     *
     * @param toMove the seat that moves first
     * @param midgame whether what will be set up on it was reached by play
     */
    public GoBoard(Topology topology, Seats seats, int toMove, boolean midgame) {
        this.topology = topology;
        this.seats = seats;
        this.toMove = toMove;
        this.midgame = midgame;
        points = topology.size();
        neighbours = topology.allNeighbours();
        first = topology.firstNeighbours();
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(seats.count());
        logBits = Integer.SIZE - Integer.numberOfLeadingZeros(bits - 1);
        logPerWord = 6 - logBits;
        int pairs = points * seats.count();
        keys = pairs <= COMMON_KEYS.length ? COMMON_KEYS : KeyNumbers.of(pairs, KEY_SEED);
        stones = new byte[points];
        Arrays.fill(stones, (byte) EMPTY);
        string = new int[points];
        ring = new int[points];
        size = new int[points];
        liberties = new int[points];
        counts = new int[seats.count()];
        packed = new long[(points - 1 >> logPerWord) + 1];
        int mostNeighbours = 0;
        for (int point = 0; point < points; point++) {
            mostNeighbours = Math.max(mostNeighbours, topology.degree(point));
        }
        dead = new int[mostNeighbours];
        lostBefore = new int[seats.count()];
        queue = new int[points];
        seen = new boolean[points];
    }

    /**
     * Takes over the position of another board and forgets all plays made on this one; allocates nothing.
     *
     * @throws IllegalArgumentException if the other board has another shape or other players
     */
    public void set(GoBoard that) {
        if (topology != that.topology || !seats.equals(that.seats)) {
            throw new IllegalArgumentException("boards of different shapes or players");
        }
        System.arraycopy(that.stones, 0, stones, 0, points);
        System.arraycopy(that.string, 0, string, 0, points);
        System.arraycopy(that.ring, 0, ring, 0, points);
        System.arraycopy(that.size, 0, size, 0, points);
        System.arraycopy(that.liberties, 0, liberties, 0, points);
        System.arraycopy(that.counts, 0, counts, 0, counts.length);
        System.arraycopy(that.packed, 0, packed, 0, packed.length);
        key = that.key;
        toMove = that.toMove;
        enclosureByUnit = that.enclosureByUnit;
        refreshing = that.refreshing;
        komi = that.komi;
        handicap = that.handicap;
        System.arraycopy(that.lostBefore, 0, lostBefore, 0, lostBefore.length);
        plies = 0;
        capturedCount = 0;
        joinCount = 0;
    }

    /**
     * Sets a stone up before the first play.
     *
     * @throws IllegalArgumentException if the point is occupied
     * @throws IllegalStateException if a play has been made
     */
    public void setUp(int seat, int point) {
        if (plies > 0) {
            throw new IllegalStateException("a play has been made on this board");
        }
        if (stones[point] != EMPTY) {
            throw new IllegalArgumentException("two stones are set up on " + topology.pointName(point));
        }
        place(seat, point);
        joinCount = 0;
    }

    /** A point whose string has no liberty, or −1; a set-up with one is no position. */
    public int breathless() {
        for (int point = 0; point < points; point++) {
            if (stones[point] != EMPTY && liberties[string[point]] == 0) {
                return point;
            }
        }
        return -1;
    }

    /**
     * Chooses how enclosure is read with three players or more: by the single unit of an opponent instead of the allied group.
     */
    public void encloseByUnit(boolean byUnit) {
        enclosureByUnit = byUnit;
    }

    /** Chooses whether the refreshing pass is among the legal plays that are listed. */
    public void listRefreshing(boolean listed) {
        refreshing = listed;
    }

    /** Says what the record of the game gives the second player as komi. */
    public void komi(double points) {
        komi = OptionalDouble.of(points);
    }

    /** The komi that the record of the game gives; empty if it gives none. */
    public OptionalDouble komi() {
        return komi;
    }

    /** Says how many stones the record of the game gives the first player as handicap. */
    public void handicap(int stones) {
        handicap = stones;
    }

    /** Says how many stones a seat had lost before a start that was reached by play. */
    public void lostBefore(int seat, int stones) {
        lostBefore[seat] = stones;
    }

    /** How many handicap stones the record of the game gives the first player; 0 if it gives none. */
    public int handicap() {
        return handicap;
    }

    /** The shape of the board. */
    public Topology topology() {
        return topology;
    }

    /** Who plays. */
    public Seats seats() {
        return seats;
    }

    /** Whether the start position was reached by play and is not the start of the game. */
    public boolean isMidgame() {
        return midgame;
    }

    /** The play that puts no stone. */
    public int pass() {
        return points;
    }

    /** The pass that releases repetition under the Kee rules; elsewhere a pass like any other. */
    public int refresh() {
        return points + 1;
    }

    /** Whether a play puts a stone. */
    public boolean isStone(int play) {
        return play >= 0 && play < points;
    }

    /** The seat whose stone stands on a point, or {@link #EMPTY}. */
    public int stoneAt(int point) {
        return stones[point];
    }

    /** How many stones a seat has on the board. */
    public int stones(int seat) {
        return counts[seat];
    }

    /** Whether a point has neighbors, and stones of one seat on all of them. */
    public boolean isSurrounded(int by, int point) {
        int to = first[point + 1];
        boolean surrounded = first[point] < to;
        for (int i = first[point]; i < to && surrounded; i++) {
            surrounded = stones[neighbours[i]] == by;
        }
        return surrounded;
    }

    /** How many stones the string of a stone has. */
    public int stringSize(int point) {
        return size[string[point]];
    }

    /** The next stone of the same string; going on comes back to the first. */
    public int nextInString(int point) {
        return ring[point];
    }

    /** A point that stands for the whole string of a stone: equal for all stones of it. */
    public int string(int point) {
        return string[point];
    }

    /** Whether the string of a stone has exactly one liberty or none, each point counted once. */
    public boolean isInAtari(int point) {
        return countLiberties(point, 2) < 2;
    }

    /** The number of liberties of a string, counted up to a limit. */
    public int countLiberties(int point, int limit) {
        int count = 0;
        int stone = point;
        int marked = 0;
        do {
            for (int i = first[stone]; i < first[stone + 1] && count < limit; i++) {
                int next = neighbours[i];
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

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int plies() {
        return plies;
    }

    /** {@inheritDoc} A stone may be put on any empty point; a pass is always possible. */
    @Override
    public boolean isLegal(int by, int play) {
        return play == points || play == points + 1 || isStone(play) && stones[play] == EMPTY;
    }

    /**
     * Whether a stone would be suicidal: it does not enclose, and its own string would have no liberty.
     *
     * <p>With two players a play encloses if it takes an opponent's last liberty. With more it encloses a group of opponents'
     * stones that hang together, whoever they belong to, if none of them has a liberty left (Kee rules 9 and 10); or a single
     * unit, if so chosen.
     */
    public boolean isSuicide(int by, int point) {
        boolean kills = false;
        for (int i = first[point]; i < first[point + 1]; i++) {
            int next = neighbours[i];
            if (stones[next] == EMPTY) {
                return false;
            }
            boolean isLast = isLastLiberty(point, string[next]);
            if (stones[next] == by ? !isLast : isLast && (seats.count() == 2 || enclosureByUnit)) {
                return false;
            }
            kills |= stones[next] != by && isLast;
        }
        return !kills || !encloses(by, point);
    }

    /** Whether an empty point is the only liberty of a string next to it: whether it makes up all of its pseudo-liberties. */
    private boolean isLastLiberty(int point, int root) {
        int left = liberties[root];
        int from = first[point];
        int to = first[point + 1];
        if (left > to - from) {
            return false;
        }
        for (int i = from; i < to; i++) {
            int next = neighbours[i];
            left -= stones[next] != EMPTY && string[next] == root ? 1 : 0;
        }
        return left == 0;
    }

    /** Whether some unit that the stone leaves without liberty hangs in a group of opponents' stones that has none either. */
    public boolean encloses(int by, int point) {
        boolean encloses = false;
        for (int i = first[point]; i < first[point + 1] && !encloses; i++) {
            int next = neighbours[i];
            if (stones[next] != EMPTY && stones[next] != by) {
                encloses = isLastLiberty(point, string[next])
                        && (seats.count() == 2 || enclosureByUnit || !hasAlliedLiberty(by, next, point));
            }
        }
        return encloses;
    }

    /** Whether the stones of any opponents that hang together with one have a liberty other than the point just taken. */
    private boolean hasAlliedLiberty(int by, int from, int taken) {
        int read = 0;
        int written = 0;
        boolean found = false;
        queue[written++] = from;
        seen[from] = true;
        while (read < written && !found) {
            int stone = queue[read++];
            for (int i = first[stone]; i < first[stone + 1]; i++) {
                int next = neighbours[i];
                if (stones[next] == EMPTY) {
                    found |= next != taken;
                } else if (stones[next] != by && !seen[next]) {
                    seen[next] = true;
                    queue[written++] = next;
                }
            }
        }
        for (int i = 0; i < written; i++) {
            seen[queue[i]] = false;
        }
        return found;
    }

    @Override
    public void play(int by, int play) {
        reserve();
        int at = plies * LOG_WORDS;
        past[at] = play;
        past[at + 1] = by;
        past[at + 2] = toMove;
        past[at + 3] = capturedCount;
        pastKeys[plies] = key;
        plies++;
        toMove = by + 1 == counts.length ? 0 : by + 1;
        if (play >= points) {
            return;
        }
        int deadCount = place(by, play);
        if (liberties[string[play]] == 0 && !hasEnclosed(by, play, deadCount)) {
            take(play);
            return;
        }
        // What is dead was settled before anything is taken off: with three players one dead string may lie beside another.
        for (int i = 0; i < deadCount; i++) {
            take(dead[i]);
        }
    }

    private boolean hasEnclosed(int by, int point, int deadCount) {
        boolean enclosed = deadCount > 0 && (counts.length == 2 || enclosureByUnit);
        for (int i = 0; i < deadCount && !enclosed; i++) {
            enclosed = !hasAlliedLiberty(by, dead[i], point);
        }
        return enclosed;
    }

    /**
     * Puts a stone on an empty point and joins it to its neighbours; {@link #dead} then holds a stone of each opponents' string
     * that has no liberty left.
     *
     * @return how many such strings there are
     */
    private int place(int by, int point) {
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
            int next = neighbours[i];
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
            int next = neighbours[i];
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

    private void unplace(int by, int point) {
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
    private void take(int stone) {
        int seat = stones[stone];
        int count = size[string[stone]];
        captured = ensure(captured, capturedCount + count + 2);
        int at = stone;
        do {
            captured[capturedCount++] = at;
            stones[at] = EMPTY;
            change(seat, at);
            at = ring[at];
        } while (at != stone);
        do {
            addLiberty(at, 1);
            at = ring[at];
        } while (at != stone);
        counts[seat] -= count;
        captured[capturedCount++] = count;
        captured[capturedCount++] = seat;
    }

    private void untake() {
        int seat = captured[--capturedCount];
        int count = captured[--capturedCount];
        capturedCount -= count;
        for (int i = 0; i < count; i++) {
            addLiberty(captured[capturedCount + i], -1);
        }
        for (int i = 0; i < count; i++) {
            stones[captured[capturedCount + i]] = (byte) seat;
            change(seat, captured[capturedCount + i]);
        }
        counts[seat] += count;
    }

    private void addLiberty(int point, int change) {
        for (int i = first[point]; i < first[point + 1]; i++) {
            int next = neighbours[i];
            if (stones[next] != EMPTY) {
                liberties[string[next]] += change;
            }
        }
    }

    @Override
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("no play has been made on this board");
        }
        plies--;
        int at = plies * LOG_WORDS;
        int play = past[at];
        int by = past[at + 1];
        toMove = past[at + 2];
        while (capturedCount > past[at + 3]) {
            untake();
        }
        if (play < points) {
            unplace(by, play);
        }
        key = pastKeys[plies];
    }

    private void reserve() {
        if (plies == pastKeys.length) {
            pastKeys = Arrays.copyOf(pastKeys, 2 * plies);
            past = Arrays.copyOf(past, 2 * plies * LOG_WORDS);
        }
    }

    private static int[] ensure(int[] log, int length) {
        return length <= log.length ? log : Arrays.copyOf(log, 2 * length);
    }

    /** How many stones the latest play took off the board, its own included. */
    public int takenByLatest() {
        int taken = 0;
        for (int at = capturedCount; at > capturedBeforeLatest(); at -= captured[at - 2] + 2) {
            taken += captured[at - 2];
        }
        return taken;
    }

    /** How many stones of a seat the latest play took off the board. */
    public int takenByLatest(int seat) {
        int taken = 0;
        for (int at = capturedCount; at > capturedBeforeLatest(); at -= captured[at - 2] + 2) {
            taken += captured[at - 1] == seat ? captured[at - 2] : 0;
        }
        return taken;
    }

    /**
     * Writes the points from which the latest play took stones off, its own included, to the start of an array.
     *
     * @return how many they are
     */
    public int takenByLatest(int[] into) {
        int taken = 0;
        for (int at = capturedCount; at > capturedBeforeLatest(); at -= captured[at - 2] + 2) {
            int count = captured[at - 2];
            System.arraycopy(captured, at - 2 - count, into, taken, count);
            taken += count;
        }
        return taken;
    }

    private int capturedBeforeLatest() {
        return plies == 0 ? capturedCount : past[(plies - 1) * LOG_WORDS + 3];
    }

    /** How many stones of a seat have been taken off since the start. */
    public int lost(int seat) {
        int lost = lostBefore[seat];
        for (int at = capturedCount; at > 0; ) {
            int count = captured[at - 2];
            lost += captured[at - 1] == seat ? count : 0;
            at -= count + 2;
        }
        return lost;
    }

    /**
     * The point where, between two players, the other one would restore the position before the latest play by retaking the one
     * stone that it took; −1 if there is none.
     */
    public int koPoint() {
        if (capturedCount - capturedBeforeLatest() != 3) {
            return -1;
        }
        int stone = past[(plies - 1) * LOG_WORDS];
        boolean isAlone = stones[stone] != EMPTY && size[string[stone]] == 1 && liberties[stone] == 1;
        return isAlone ? captured[capturedCount - 3] : -1;
    }

    /** Whether any stone has been taken off since the start: before that no position can come back but by passing. */
    public boolean hasCaptures() {
        return capturedCount > 0;
    }

    /** The key that the placement would have after a stone, without playing it. */
    public long keyAfter(int by, int point) {
        boolean suicide = isSuicide(by, point);
        long after = suicide ? key : key ^ keys[by * points + point];
        int marked = 0;
        for (int i = first[point]; i < first[point + 1]; i++) {
            int next = neighbours[i];
            if (stones[next] == EMPTY || suicide != (stones[next] == by)) {
                continue;
            }
            int root = string[next];
            if (!seen[root] && (suicide || isLastLiberty(point, root))) {
                seen[root] = true;
                queue[marked++] = root;
                after ^= keyOfString(root);
            }
        }
        for (int i = 0; i < marked; i++) {
            seen[queue[i]] = false;
        }
        return after;
    }

    private long keyOfString(int stone) {
        long sum = 0;
        int at = stone;
        do {
            sum ^= keys[stones[stone] * points + at];
            at = ring[at];
        } while (at != stone);
        return sum;
    }

    @Override
    public int mostPlays() {
        return points + 2;
    }

    /**
     * {@inheritDoc} Stones first, in the order of the points, then the pass, then the refreshing pass where it is {@link
     * #listRefreshing listed}.
     */
    @Override
    public int legalPlays(int by, int[] into) {
        int count = 0;
        for (int point = 0; point < points; point++) {
            if (stones[point] == EMPTY) {
                into[count++] = point;
            }
        }
        into[count++] = points;
        if (refreshing) {
            into[count++] = points + 1;
        }
        return count;
    }

    @Override
    public boolean hasLegalPlay(int by) {
        return true;
    }

    @Override
    public long placementKey() {
        return key;
    }

    @Override
    public int placementLength() {
        return packed.length;
    }

    /**
     * {@inheritDoc} Two bits a point with two or three players, four with up to fifteen, in the order of the points; 0 is an
     * empty one.
     */
    @Override
    public void packPlacement(long[] into, int at) {
        System.arraycopy(packed, 0, into, at, packed.length);
    }

    /** Whether the placement is the one that {@link #packPlacement} wrote there. */
    public boolean hasPlacement(long[] words, int at) {
        return Arrays.equals(packed, 0, packed.length, words, at, at + packed.length);
    }

    /** {@inheritDoc} There are none in Go. */
    @Override
    public long rights() {
        return 0;
    }

    /** {@inheritDoc} In Go a position may come back from any depth. */
    @Override
    public int reversiblePlies() {
        return plies;
    }

    @Override
    public long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] plays = new int[mostPlays()];
        int count = legalPlays(toMove, plays);
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            play(toMove, plays[i]);
            nodes += perft(depth - 1);
            undo();
        }
        return nodes;
    }

    @Override
    public GoBoard copy() {
        GoBoard copy = new GoBoard(topology, seats, toMove, midgame);
        copy.set(this);
        return copy;
    }

    /**
     * {@inheritDoc} The shape, the stones of each seat, who moves, and komi and handicap where the record gives them: {@code 5x5 B:A1,B2
     * W:C3 to:B komi:0.5 handicap:2}.
     */
    @Override
    public String toText() {
        StringBuilder text = new StringBuilder(topology.name().isEmpty() ? "graph" : topology.name());
        for (int seat = 0; seat < seats.count(); seat++) {
            char separator = ':';
            text.append(' ').append(seats.name(seat));
            for (int point = 0; point < points; point++) {
                if (stones[point] == seat) {
                    text.append(separator).append(topology.pointName(point));
                    separator = ',';
                }
            }
            text.append(separator == ':' ? ":" : "");
        }
        text.append(" to:").append(seats.name(toMove));
        if (komi.isPresent()) {
            text.append(" komi:").append(new BigDecimal(Double.toString(komi.getAsDouble())).stripTrailingZeros().toPlainString());
        }
        return handicap == 0 ? text.toString() : text.append(" handicap:").append(handicap).toString();
    }

    @Override
    public String text(int play) {
        return play == points ? "pass" : play == points + 1 ? "refresh" : topology.pointName(play);
    }

    @Override
    public int parse(String text) throws PlayException {
        if (text.equalsIgnoreCase("pass")) {
            return pass();
        }
        if (text.equalsIgnoreCase("refresh")) {
            return refresh();
        }
        return point(text);
    }

    @Override
    public int point(String name) throws PlayException {
        int point = topology.point(name);
        if (point < 0) {
            throw new PlayException("is not a point of this board, nor pass or refresh");
        }
        return point;
    }

    @Override
    public String pointName(int point) {
        return topology.pointName(point);
    }

    @Override
    public String toString() {
        return toText();
    }
}
