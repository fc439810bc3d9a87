package org.openarbiter.dragons.read;

/**
 * A depth-first proof-number search (A. Nagai, Df-pn Algorithm for Searching AND/OR Trees, 2002), whatever is played: a subclass lists the moves of a
 * node, plays them, and keeps the numbers of the nodes.
 *
 * <p>A move is read until another looks better by a margin, so that the search does not turn from one to the other at every step (J. Pawlewicz and
 * L. Lew, Improving Depth-First PN-Search: 1 + ε Trick, 2006).
 */
public abstract class ProofSearch {
    private static final int INFINITE = ProofTree.INFINITE;
    /** A move may take this part more than the second best. */
    private static final int MARGIN = 4;

    private final ProofTree tree;
    private final ProofNumbers numbers;

    /**
     * A search.
     *
     * @param numbers what weighs the moves of the tree
     */
    protected ProofSearch(ProofTree tree, ProofNumbers numbers) {
        this.tree = tree;
        this.numbers = numbers;
    }

    /**
     * Reads on from a node whose moves are listed until one of its numbers reaches a bound, or is 0, or the budget is spent. What the moves then come
     * to is in {@link #numbers}.
     *
     * @param attacks whether the attacker moves
     * @param depth how many plies into the line the node stands, from 1
     */
    protected final void deepen(int node, boolean attacks, int mostProof, int mostDisproof, int depth) {
        numbers.weigh(node, attacks);
        while (isOpen(mostProof, mostDisproof)) {
            int move = numbers.best();
            int wide = numbers.second() + 1 + numbers.second() / MARGIN;
            int proof = attacks ? Math.min(mostProof, wide) : mostProof - numbers.proof() + tree.proof(move, false);
            int disproof = attacks ? mostDisproof - numbers.disproof() + tree.disproof(move, true) : Math.min(mostDisproof, wide);
            descend(node, move, Math.min(proof, INFINITE), Math.min(disproof, INFINITE), depth);
            numbers.weigh(node, attacks);
        }
    }

    private boolean isOpen(int mostProof, int mostDisproof) {
        int proof = numbers.proof();
        int disproof = numbers.disproof();
        return proof != 0 && disproof != 0 && proof < mostProof && disproof < mostDisproof && !isSpent();
    }

    /** What the moves of the node weighed last come to. */
    protected final ProofNumbers numbers() {
        return numbers;
    }

    /** Whether the budget is spent. */
    protected abstract boolean isSpent();

    /** Plays a move of a node and reads the node that it leads to, up to these bounds, unless the line being read has come through it. */
    protected abstract void descend(int node, int move, int mostProof, int mostDisproof, int depth);
}
