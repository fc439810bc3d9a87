package org.openarbiter.dragons.read;

import java.util.Arrays;

/**
 * The stones on a board and the strings that they form.
 *
 * <p>Each string has a number and two sets of points: its stones, and its <em>rim</em>, all points next to them. Its liberties
 * are the empty points of the rim, its neighbors the other color's. A stone makes a new string of those that it joins and
 * leaves theirs as they were, so taking it back only gives the stones their former string. A set is a few words of 64 points
 * each.
 */
final class Strings {
    private static final int EMPTY = ReadingBoard.EMPTY;

    private final Grid grid;
    private final int words;
    private final byte[] stones;
    private final long[] empty;
    /** The stones of both colors, Black's first. */
    private final long[] full;
    /** For each stone the number of its string. */
    private final int[] string;
    private long[] members;
    private long[] rims;
    private int[] sizes;
    private int count;
    private long key;
    /** The points that have been looked at since {@link #watch}, and which strings have been added to them. */
    private final long[] looked;
    private boolean[] isLookedAt;
    private boolean watches;

    Strings(Grid grid) {
        this.grid = grid;
        words = grid.words();
        stones = new byte[grid.points()];
        Arrays.fill(stones, (byte) EMPTY);
        empty = new long[words];
        for (int point = 0; point < grid.points(); point++) {
            empty[point >> 6] |= 1L << point;
        }
        full = new long[2 * words];
        string = new int[grid.points()];
        int capacity = grid.points() + Long.SIZE;
        members = new long[capacity * words];
        rims = new long[capacity * words];
        sizes = new int[capacity];
        looked = new long[words];
        isLookedAt = new boolean[capacity];
    }

    /** Begins to watch which points are looked at. */
    void watch() {
        watches = true;
        Arrays.fill(looked, 0);
        Arrays.fill(isLookedAt, false);
    }

    /** Ends {@link #watch} and returns the points that have been looked at. */
    long[] looked() {
        watches = false;
        return looked.clone();
    }

    /** Looks at a point. */
    void look(int point) {
        if (watches) {
            looked[point >> 6] |= 1L << point;
        }
    }

    /** Looks at a point and all around it. */
    void lookAround(int point) {
        if (watches) {
            look(point);
            unite(looked, 0, grid.around(), point * words);
        }
    }

    /** The number of the string of a stone, which is looked at with all that is around it. */
    int of(int stone) {
        int name = string[stone];
        if (watches && !isLookedAt[name]) {
            isLookedAt[name] = true;
            unite(looked, 0, members, name * words);
            unite(looked, 0, rims, name * words);
        }
        return name;
    }

    /** The color on a point, which counts as seen already. */
    int stoneAt(int point) {
        return stones[point];
    }

    /** A number that stands for the stones. */
    long key() {
        return key;
    }

    /** Copies the stones: two sets, Black's first. */
    void copyTo(long[] into, int at) {
        System.arraycopy(full, 0, into, at, 2 * words);
    }

    /** Whether the stones are those that were copied. */
    boolean areThose(long[] from, int at) {
        return Arrays.equals(full, 0, 2 * words, from, at, at + 2 * words);
    }

    /** Whether the stones on some points are those of two sets, Black's first. */
    boolean areThoseOn(long[] some, long[] those) {
        long differences = 0;
        for (int i = 0; i < 2 * words; i++) {
            differences |= full[i] & some[i % words] ^ those[i];
        }
        return differences == 0;
    }

    /** The lowest stone of a string; −1 if it has none. */
    int origin(int name) {
        for (int word = 0; word < words; word++) {
            long bits = members[name * words + word];
            if (bits != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(bits);
            }
        }
        return -1;
    }

    /** How many stones a string has. */
    int size(int name) {
        return sizes[name];
    }

    /** Writes the stones of a string; returns how many. */
    int stones(int name, int[] into) {
        int at = name * words;
        int listed = 0;
        for (int word = 0; word < words; word++) {
            listed = list(members[at + word], word, into, listed);
        }
        return listed;
    }

    /** Whether a point is on the rim of a string. */
    boolean isOnRim(int point, int name) {
        return (rims[name * words + (point >> 6)] & 1L << point) != 0;
    }

    /** How many liberties a string has. */
    int liberties(int name) {
        int at = name * words;
        int liberties = 0;
        for (int word = 0; word < words; word++) {
            liberties += Long.bitCount(rims[at + word] & empty[word]);
        }
        return liberties;
    }

    /** Writes the liberties of a string; returns how many. */
    int liberties(int name, int[] into) {
        int at = name * words;
        int listed = 0;
        for (int word = 0; word < words; word++) {
            listed = list(rims[at + word] & empty[word], word, into, listed);
        }
        return listed;
    }

    /** Adds the liberties of a string to a set. */
    void addLiberties(int name, long[] into) {
        int at = name * words;
        for (int word = 0; word < words; word++) {
            into[word] |= rims[at + word] & empty[word];
        }
    }

    /** The lowest liberty of a string; −1 if it has none. */
    int firstLiberty(int name) {
        int at = name * words;
        for (int word = 0; word < words; word++) {
            long bits = rims[at + word] & empty[word];
            if (bits != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(bits);
            }
        }
        return -1;
    }

    /** Whether a point is the only liberty of a string. */
    boolean hasOnly(int point, int name) {
        int at = name * words;
        long others = 0;
        for (int word = 0; word < words; word++) {
            others |= rims[at + word] & empty[word] & (word == point >> 6 ? ~(1L << point) : -1L);
        }
        return others == 0;
    }

