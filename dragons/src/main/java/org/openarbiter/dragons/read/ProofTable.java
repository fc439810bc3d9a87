package org.openarbiter.dragons.read;

import java.util.Arrays;

/**
 * The positions that a search has met, each once for each question asked about it, and what is known of it: proof and disproof
 * numbers, and for what is proved the zone of the proof.
 *
 * <p>Nodes are numbered in the order in which they are met, and keep their numbers. A hash finds them, their stones are compared.
 */
public final class ProofTable {
    /** The zone of a node that has none. */
    public static final int NO_ZONE = -1;

    private static final int LEAST = 1 << 6;
    private static final long FREE = -1;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final int words;
    private int nodes;
    /** For each node its mark, which a look at the stones need not be paid for if it differs, and below it its number. */
    private long[] index = new long[2 * LEAST];
    private long[] placements;
    private int[] questions = new int[LEAST];
    private int[] proofs = new int[LEAST];
    private int[] disproofs = new int[LEAST];
    private int[] moves = new int[LEAST];
    private int[] zones = new int[LEAST];
    private int[] frames = new int[LEAST];
    private int[] depths = new int[LEAST];
    private int[] lengths = new int[LEAST];
    private boolean[] kos = new boolean[LEAST];
    private int zoneCount;
    private long[] pool;

    /** An empty table for boards whose point sets have this number of words. */
    public ProofTable(int words) {
        this.words = words;
        placements = new long[2 * LEAST * words];
        pool = new long[LEAST * words];
        Arrays.fill(index, FREE);
    }

    /** The node of the position on a board and a question about it, made if it is not there; its numbers then are one. */
    public int node(ReadingBoard board, int question) {
        int mask = index.length - 1;
        int mark = mark(board.placementKey(), question);
        int slot = mark & mask;
        while (index[slot] != FREE) {
            int node = (int) index[slot];
            if (index[slot] >>> Integer.SIZE == Integer.toUnsignedLong(mark) && questions[node] == question
                    && board.isPlacement(placements, 2 * words * node)) {
                return node;
            }
            slot = slot + 1 & mask;
        }
        if (nodes == questions.length) {
            grow();
            return node(board, question);
        }
        board.copyPlacement(placements, 2 * words * nodes);
        questions[nodes] = question;
        proofs[nodes] = 1;
        disproofs[nodes] = 1;
        moves[nodes] = ReadingBoard.PASS;
        zones[nodes] = NO_ZONE;
        index[slot] = (long) mark << Integer.SIZE | nodes;
        return nodes++;
    }

    private static int mark(long key, int question) {
        return (int) ((key + question * MIX) * MIX >>> Integer.SIZE);
    }

    private void grow() {
        int size = 2 * questions.length;
        placements = Arrays.copyOf(placements, 2 * words * size);
        questions = Arrays.copyOf(questions, size);
        proofs = Arrays.copyOf(proofs, size);
        disproofs = Arrays.copyOf(disproofs, size);
        moves = Arrays.copyOf(moves, size);
        zones = Arrays.copyOf(zones, size);
        frames = Arrays.copyOf(frames, size);
        depths = Arrays.copyOf(depths, size);
        lengths = Arrays.copyOf(lengths, size);
        kos = Arrays.copyOf(kos, size);
        long[] old = index;
        index = new long[2 * size];
        Arrays.fill(index, FREE);
        int mask = index.length - 1;
        for (long entry : old) {
            if (entry != FREE) {
                int slot = (int) (entry >>> Integer.SIZE) & mask;
                while (index[slot] != FREE) {
                    slot = slot + 1 & mask;
                }
                index[slot] = entry;
            }
        }
    }

    /** The question that a node is about. */
    public int question(int node) {
        return questions[node];
    }

    /** How far a node is from being proved: 0 if it is, {@link ProofTree#INFINITE} if it is disproved. */
    public int proof(int node) {
        return proofs[node];
    }

    /** How far a node is from being disproved: 0 if it is, {@link ProofTree#INFINITE} if it is proved. */
    public int disproof(int node) {
        return disproofs[node];
    }

    /** Whether a node is proved. */
    public boolean isProved(int node) {
        return proofs[node] == 0;
    }

    /** Whether a node is proved or disproved. */
    public boolean isSettled(int node) {
        return proofs[node] == 0 || disproofs[node] == 0;
    }

    /** Gives an open node its numbers. */
    public void leave(int node, int proof, int disproof) {
        proofs[node] = proof;
        disproofs[node] = disproof;
    }

    /**
     * Settles a node as proved.
     *
     * @param move of the side to move, or of its longest resistance
     * @param zone the number of a zone
     * @param length how many plies the proof has
     * @param ko whether a ko that may not be retaken had a part in it
     */
    public void prove(int node, int move, int zone, int length, boolean ko) {
        leave(node, 0, ProofTree.INFINITE);
        moves[node] = move;
        zones[node] = zone;
        lengths[node] = length;
        kos[node] = ko;
    }

    /** Settles a node as disproved; see {@link #prove}. */
    public void disprove(int node, int move, boolean ko) {
        leave(node, ProofTree.INFINITE, 0);
        moves[node] = move;
        kos[node] = ko;
    }

    /** The move that settles a settled node. */
    public int move(int node) {
        return moves[node];
    }

    /** How many plies the proof of a proved node has. */
    public int length(int node) {
        return lengths[node];
    }

    /** Whether a ko that may not be retaken had a part in settling a node. */
    public boolean ko(int node) {
        return kos[node];
    }

    /** What the search keeps with an open node: 0 at first. */
    public int frame(int node) {
        return frames[node];
    }

    /** Keeps something with an open node. */
    public void frame(int node, int frame) {
        frames[node] = frame;
    }

    /** How many plies into the line being read a node stands, from 1; 0 if it is not on it. */
    public int depth(int node) {
        return depths[node];
    }

    /** Says where in the line being read a node stands, from 1; 0 if it is not on it. */
    public void depth(int node, int depth) {
        depths[node] = depth;
    }

    /** The number of the zone of a proved node. */
    public int zone(int node) {
        return zones[node];
    }

    /** Keeps a zone, and gives it a number. */
    int addZone(long[] zone) {
        if ((zoneCount + 1) * words > pool.length) {
            pool = Arrays.copyOf(pool, 2 * pool.length);
        }
        System.arraycopy(zone, 0, pool, zoneCount * words, words);
        return zoneCount++;
    }

    /** Adds a zone of a number to a set. */
    void uniteZone(int number, long[] set) {
        for (int word = 0; word < words; word++) {
            set[word] |= pool[number * words + word];
        }
    }
}
