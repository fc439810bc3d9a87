package org.openarbiter.dragons.life;

import java.util.Arrays;
import org.openarbiter.dragons.read.ProofTree;

/**
 * The positions met by a proof-number search, each once, with the moves from it and how near it is to being decided.
 *
 * <p>A node has two numbers, seen from the side that is to move there: {@code phi}, how many positions must yet turn out well for
 * that side to succeed, and {@code delta}, for it to fail. A success has {@code phi} 0, a failure {@code delta} 0. A position that comes back on the
 * line being read is a failure of the attacker.
 */
final class ProofGraph implements ProofTree {
    /** In place of a move. */
    static final int PASS = -1;
    /** No node. */
    static final int NONE = -1;

    private long[] defenders = new long[1 << 8];
    private long[] attackers = new long[1 << 8];
    private int[] rights = new int[1 << 8];
    private int[] phi = new int[1 << 8];
    private int[] delta = new int[1 << 8];
    private int[] firstChild = new int[1 << 8];
    private int[] childCount = new int[1 << 8];
    private int[] depth = new int[1 << 8];
    private int nodes;
    private int[] index = new int[1 << 10];

    private byte[] moves = new byte[1 << 12];
    private int[] childNode = new int[1 << 12];
    private byte[] guesses = new byte[1 << 12];
    private int children;

    ProofGraph() {
        Arrays.fill(index, NONE);
    }

    /**
     * The node of a position, made if it is not there.
     *
     * @param right whose turn it is and what may not be played
     */
    int node(long defending, long attacking, int right) {
        int slot = slot(defending, attacking, right);
        if (index[slot] != NONE) {
            return index[slot];
        }
        if (nodes == phi.length) {
            grow();
            return node(defending, attacking, right);
        }
        defenders[nodes] = defending;
        attackers[nodes] = attacking;
        rights[nodes] = right;
        phi[nodes] = 1;
        delta[nodes] = 1;
        childCount[nodes] = NONE;
        index[slot] = nodes;
        return nodes++;
    }

    /** The node of a position; {@link #NONE} if it is not there. */
    int find(long defending, long attacking, int right) {
        return index[slot(defending, attacking, right)];
    }

    /** Where in the index a position is, or would be. */
    private int slot(long defending, long attacking, int right) {
        int mask = index.length - 1;
        int slot = spread(defending, attacking, right) & mask;
        while (index[slot] != NONE && !isAt(index[slot], defending, attacking, right)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private boolean isAt(int node, long defending, long attacking, int right) {
        return defenders[node] == defending && attackers[node] == attacking && rights[node] == right;
    }

    /** A number for a position; different positions may share it. */
    static int spread(long defending, long attacking, int right) {
        long mixed = (defending * 0x9E3779B97F4A7C15L ^ attacking) * 0xBF58476D1CE4E5B9L ^ right * 0x94D049BB133111EBL;
        mixed *= 0xD6E8FEB86659FD93L;
        return (int) (mixed >>> 32);
    }

    private void grow() {
        int size = 2 * phi.length;
        defenders = Arrays.copyOf(defenders, size);
        attackers = Arrays.copyOf(attackers, size);
        rights = Arrays.copyOf(rights, size);
        phi = Arrays.copyOf(phi, size);
        delta = Arrays.copyOf(delta, size);
        firstChild = Arrays.copyOf(firstChild, size);
        childCount = Arrays.copyOf(childCount, size);
        depth = Arrays.copyOf(depth, size);
        index = new int[4 * size];
        Arrays.fill(index, NONE);
        int mask = index.length - 1;
        for (int node = 0; node < nodes; node++) {
            int slot = spread(defenders[node], attackers[node], rights[node]) & mask;
            while (index[slot] != NONE) {
                slot = slot + 1 & mask;
            }
            index[slot] = node;
        }
    }

    /** Begins the list of the moves from a node. */
    void open(int node) {
        firstChild[node] = children;
        childCount[node] = 0;
    }

    /** Adds a move, with the number of positions it is guessed to take. */
    void add(int node, int move, int guess) {
        if (children == moves.length) {
            moves = Arrays.copyOf(moves, 2 * children);
            childNode = Arrays.copyOf(childNode, 2 * children);
            guesses = Arrays.copyOf(guesses, 2 * children);
        }
        moves[children] = (byte) move;
        childNode[children] = NONE;
        guesses[children++] = (byte) guess;
        childCount[node]++;
    }

    /** How many there are. */
    int nodes() {
        return nodes;
    }

    boolean isOpened(int node) {
        return childCount[node] >= 0;
    }

    int children(int node) {
        return childCount[node];
    }

    int move(int node, int child) {
        return moves[firstChild[node] + child];
    }

    /** The place of a move that is proved to win for who moves at a node; {@link #NONE} if there is none. */
    int winner(int node) {
        for (int i = 0; phi[node] == 0 && i < childCount[node]; i++) {
            int next = child(node, i);
            if (next != NONE && delta[next] == 0) {
                return i;
            }
        }
        return NONE;
    }

    /** The place of a move among those of a node; {@link #NONE} if it is not there. */
    int place(int node, int move) {
        for (int i = 0; i < childCount[node]; i++) {
            if (moves[firstChild[node] + i] == move) {
                return i;
            }
        }
        return NONE;
    }

    int child(int node, int child) {
        return childNode[firstChild[node] + child];
    }

    void setChild(int node, int child, int to) {
        childNode[firstChild[node] + child] = to;
    }

    @Override
    public int start(int node) {
        return firstChild[node];
    }

    @Override
    public int end(int node) {
        return firstChild[node] + childCount[node];
    }

    @Override
    public int proof(int move, boolean attacks) {
        int next = childNode[move];
        if (next == NONE) {
            return attacks ? guesses[move] : 1;
        }
        if (depth[next] > 0) {
            return INFINITE;
        }
        return attacks ? delta[next] : phi[next];
    }

    @Override
    public int disproof(int move, boolean attacks) {
        int next = childNode[move];
        if (next == NONE) {
            return attacks ? 1 : guesses[move];
        }
        if (depth[next] > 0) {
            return 0;
        }
        return attacks ? phi[next] : delta[next];
    }

    /** What depends on a ko is found out when the search is over: see {@link KoDependence}. */
    @Override
    public boolean isByKo(int move) {
        return false;
    }

    @Override
    public boolean waits(int move) {
        return moves[move] == PASS;
    }

    long defenders(int node) {
        return defenders[node];
    }

    long attackers(int node) {
        return attackers[node];
    }

    int rights(int node) {
        return rights[node];
    }

    int phi(int node) {
        return phi[node];
    }

    int delta(int node) {
        return delta[node];
    }

    void set(int node, int newPhi, int newDelta) {
        phi[node] = newPhi;
        delta[node] = newDelta;
    }

    /** How many moves into the line that is being read the position stands, from 1; 0 if it is not on it. */
    int depth(int node) {
        return depth[node];
    }

    void setDepth(int node, int newDepth) {
        depth[node] = newDepth;
    }

    boolean isDecided(int node) {
        return phi[node] == 0 || delta[node] == 0;
    }
}
