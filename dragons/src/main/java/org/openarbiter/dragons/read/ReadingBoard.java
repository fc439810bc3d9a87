package org.openarbiter.dragons.read;

import java.util.Arrays;
import org.openarbiter.rules.core.KeyNumbers;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.Topology;

/**
 * A rectangular Go board of two colours to read on: plays and takes back without allocation, and tells the liberties of any
 * string exactly.
 *
 * <p>Points are those of its {@link Topology}, row by row from A1. Either colour may play at any time. A string is named by any of
 * its stones. Lists of points are in ascending order and written to the start of an array, which must be large enough.
 *
 * <p>Each string has two sets of points: its stones, and its <em>rim</em>, all points next to them. Its liberties are the empty
 * points of the rim, its neighbours the other colour's. A play makes a new string of those that it joins and leaves theirs as they
 * were, so taking it back only gives the stones their former string. A set is a few words of 64 points each.
 */
public final class ReadingBoard {
    /** An empty point. */
    public static final int EMPTY = GoBoard.EMPTY;
    /** The seat of Black. */
    public static final int BLACK = 0;
    /** The seat of White. */
    public static final int WHITE = 1;
    /** What {@link #play} takes for a pass. */
    public static final int PASS = -1;
    /** The most points a board can have: 25x25. */
    public static final int MOST_POINTS = 625;

    private static final long KEY_SEED = 0x72656164L;
    private static final int DIRECTIONS = 4;
    /** For each play: point, colour, ko point and ko colour before, how many strings were taken, how many joined; then which. */
    private static final int LOG_WORDS = 6 + 2 * DIRECTIONS;
    private static final int TAKEN = 6;
    private static final int JOINED = TAKEN + DIRECTIONS;

    private final Topology topology;
    private final int points;
    private final int words;
    private final int[] degrees;
    private final int[] neighbours;
    /** The neighbours of each point as a set. */
    private final long[] around;
    private final long[] keys;

    private final byte[] stones;
    private final long[] empty;
    private final long[] full = new long[2 * (MOST_POINTS / 64 + 1)];
    private final int[] string;
    private long[] members;
    private long[] rims;
    private int[] sizes;
    private int strings;
    private final int[] prisoners = new int[2];
    private int koPoint = PASS;
    private int koColour = EMPTY;
    private long key;

    private int[] past = new int[64 * LOG_WORDS];
    private long[] pastKeys = new long[64];
    private int plies;
    private final int[] found = new int[DIRECTIONS];
    private final long[] rim;
    private final long[] free;
    /** The points that have been looked at since {@link #watch}, and which strings have been added to them. */
    private final long[] looked;
    private boolean[] isLookedAt;
    private boolean watches;

    private ReadingBoard(Topology topology) {
        if (topology.width() == 0 || topology.size() > MOST_POINTS) {
            throw new IllegalArgumentException("reading is for rectangles of at most " + MOST_POINTS + " points");
        }
        this.topology = topology;
        points = topology.size();
        words = (points + 63) / 64;
        degrees = new int[points];
        neighbours = new int[points * DIRECTIONS];
        around = new long[points * words];
        empty = new long[words];
        for (int point = 0; point < points; point++) {
            empty[point >> 6] |= 1L << point;
            degrees[point] = topology.degree(point);
            for (int i = 0; i < degrees[point]; i++) {
                int next = topology.neighbour(point, i);
                neighbours[point * DIRECTIONS + i] = next;
                around[point * words + (next >> 6)] |= 1L << next;
            }
        }
        keys = KeyNumbers.of(3 * points, KEY_SEED);
        stones = new byte[points];
        Arrays.fill(stones, (byte) EMPTY);
        string = new int[points];
        int capacity = points + 64;
        members = new long[capacity * words];
        rims = new long[capacity * words];
        sizes = new int[capacity];
        rim = new long[words];
        free = new long[words];
        looked = new long[words];
        isLookedAt = new boolean[capacity];
    }

