package org.openarbiter.search.solve;

import java.util.Arrays;

/**
 * A line of play of which a rule of repetition remembers a set of tokens. Only which tokens there are matters for what can
 * follow, not their order.
 *
 * <p>A play may add tokens, and it may discard all earlier ones except those that are {@linkplain #isKept kept}.
 */
abstract class SetLine extends Line {
    /** No token. */
    static final int NOTHING = -1;

    private static final long TOKEN_SEED = 0x5DEECE66DL;
    private static final int FIRST_LENGTH = 256;

    /**
     * For each token the stretch in which it was added; 0 if it has not been. A new stretch begins whenever tokens are discarded.
     */
    private int[] stretches = new int[1024];
    private int stretch = 1;
    /** Numbers for the tokens that can be forgotten, and for the others. */
    private long hash;
    private long keptHash;

    /** The tokens in the order in which they were added, with what {@link #stretches} held before. */
    private int[] added = new int[FIRST_LENGTH];
    private int[] before = new int[FIRST_LENGTH];
    private int count;
    /** For each ply how it was before it. */
    private int[] counts = new int[FIRST_LENGTH];
    private int[] stretchesBefore = new int[FIRST_LENGTH];
    private long[] hashes = new long[2 * FIRST_LENGTH];

    SetLine(SolverRules rules, Positions positions, int position, int seat) {
        super(rules, positions, position, seat);
    }

    /** The token that a play adds and that can be forgotten; {@link #NOTHING} if there is none. */
    abstract int left(int play);

    /** The token that a play adds for good; {@link #NOTHING} if there is none. */
    int kept(int play) {
        return NOTHING;
    }

    /** Whether a token is never forgotten. */
    boolean isKept(int token) {
        return false;
    }

    /** Whether a play discards the earlier tokens before it adds its own. */
    boolean forgets(int play) {
        return false;
    }

    /** Whether a token is in the set. */
    final boolean isPresent(int token) {
        return token < stretches.length && (isKept(token) ? stretches[token] > 0 : stretches[token] == stretch);
    }

    @Override
    void make(int play) {
        int left = left(play);
        int kept = kept(play);
        boolean forgets = forgets(play);
        super.make(play);
        if (depth >= counts.length) {
            counts = Arrays.copyOf(counts, 2 * depth);
            stretchesBefore = Arrays.copyOf(stretchesBefore, 2 * depth);
            hashes = Arrays.copyOf(hashes, 4 * depth);
        }
        counts[depth] = count;
        stretchesBefore[depth] = stretch;
        hashes[2 * depth] = hash;
        hashes[2 * depth + 1] = keptHash;
        if (forgets) {
            forget();
        }
        add(left);
        add(kept);
    }

    @Override
    void unmake() {
        while (count > counts[depth]) {
            count--;
            stretches[added[count]] = before[count];
        }
        stretch = stretchesBefore[depth];
        hash = hashes[2 * depth];
        keptHash = hashes[2 * depth + 1];
        super.unmake();
    }

    /** Adds a token; does nothing if it is there already. */
    final void add(int token) {
        if (token == NOTHING || isPresent(token)) {
            return;
        }
        if (token >= stretches.length) {
            stretches = Arrays.copyOf(stretches, 2 * token);
        }
        if (count == added.length) {
            added = Arrays.copyOf(added, 2 * count);
            before = Arrays.copyOf(before, 2 * count);
        }
        added[count] = token;
        before[count++] = stretches[token];
        stretches[token] = stretch;
        if (isKept(token)) {
            keptHash ^= mix(token + TOKEN_SEED);
        } else {
            hash ^= mix(token + TOKEN_SEED);
        }
    }

    /** Forgets all tokens that are not kept. */
    final void forget() {
        stretch++;
        hash = 0;
    }

    @Override
    long historyHash() {
        return hash ^ keptHash;
    }

    @Override
    boolean meets(Proof proof) {
        for (int token : proof.present) {
            if (!isPresent(token)) {
                return false;
            }
        }
        for (int token : proof.absent) {
            if (isPresent(token)) {
                return false;
            }
        }
        return true;
    }

    @Override
    void lift(int play, Proof proof, Gathering into) {
        int left = left(play);
        int kept = kept(play);
        boolean forgets = forgets(play);
        for (int token : proof.absent) {
            if (!forgets || isKept(token)) {
                into.absent(token);
            }
        }
        for (int token : proof.present) {
            if (token != left && token != kept) {
                into.present(token, Proof.LOWEST, Proof.HIGHEST);
            }
        }
    }

    @Override
    boolean ranges() {
        return false;
    }
}
