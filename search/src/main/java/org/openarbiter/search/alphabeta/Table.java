package org.openarbiter.search.alphabeta;

import java.util.Arrays;

/**
 * The transposition table: results of earlier positions, sixteen bytes each, in one flat array shared by all threads.
 *
 * <p>An entry is two words, the data and the key with the data mixed in. Threads write without locks: an entry whose halves come
 * from two writers matches no key and is ignored (Hyatt and Mann, A lock-less transposition table implementation, ICGA Journal 25,
 * 2002). Four entries that share an index lie side by side, in one line of the cache or two.
 *
 * <p>The data, from the lowest bit: move 20, score 16, evaluation 16, depth 7, bound 2, generation 3.
 */
public final class Table {
    /** The score says nothing; the entry is about the move alone. */
    static final int NO_BOUND = 0;
    /** The true score is at most the one kept. */
    static final int UPPER = 1;
    /** The true score is at least the one kept. */
    static final int LOWER = 2;
    /** The score is exact. */
    static final int EXACT = UPPER | LOWER;

    /** The deepest depth that fits. */
    static final int MOST_DEPTH = 127;

    private static final int MEGABYTE = 20;
    private static final int MOST_MEGABYTES = 16_384;
    private static final int WAYS = 4;
    private static final int WORDS_A_WAY = 2;
    private static final int BUCKET = WAYS * WORDS_A_WAY;
    private static final int SCORE_AT = 20;
    private static final int VALUE_AT = 36;
    private static final int DEPTH_AT = 52;
    private static final int BOUND_AT = 59;
    private static final int GENERATION_AT = 61;
    private static final int GENERATIONS = 8;
    private static final int MOVE_MASK = (1 << SCORE_AT) - 1;
    private static final int MIDDLE = 1 << 15;
    private static final int AGE_WEIGHT = 8;
    private static final int SURELY_DEEPER = 4;
    private static final int SAMPLES = 1000;

    private long[] words;
    private long buckets;
    private int generation;

    /** A table of this number of megabytes (2^20 bytes), if there is room. */
    public Table(int megabytes) {
        buckets = buckets(megabytes);
        words = new long[(int) buckets * BUCKET];
    }

    private static long buckets(int megabytes) {
        return Math.min((long) megabytes << MEGABYTE >>> 6, Integer.MAX_VALUE / BUCKET - 1);
    }

    /** The largest table that is worth asking for, in megabytes: three quarters of the heap, and what an array can hold. */
    public static int mostMegabytes() {
        long heap = Runtime.getRuntime().maxMemory() >> MEGABYTE;
        return Math.clamp(heap * 3 / 4, 1, MOST_MEGABYTES);
    }

    /**
     * Gives the table another size and forgets everything, unless it has that size already.
     *
     * @return whether there is room; if not, it keeps its size
     */
    public boolean resize(int megabytes) {
        long wanted = buckets(megabytes);
        if (buckets == wanted) {
            return true;
        }
        int size = words.length;
        // The old array goes first: both together may not fit.
        words = new long[0];
        try {
            words = new long[(int) wanted * BUCKET];
            buckets = wanted;
            return true;
        } catch (OutOfMemoryError e) {
            words = new long[size];
            return false;
        }
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(words, 0);
        generation = 0;
    }

    /** Begins a new search: what was kept before it goes first when room is needed. */
    public void age() {
        generation = generation + 1 & GENERATIONS - 1;
    }

    /** How full the table is with entries of the present search, in thousandths. */
    public int permille() {
        int used = 0;
        int looked = (int) Math.min(SAMPLES, buckets * WAYS);
        for (int i = 0; i < looked; i++) {
            long data = words[i * WORDS_A_WAY + 1];
            used += data != 0 && (int) (data >>> GENERATION_AT) == generation ? 1 : 0;
        }
        return used * 1000 / looked;
    }

    /** The data of a position, or 0. */
    long probe(long key) {
        long[] all = words;
        int at = index(key);
        for (int end = at + BUCKET; at < end; at += WORDS_A_WAY) {
            long data = all[at + 1];
            if ((all[at] ^ data) == key) {
                return data;
            }
        }
        return 0;
    }

    private int index(long key) {
        return (int) Math.unsignedMultiplyHigh(key, buckets) * BUCKET;
    }

    static int move(long data) {
        return (int) data & MOVE_MASK;
    }

    static int score(long data) {
        return ((int) (data >>> SCORE_AT) & 0xFFFF) - MIDDLE;
    }

    static int value(long data) {
        return ((int) (data >>> VALUE_AT) & 0xFFFF) - MIDDLE;
    }

    static int depth(long data) {
        return (int) (data >>> DEPTH_AT) & MOST_DEPTH;
    }

    static int bound(long data) {
        return (int) (data >>> BOUND_AT) & EXACT;
    }

    /**
     * Keeps what was found, unless more is known of the same position already.
     *
     * @param move the best move; 0 keeps the one that is known
     * @param score counted from the node
     * @param value the evaluation
     */
    void store(long key, int move, int score, int value, int depth, int bound) {
        long[] all = words;
        int at = place(all, key);
        long old = all[at + 1];
        int kept = move;
        if ((all[at] ^ old) == key) {
            kept = move == Arena.NONE ? move(old) : move;
            boolean older = (int) (old >>> GENERATION_AT) != generation;
            if (bound != EXACT && !older && depth + SURELY_DEEPER <= depth(old)) {
                return;
            }
        }
        write(all, at, key, kept, score, value, depth, bound);
    }

    /** Keeps the move alone where the score belongs to the path; what is known of the position's score stays. */
    void storeMove(long key, int move, int value) {
        long[] all = words;
        int at = place(all, key);
        long old = all[at + 1];
        if ((all[at] ^ old) == key) {
            write(all, at, key, move == Arena.NONE ? move(old) : move, score(old), value(old), depth(old), bound(old));
        } else {
            write(all, at, key, move, 0, value, 0, NO_BOUND);
        }
    }

    private void write(long[] all, int at, long key, int move, int score, int value, int depth, int bound) {
        long data = move | (long) (score + MIDDLE) << SCORE_AT | (long) (value + MIDDLE) << VALUE_AT
                | (long) depth << DEPTH_AT | (long) bound << BOUND_AT | (long) generation << GENERATION_AT;
        all[at] = key ^ data;
        all[at + 1] = data;
    }

    /** Where a position is kept, or the least valuable entry of its bucket. */
    private int place(long[] all, long key) {
        int first = index(key);
        int least = first;
        int leastWorth = Integer.MAX_VALUE;
        for (int at = first; at < first + BUCKET; at += WORDS_A_WAY) {
            long data = all[at + 1];
            if ((all[at] ^ data) == key) {
                return at;
            }
            int age = generation - (int) (data >>> GENERATION_AT) & GENERATIONS - 1;
            int worth = data == 0 ? Integer.MIN_VALUE : depth(data) - AGE_WEIGHT * age;
            if (worth < leastWorth) {
                leastWorth = worth;
                least = at;
            }
        }
        return least;
    }
}