    /**
     * An empty board.
     *
     * @throws IllegalArgumentException if the shape is no rectangle, or has more than {@link #MOST_POINTS} points
     */
    public static ReadingBoard of(Topology topology) {
        return new ReadingBoard(topology);
    }

    /**
     * The position of a board, with its ko.
     *
     * @throws IllegalArgumentException if the shape is no rectangle or too large, or if there are more than two players
     */
    public static ReadingBoard of(GoBoard board) {
        if (board.seats().count() != 2) {
            throw new IllegalArgumentException("reading is for two players, not " + board.seats().count());
        }
        int[] stones = new int[board.topology().size()];
        for (int point = 0; point < stones.length; point++) {
            stones[point] = board.stoneAt(point);
        }
        return of(board.topology(), stones, board.koPoint());
    }

    /**
     * A position.
     *
     * @param stones a colour for each point, or {@link #EMPTY}
     * @param koPoint the point that may not be retaken at once; −1 if there is none
     * @throws IllegalArgumentException if the shape is no rectangle or too large, if a string has no liberty, or if the ko point
     *     has no neighbours of one colour around it
     */
    public static ReadingBoard of(Topology topology, int[] stones, int koPoint) {
        ReadingBoard board = new ReadingBoard(topology);
        for (int point = 0; point < board.points; point++) {
            if (stones[point] != EMPTY) {
                board.put(stones[point], point);
            }
        }
        for (int point = 0; point < board.points; point++) {
            if (stones[point] != EMPTY && board.liberties(point) == 0) {
                throw new IllegalArgumentException("the string at " + topology.pointName(point) + " has no liberty");
            }
        }
        if (koPoint >= 0) {
            int enclosing = stones[board.neighbours[koPoint * DIRECTIONS]];
            for (int i = 0; i < board.degrees[koPoint]; i++) {
                if (enclosing == EMPTY || stones[board.neighbours[koPoint * DIRECTIONS + i]] != enclosing) {
                    throw new IllegalArgumentException("there is no ko at " + topology.pointName(koPoint));
                }
            }
            board.setKo(koPoint, 1 - enclosing);
        }
        return board;
    }

    /** The same position on a board of its own, without its past. */
    public ReadingBoard copy() {
        int[] copied = new int[points];
        for (int point = 0; point < points; point++) {
            copied[point] = stones[point];
        }
        ReadingBoard copy = of(topology, copied, koPoint);
        System.arraycopy(prisoners, 0, copy.prisoners, 0, 2);
        return copy;
    }

    /** The shape. */
    public Topology topology() {
        return topology;
    }

    /** How many points there are. */
    public int points() {
        return points;
    }

    /** How many neighbours a point has. */
    public int degree(int point) {
        return degrees[point];
    }

    /** A neighbour of a point, by its number from 0. */
    public int neighbour(int point, int index) {
        return neighbours[point * DIRECTIONS + index];
    }

    /** The colour of the stone on a point, or {@link #EMPTY}. */
    public int stoneAt(int point) {
        look(point);
        return stones[point];
    }

    /**
     * Begins to watch which points are looked at. On a board with the same stones on these points, and the same ko, everything
     * asked of this board since, and every play, would have had the same answer.
     */
    public void watch() {
        watches = true;
        Arrays.fill(looked, 0);
        Arrays.fill(isLookedAt, false);
    }

    /** Ends {@link #watch} and returns the points that have been looked at, as a set: bit {@code p % 64} of word {@code p / 64}. */
    public long[] looked() {
        watches = false;
        return looked.clone();
    }

    private void look(int point) {
        if (watches) {
            looked[point >> 6] |= 1L << point;
        }
    }

    /** Looks at a point and all around it. */
    private void lookAround(int point) {
        if (watches) {
            look(point);
            unite(looked, 0, around, point * words);
        }
    }

    /** The number of the string of a stone, which is looked at with all that is around it. */
    private int seen(int stone) {
        int name = string[stone];
        if (watches && !isLookedAt[name]) {
            isLookedAt[name] = true;
            unite(looked, 0, members, name * words);
            unite(looked, 0, rims, name * words);
        }
        return name;
    }

