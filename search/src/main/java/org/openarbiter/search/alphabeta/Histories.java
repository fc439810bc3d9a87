package org.openarbiter.search.alphabeta;

import java.util.Arrays;

/**
 * Statistics on the success of moves in the search so far: by squares, by captured piece, and by the moves before them.
 *
 * <p>A value moves towards ±{@link #LIMIT} by a bonus, the less the nearer it is already. One set serves one thread.
 */
final class Histories {
    private static final int LIMIT = 16_384;
    private static final int SQUARES = 1 << 14;
    private static final int KINDS = 8;
    private static final int MOST_BONUS = 1600;
    private static final int BONUS_A_GAIN = 6;
    private static final int MOST_SWAY = 1200;

    private final int slots;
    private final short[] butterfly = new short[2 * SQUARES];
    private final short[] captures;
    /** By the slot of an earlier move and of the move. */
    private final short[] continuation;
    private final int[] counters;

    Histories(int slots) {
        this.slots = slots;
        captures = new short[slots * KINDS];
        continuation = new short[slots * slots];
        counters = new int[slots];
    }

    void clear() {
        Arrays.fill(butterfly, (short) 0);
        Arrays.fill(captures, (short) 0);
        Arrays.fill(continuation, (short) 0);
        Arrays.fill(counters, Arena.NONE);
    }

    /** What a move is worth that refuted others at this depth. */
    private static int bonus(int depth) {
        return Math.min(MOST_BONUS, 160 * depth - 80);
    }

    int capture(int slot, int taken) {
        return captures[slot * KINDS + taken];
    }

    private void addCapture(int slot, int taken, int bonus) {
        add(captures, slot * KINDS + taken, bonus);
    }

    /** The worth of a quiet move after the two moves before it. */
    int quiet(int side, int squares, int slot, int before, int twoBefore) {
        int sum = 2 * butterfly[side * SQUARES + squares];
        if (before >= 0) {
            sum += 2 * continuation[before * slots + slot];
        }
        if (twoBefore >= 0) {
            sum += continuation[twoBefore * slots + slot];
        }
        return sum;
    }

    private void addQuiet(int side, int squares, int slot, int before, int twoBefore, int bonus) {
        add(butterfly, side * SQUARES + squares, bonus);
        if (before >= 0) {
            add(continuation, before * slots + slot, bonus);
        }
        if (twoBefore >= 0) {
            add(continuation, twoBefore * slots + slot, bonus);
        }
    }

    /** The move that refuted an earlier one last. */
    int counter(int before) {
        return before < 0 ? Arena.NONE : counters[before];
    }

    private void setCounter(int before, int move) {
        if (before >= 0) {
            counters[before] = move;
        }
    }

    /** Remembers which move of a node refuted, and which did not. */
    void learn(Arena arena, Frame frame, int before, int twoBefore, Picker picker, int best, int depth) {
        int bonus = bonus(depth);
        int side = arena.toMove();
        if (arena.isCapture(best)) {
            addCapture(arena.slot(best), arena.taken(best), bonus);
        } else {
            frame.addKiller(best);
            setCounter(before, best);
            addQuiet(side, arena.squares(best), arena.slot(best), before, twoBefore, bonus);
            for (int i = 0; i < picker.quietsTried; i++) {
                int move = picker.triedQuiets[i];
                addQuiet(side, arena.squares(move), arena.slot(move), before, twoBefore, -bonus);
            }
        }
        for (int i = 0; i < picker.capturesTried; i++) {
            int move = picker.triedCaptures[i];
            addCapture(arena.slot(move), arena.taken(move), -bonus);
        }
    }

    /**
     * Takes note of what a quiet move did to the evaluation, whatever the search finds below it.
     *
     * @param gain how much better the evaluation became for the side that moved, in centipawns
     */
    void learnFromEvaluation(int side, int squares, int gain) {
        add(butterfly, side * SQUARES + squares, Math.clamp((long) BONUS_A_GAIN * gain, -MOST_SWAY, MOST_SWAY));
    }

    private static void add(short[] table, int at, int bonus) {
        table[at] += (short) (bonus - table[at] * Math.abs(bonus) / LIMIT);
    }
}
