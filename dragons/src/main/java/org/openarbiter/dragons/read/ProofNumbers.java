package org.openarbiter.dragons.read;

/**
 * What the moves of a node of a search come to: the proof and disproof number of the node, and which move to look at next.
 *
 * <p>The side to move needs one move that serves it, so the least number of its moves counts; against it all moves must be
 * settled. What that takes is the sum of their numbers, or, where the same positions are met by many ways, a weak sum: the number
 * of the worst, and a share of one for each other that is open (T. Ueda and others, Weak Proof-Number Search, 2008).
 */
public final class ProofNumbers {
    private static final int INFINITE = ProofTree.INFINITE;
    private static final int SUM = 0;

    private final ProofTree tree;
    /** For how many open moves a weak sum adds one. */
    private final int share;
    private int proof;
    private int disproof;
    private int best;
    private int second;
    private boolean ko;

    private ProofNumbers(ProofTree tree, int share) {
        this.tree = tree;
        this.share = share;
    }

    /** Numbers that are added up. */
    public static ProofNumbers sum(ProofTree tree) {
        return new ProofNumbers(tree, SUM);
    }

    /**
     * Numbers of which the worst counts.
     *
     * @param share for how many of the other open moves one is added
     */
    public static ProofNumbers weakSum(ProofTree tree, int share) {
        return new ProofNumbers(tree, share);
    }

    /** Weighs the moves of a node, for either side to move. */
    public void weigh(int node, boolean attacks) {
        int end = tree.end(node);
        int least = INFINITE;
        long sum = 0;
        int worst = 0;
        int open = 0;
        boolean koOfAll = false;
        second = INFINITE;
        best = -1;
        for (int i = tree.start(node); i < end; i++) {
            if (open > 0 && tree.waits(i)) {
                open++;
                continue;
            }
            int mine = attacks ? tree.proof(i, true) : tree.disproof(i, false);
            int other = attacks ? tree.disproof(i, true) : tree.proof(i, false);
            if (mine < least || mine == 0 && least == 0 && tree.isByKo(best) && !tree.isByKo(i)) {
                second = least;
                least = mine;
                best = i;
            } else if (mine < second) {
                second = mine;
            }
            worst = Math.max(worst, other);
            open += other > 0 ? 1 : 0;
            sum += other;
            koOfAll |= other == 0 && tree.isByKo(i);
        }
        boolean isWeak = share != SUM && open > 0;
        int all = least == 0 ? INFINITE : (int) Math.min(isWeak ? worst + (open - 1) / share : sum, INFINITE - 1);
        ko = least == 0 ? tree.isByKo(best) : koOfAll;
        proof = attacks ? least : all;
        disproof = attacks ? all : least;
    }

    /** The proof number of the node weighed. */
    public int proof() {
        return proof;
    }

    /** The disproof number of the node weighed. */
    public int disproof() {
        return disproof;
    }

    /** The move to look at next: the one that serves the side to move best; −1 if all moves fail. */
    public int best() {
        return best;
    }

    /** The number of the second best move. */
    int second() {
        return second;
    }

    /** Whether a ko that may not be retaken had a part in settling the node. */
    public boolean ko() {
        return ko;
    }
}