    /** How many stones of a colour have been taken off by plays on this board. */
    public int prisoners(int colour) {
        return prisoners[colour];
    }

    /** The point that may not be taken at once; −1 if there is none. */
    public int koPoint() {
        return koPoint;
    }

    /** Who may not take {@link #koPoint}; {@link #EMPTY} if there is none. */
    public int koColour() {
        return koColour;
    }

    /** A number that stands for stones and ko point; who is to move is not in it. An index, never a proof. */
    public long key() {
        return key;
    }

    /** A number that stands for the stones alone, without a ko. */
    long placementKey() {
        return koPoint < 0 ? key : key ^ keys[2 * points + koPoint];
    }

    /** The {@link #placementKey} of stones that were copied by {@link #copyPlacement}. */
    long placementKey(long[] from, int at) {
        long of = 0;
        for (int i = 0; i < 2 * words; i++) {
            for (long bits = from[at + i]; bits != 0; bits &= bits - 1) {
                of ^= keys[i / words * points + (i % words << 6) + Long.numberOfTrailingZeros(bits)];
            }
        }
        return of;
    }

    /** Copies the stones: two sets, Black's first. */
    void copyPlacement(long[] into, int at) {
        System.arraycopy(full, 0, into, at, 2 * words);
    }

    /** Whether the stones are those that were copied. */
    boolean isPlacement(long[] from, int at) {
        return Arrays.equals(full, 0, 2 * words, from, at, at + 2 * words);
    }

    /** Whether the stones on some points are those of two sets, Black's first. */
    boolean isPlacementOn(long[] some, long[] stones) {
        long differences = 0;
        for (int i = 0; i < 2 * words; i++) {
            differences |= full[i] & some[i % words] ^ stones[i];
        }
        return differences == 0;
    }

    /** The number of the string of a stone: the same for all its stones, and for no others; it changes with each stone added. */
    public int string(int stone) {
        return seen(stone);
    }

    /** Whether two points hold stones of one string. */
    public boolean isSame(int stone, int other) {
        return stoneAt(stone) != EMPTY && stoneAt(other) == stoneAt(stone) && seen(stone) == seen(other);
    }

    /** The lowest stone of a string. */
    public int origin(int stone) {
        return first(members, seen(stone) * words);
    }

    /** How many stones a string has. */
    public int size(int stone) {
        return sizes[seen(stone)];
    }

    /** Writes the stones of a string; returns how many. */
    public int stones(int stone, int[] into) {
        int at = seen(stone) * words;
        int count = 0;
        for (int word = 0; word < words; word++) {
            count = list(members[at + word], word, into, count);
        }
        return count;
    }

