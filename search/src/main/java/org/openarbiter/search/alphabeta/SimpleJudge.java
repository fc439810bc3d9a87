package org.openarbiter.search.alphabeta;

import java.util.Arrays;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/** Any repetition is a draw, and so are a number of reversible plies: a judge for tests. */
public final class SimpleJudge implements PathJudge {
    private final LongSupplier key;
    private final IntSupplier reversible;
    private final IntSupplier drawn;
    private final int mostReversible;
    private long[] keys = new long[512];
    private int[] back = new int[512];
    private int last;
    private int restsOn;

    /**
     * A judge of the positions that have a key.
     *
     * @param key of the position on the board
     * @param reversible how many of the latest plies can be part of a cycle
     * @param drawn the score of a draw for the side to move
     * @param mostReversible how many reversible plies make a draw
     */
    public SimpleJudge(LongSupplier key, IntSupplier reversible, IntSupplier drawn, int mostReversible) {
        this.key = key;
        this.reversible = reversible;
        this.drawn = drawn;
        this.mostReversible = mostReversible;
    }

    @Override
    public void start() {
        last = 0;
        keys[0] = key.getAsLong();
        back[0] = 0;
    }

    @Override
    public void played(int play) {
        add(Math.min(reversible.getAsInt(), back[last] + 1));
    }

    @Override
    public void passed() {
        add(0);
    }

    private void add(int reversiblePlies) {
        last++;
        if (last == keys.length) {
            keys = Arrays.copyOf(keys, 2 * last);
            back = Arrays.copyOf(back, 2 * last);
        }
        keys[last] = key.getAsLong();
        back[last] = reversiblePlies;
    }

    @Override
    public void undone() {
        last--;
    }

    @Override
    public int verdict(int ply, int beta) {
        if (reversible.getAsInt() >= mostReversible) {
            restsOn = ply - mostReversible;
            return drawn.getAsInt();
        }
        for (int distance = 4; distance <= back[last]; distance += 2) {
            if (keys[last - distance] == keys[last]) {
                restsOn = ply - distance;
                return drawn.getAsInt();
            }
        }
        return UNDECIDED;
    }

    @Override
    public int restsOn() {
        return restsOn;
    }
}
