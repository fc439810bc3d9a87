package org.openarbiter.dragons.read;

import java.util.Arrays;

/** The moves from the nodes of a search: for each where it leads to once it has been played, and before that two guesses. */
public final class Replies {
    /** In place of a move: nothing is played, the order is one lower. */
    static final int LOWER = -3;
    /** A move that has not been played yet. */
    public static final int UNSEEN = -1;
    /** In place of a node: the goal is reached. */
    public static final int WON = -2;
    /** In place of a node: the goal is reached by taking a ko that may not be retaken at once. */
    public static final int WON_IN_KO = -3;
    /** In place of a node: a ko forbids the move. */
    public static final int BARRED = -5;
    /** In place of a node: the goal is out of reach. */
    public static final int LOST = -4;

    private static final int LEAST = 1 << 8;

    private short[] moves = new short[LEAST];
    private int[] targets = new int[LEAST];
    private byte[] proofs = new byte[LEAST];
    private byte[] disproofs = new byte[LEAST];
    private int[] counts = new int[LEAST];
    private int used;
    private int lists = 1;
    private int[] starts = new int[LEAST];

    /** Begins a list; returns its number, which is never 0. */
    public int begin() {
        if (lists == starts.length) {
            starts = Arrays.copyOf(starts, 2 * lists);
            counts = Arrays.copyOf(counts, 2 * lists);
        }
        starts[lists] = used;
        counts[lists] = 0;
        return lists++;
    }

    /** Adds a move to the list begun last. */
    public void add(int move, int target, int proof, int disproof) {
        if (used == moves.length) {
            moves = Arrays.copyOf(moves, 2 * used);
            targets = Arrays.copyOf(targets, 2 * used);
            proofs = Arrays.copyOf(proofs, 2 * used);
            disproofs = Arrays.copyOf(disproofs, 2 * used);
        }
        moves[used] = (short) move;
        targets[used] = target;
        proofs[used] = (byte) Math.clamp(proof, 1, Byte.MAX_VALUE);
        disproofs[used++] = (byte) Math.clamp(disproof, 1, Byte.MAX_VALUE);
        counts[lists - 1]++;
    }

    /** Where the moves of a list begin. */
    public int start(int list) {
        return starts[list];
    }

    /** Where the moves of a list end. */
    public int end(int list) {
        return starts[list] + counts[list];
    }

    /** A move of a list. */
    public int move(int at) {
        return moves[at];
    }

    /** The node that a move leads to, or what stands in its place. */
    public int target(int at) {
        return targets[at];
    }

    /** Says where a move leads to. */
    public void target(int at, int target) {
        targets[at] = target;
    }

    /** The first proof number of a move. */
    public int proof(int at) {
        return proofs[at];
    }

    /** The first disproof number of a move. */
    public int disproof(int at) {
        return disproofs[at];
    }
}