    /** How many liberties a string has. */
    public int liberties(int stone) {
        int at = seen(stone) * words;
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(rims[at + word] & empty[word]);
        }
        return count;
    }

    /** Writes the liberties of a string; returns how many. */
    public int liberties(int stone, int[] into) {
        int at = seen(stone) * words;
        int count = 0;
        for (int word = 0; word < words; word++) {
            count = list(rims[at + word] & empty[word], word, into, count);
        }
        return count;
    }

    /** How many words of 64 points a set has. */
    public int words() {
        return words;
    }

    /** Adds the liberties of a string to a set. */
    void addLiberties(int stone, long[] into) {
        int at = seen(stone) * words;
        for (int word = 0; word < words; word++) {
            into[word] |= rims[at + word] & empty[word];
        }
    }

    /** The lowest liberty of a string. */
    public int firstLiberty(int stone) {
        int at = seen(stone) * words;
        for (int word = 0; word < words; word++) {
            long bits = rims[at + word] & empty[word];
            if (bits != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(bits);
            }
        }
        throw new IllegalArgumentException("no string of stones on the board at " + topology.pointName(stone));
    }

    /** Whether a point is a liberty of a string. */
    public boolean isLiberty(int point, int stone) {
        return isOnRim(point, stone) && stones[point] == EMPTY;
    }

    /** Whether a point, empty or not, is next to a stone of a string. */
    public boolean isOnRim(int point, int stone) {
        return (rims[seen(stone) * words + (point >> 6)] & 1L << point) != 0;
    }

    /** How many liberties two strings have in common. */
    public int commonLiberties(int one, int other) {
        int at = seen(one) * words;
        int to = seen(other) * words;
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(rims[at + word] & rims[to + word] & empty[word]);
        }
        return count;
    }

    /** Writes the liberties that two strings have in common; returns how many. */
    public int commonLiberties(int one, int other, int[] into) {
        int at = seen(one) * words;
        int to = seen(other) * words;
        int count = 0;
        for (int word = 0; word < words; word++) {
            count = list(rims[at + word] & rims[to + word] & empty[word], word, into, count);
        }
        return count;
    }

    /** Whether two strings of different colours are next to each other. */
    public boolean touches(int one, int other) {
        int at = seen(one) * words;
        int to = seen(other) * words;
        long both = 0;
        for (int word = 0; word < words; word++) {
            both |= rims[at + word] & members[to + word];
        }
        return both != 0;
    }

    /** Writes one stone of each string of the other colour next to a string; returns how many. */
    public int enemies(int stone, int[] into) {
        return neighbourStrings(stone, 1 - stones[stone], into);
    }

    private int neighbourStrings(int stone, int colour, int[] into) {
        int at = seen(stone) * words;
        int side = colour * words;
        int count = 0;
        for (int word = 0; word < words; word++) {
            long bits = rims[at + word] & full[side + word];
            while (bits != 0) {
                int next = (word << 6) + Long.numberOfTrailingZeros(bits);
                int its = seen(next) * words;
                bits &= ~members[its + word];
                // A string that has a stone on the rim in a lower word has been met there.
                long earlier = 0;
                for (int below = 0; below < word; below++) {
                    earlier |= rims[at + below] & members[its + below];
                }
                if (earlier == 0) {
                    into[count++] = next;
                }
            }
        }
        return count;
    }

    /** Writes one stone of each string of a colour next to a point; returns how many, at most four. */
    public int stringsAround(int point, int colour, int[] into) {
        lookAround(point);
        int count = 0;
        for (int i = 0; i < degrees[point]; i++) {
            int next = neighbours[point * DIRECTIONS + i];
            boolean isNew = stones[next] == colour;
            for (int j = 0; isNew && j < count; j++) {
                isNew = seen(into[j]) != seen(next);
            }
            if (isNew) {
                into[count++] = next;
            }
        }
        return count;
    }

    /** Whether a colour may play on a point: it is empty, no ko forbids it, and it is no suicide. */
    public boolean isLegal(int colour, int point) {
        return stoneAt(point) == EMPTY && (point != koPoint || colour != koColour) && !isSuicide(colour, point);
    }

    /** Whether a stone on an empty point would leave its own string without a liberty. */
    public boolean isSuicide(int colour, int point) {
        lookAround(point);
        for (int i = 0; i < degrees[point]; i++) {
            int next = neighbours[point * DIRECTIONS + i];
            if (stones[next] == EMPTY || (stones[next] == colour) != hasOnly(point, next)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a point is the only liberty of a string. */
    private boolean hasOnly(int point, int stone) {
        int at = seen(stone) * words;
        long others = 0;
        for (int word = 0; word < words; word++) {
            others |= rims[at + word] & empty[word] & (word == point >> 6 ? ~(1L << point) : -1L);
        }
        return others == 0;
    }

    /** How many stones a stone on an empty point would take off. */
    public int takes(int colour, int point) {
        int count = stringsAround(point, 1 - colour, found);
        int taken = 0;
        for (int i = 0; i < count; i++) {
            taken += hasOnly(point, found[i]) ? size(found[i]) : 0;
        }
        return taken;
    }

    /** Whether a stone on an empty point would take one stone that could be retaken at once but for the ko. */
    public boolean takesKo(int colour, int point) {
        return takes(colour, point) == 1 && stringsAround(point, colour, found) == 0 && libertiesAfter(colour, point) == 1;
    }

    /** How many liberties the string of a stone on an empty point would have; 0 if it were suicide. */
    public int libertiesAfter(int colour, int point) {
        lookAround(point);
        System.arraycopy(around, point * words, rim, 0, words);
        System.arraycopy(empty, 0, free, 0, words);
        free[point >> 6] &= ~(1L << point);
        for (int i = 0; i < degrees[point]; i++) {
            int next = neighbours[point * DIRECTIONS + i];
            if (stones[next] == colour) {
                unite(rim, 0, rims, seen(next) * words);
            } else if (stones[next] != EMPTY && hasOnly(point, next)) {
                unite(free, 0, members, seen(next) * words);
            }
        }
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(rim[word] & free[word]);
        }
        return count;
    }

    /** Whether a stone on an empty point would stand in atari, or be suicide. */
    public boolean isSelfAtari(int colour, int point) {
        return libertiesAfter(colour, point) <= 1;
    }

    /** How many plays have been made and not taken back. */
    public int plies() {
        return plies;
    }

    /** The point of a play, by its number from 0; {@link #PASS} for a pass. */
    public int playAt(int ply) {
        return past[ply * LOG_WORDS];
    }

    /**
     * Plays a stone, or passes; no ko stops it, and either lifts it.
     *
     * @throws IllegalArgumentException if the stone is suicide; the board is then as it was
     */
    public void play(int colour, int point) {
        reserve();
        int log = plies * LOG_WORDS;
        past[log] = point;
        past[log + 1] = colour;
        past[log + 2] = koPoint;
        past[log + 3] = koColour;
        past[log + 4] = 0;
        past[log + 5] = 0;
        pastKeys[plies++] = key;
        setKo(PASS, EMPTY);
        if (point == PASS) {
            return;
        }
        past[log + 5] = put(colour, point);
        System.arraycopy(found, 0, past, log + JOINED, DIRECTIONS);
        int taken = 0;
        int stonesTaken = 0;
        int latest = PASS;
        for (int i = 0; i < degrees[point]; i++) {
            int next = neighbours[point * DIRECTIONS + i];
            if (stones[next] == 1 - colour && liberties(next) == 0) {
                latest = next;
                stonesTaken += size(next);
                past[log + TAKEN + taken++] = seen(next);
                past[log + 4] = taken;
                take(1 - colour, seen(next));
            }
        }
        prisoners[1 - colour] += stonesTaken;
        if (taken == 0 && liberties(point) == 0) {
            undo();
            throw new IllegalArgumentException("suicide at " + topology.pointName(point));
        }
        if (stonesTaken == 1 && size(point) == 1 && liberties(point) == 1) {
            setKo(latest, 1 - colour);
        }
    }

    /**
     * Takes back the latest play.
     *
     * @throws IllegalStateException if there is none
     */
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("no play has been made on this board");
        }
        plies--;
        int log = plies * LOG_WORDS;
        int point = past[log];
        int colour = past[log + 1];
        if (point != PASS) {
            for (int i = 0; i < past[log + 4]; i++) {
                putBack(1 - colour, past[log + TAKEN + i]);
            }
            unput(colour, point, past, log + JOINED, past[log + 5]);
        }
        koPoint = past[log + 2];
        koColour = past[log + 3];
        key = pastKeys[plies];
    }

    private void setKo(int point, int colour) {
        if (koPoint >= 0) {
            key ^= keys[2 * points + koPoint];
        }
        koPoint = point;
        koColour = colour;
        if (koPoint >= 0) {
            key ^= keys[2 * points + koPoint];
        }
    }

    /** Puts a stone down and makes a new string of it; {@link #found} then holds the strings that it joined. Returns how many. */
    private int put(int colour, int point) {
        lookAround(point);
        int made = strings++;
        int at = made * words;
        System.arraycopy(around, point * words, rims, at, words);
        Arrays.fill(members, at, at + words, 0);
        members[at + (point >> 6)] = 1L << point;
        sizes[made] = 1;
        isLookedAt[made] = false;
        int joined = 0;
        for (int i = 0; i < degrees[point]; i++) {
            int next = neighbours[point * DIRECTIONS + i];
            if (stones[next] == colour && string[next] != made) {
                int old = seen(next);
                found[joined++] = old;
                unite(rims, at, rims, old * words);
                unite(members, at, members, old * words);
                sizes[made] += sizes[old];
                rename(old, made);
            }
        }
        stones[point] = (byte) colour;
        string[point] = made;
        empty[point >> 6] &= ~(1L << point);
        full[colour * words + (point >> 6)] |= 1L << point;
        key ^= keys[colour * points + point];
        return joined;
    }

    private void unput(int colour, int point, int[] log, int from, int joined) {
        strings--;
        stones[point] = (byte) EMPTY;
        empty[point >> 6] |= 1L << point;
        full[colour * words + (point >> 6)] &= ~(1L << point);
        for (int i = 0; i < joined; i++) {
            rename(log[from + i], log[from + i]);
        }
    }

    /** Tells the stones of a string that they now belong to another. */
    private void rename(int old, int name) {
        for (int word = 0; word < words; word++) {
            long bits = members[old * words + word];
            for (; bits != 0; bits &= bits - 1) {
                string[(word << 6) + Long.numberOfTrailingZeros(bits)] = name;
            }
        }
    }

    private void take(int colour, int taken) {
        for (int word = 0; word < words; word++) {
            long bits = members[taken * words + word];
            empty[word] |= bits;
            full[colour * words + word] &= ~bits;
            for (; bits != 0; bits &= bits - 1) {
                int point = (word << 6) + Long.numberOfTrailingZeros(bits);
                stones[point] = (byte) EMPTY;
                key ^= keys[colour * points + point];
            }
        }
    }

    private void putBack(int colour, int taken) {
        prisoners[colour] -= sizes[taken];
        for (int word = 0; word < words; word++) {
            long bits = members[taken * words + word];
            empty[word] &= ~bits;
            full[colour * words + word] |= bits;
            for (; bits != 0; bits &= bits - 1) {
                int point = (word << 6) + Long.numberOfTrailingZeros(bits);
                stones[point] = (byte) colour;
                // Another stone may have stood here since.
                string[point] = taken;
            }
        }
    }

    private void reserve() {
        if (plies == pastKeys.length) {
            pastKeys = Arrays.copyOf(pastKeys, 2 * plies);
            past = Arrays.copyOf(past, 2 * plies * LOG_WORDS);
        }
        if (strings == sizes.length) {
            sizes = Arrays.copyOf(sizes, 2 * strings);
            isLookedAt = Arrays.copyOf(isLookedAt, 2 * strings);
            members = Arrays.copyOf(members, 2 * strings * words);
            rims = Arrays.copyOf(rims, 2 * strings * words);
        }
    }

    private void unite(long[] into, int at, long[] from, int start) {
        for (int word = 0; word < words; word++) {
            into[at + word] |= from[start + word];
        }
    }

    private int first(long[] sets, int at) {
        for (int word = 0; word < words; word++) {
            if (sets[at + word] != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(sets[at + word]);
            }
        }
        return PASS;
    }

    private static int list(long word, int index, int[] into, int count) {
        int at = count;
        for (long bits = word; bits != 0; bits &= bits - 1) {
            into[at++] = (index << 6) + Long.numberOfTrailingZeros(bits);
        }
        return at;
    }

    /** The board as rows of text from the top: {@code X} black, {@code O} white, {@code .} empty. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = topology.height() - 1; row >= 0; row--) {
            for (int column = 0; column < topology.width(); column++) {
                text.append("XO.".charAt(Math.floorMod(stones[row * topology.width() + column], 3)));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