    /** How many liberties two strings have in common. */
    int commonLiberties(int one, int other) {
        int at = one * words;
        int to = other * words;
        int liberties = 0;
        for (int word = 0; word < words; word++) {
            liberties += Long.bitCount(rims[at + word] & rims[to + word] & empty[word]);
        }
        return liberties;
    }

    /** Whether two strings of different colors are next to each other. */
    boolean touches(int one, int other) {
        int at = one * words;
        int to = other * words;
        long both = 0;
        for (int word = 0; word < words; word++) {
            both |= rims[at + word] & members[to + word];
        }
        return both != 0;
    }

    /** Writes one stone of each string of a color next to a string; returns how many. */
    int neighbors(int name, int color, int[] into) {
        int at = name * words;
        int side = color * words;
        int listed = 0;
        for (int word = 0; word < words; word++) {
            long bits = rims[at + word] & full[side + word];
            while (bits != 0) {
                int next = (word << 6) + Long.numberOfTrailingZeros(bits);
                int its = of(next) * words;
                bits &= ~members[its + word];
                // A string that has a stone on the rim in a lower word has been met there.
                long earlier = 0;
                for (int below = 0; below < word; below++) {
                    earlier |= rims[at + below] & members[its + below];
                }
                if (earlier == 0) {
                    into[listed++] = next;
                }
            }
        }
        return listed;
    }

    /** Adds the rim of a string to a set. */
    void addRim(int name, long[] into) {
        unite(into, 0, rims, name * words);
    }

    /** Adds the stones of a string to a set. */
    void addStones(int name, long[] into) {
        unite(into, 0, members, name * words);
    }

    /** Copies the set of all empty points. */
    void copyEmpty(long[] into) {
        System.arraycopy(empty, 0, into, 0, words);
    }

    /** Puts a stone down, makes a new string of it and all that it joins, and logs these. */
    void put(int color, int point, PlayLog log) {
        reserve();
        lookAround(point);
        int made = count++;
        int at = made * words;
        System.arraycopy(grid.around(), point * words, rims, at, words);
        Arrays.fill(members, at, at + words, 0);
        members[at + (point >> 6)] = 1L << point;
        sizes[made] = 1;
        isLookedAt[made] = false;
        for (int i = 0; i < grid.degree(point); i++) {
            int next = grid.neighbor(point, i);
            if (stones[next] == color && string[next] != made) {
                int old = of(next);
                log.addJoined(old);
                unite(rims, at, rims, old * words);
                unite(members, at, members, old * words);
                sizes[made] += sizes[old];
                rename(old, made);
            }
        }
        stones[point] = (byte) color;
        string[point] = made;
        empty[point >> 6] &= ~(1L << point);
        full[color * words + (point >> 6)] |= 1L << point;
        key ^= grid.stoneKey(color, point);
    }

    /** Takes back the latest stone that was put down, by its log. */
    void unput(PlayLog log) {
        count--;
        int point = log.point();
        stones[point] = (byte) EMPTY;
        empty[point >> 6] |= 1L << point;
        full[log.color() * words + (point >> 6)] &= ~(1L << point);
        key ^= grid.stoneKey(log.color(), point);
        for (int i = 0; i < log.joinedCount(); i++) {
            rename(log.joined(i), log.joined(i));
        }
    }

    /** Makes the stones of a string part of another. */
    private void rename(int old, int name) {
        for (int word = 0; word < words; word++) {
            long bits = members[old * words + word];
            for (; bits != 0; bits &= bits - 1) {
                string[(word << 6) + Long.numberOfTrailingZeros(bits)] = name;
            }
        }
    }

    /** Takes a string off the board. */
    void take(int color, int taken) {
        for (int word = 0; word < words; word++) {
            long bits = members[taken * words + word];
            empty[word] |= bits;
            full[color * words + word] &= ~bits;
            for (; bits != 0; bits &= bits - 1) {
                int point = (word << 6) + Long.numberOfTrailingZeros(bits);
                stones[point] = (byte) EMPTY;
                key ^= grid.stoneKey(color, point);
            }
        }
    }

    /** Puts a string back that was taken. */
    void putBack(int color, int taken) {
        for (int word = 0; word < words; word++) {
            long bits = members[taken * words + word];
            empty[word] &= ~bits;
            full[color * words + word] |= bits;
            for (; bits != 0; bits &= bits - 1) {
                int point = (word << 6) + Long.numberOfTrailingZeros(bits);
                stones[point] = (byte) color;
                // Another stone may have stood here since.
                string[point] = taken;
                key ^= grid.stoneKey(color, point);
            }
        }
    }

    private void reserve() {
        if (count == sizes.length) {
            sizes = Arrays.copyOf(sizes, 2 * count);
            isLookedAt = Arrays.copyOf(isLookedAt, 2 * count);
            members = Arrays.copyOf(members, 2 * count * words);
            rims = Arrays.copyOf(rims, 2 * count * words);
        }
    }

    private void unite(long[] into, int at, long[] from, int start) {
        for (int word = 0; word < words; word++) {
            into[at + word] |= from[start + word];
        }
    }

    private static int list(long word, int index, int[] into, int listed) {
        int at = listed;
        for (long bits = word; bits != 0; bits &= bits - 1) {
            into[at++] = (index << 6) + Long.numberOfTrailingZeros(bits);
        }
        return at;
    }
}
