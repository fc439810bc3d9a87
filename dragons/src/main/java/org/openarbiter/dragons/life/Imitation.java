package org.openarbiter.dragons.life;

import org.openarbiter.dragons.read.ProofTree;

/**
 * What refutes one move, tried at once against the others: most of them change nothing that matters, so the same replies refute them, too (Y. Kawano,
 * Using Similar Positions to Search Game Trees, 1996; A. Kishimoto and M. Müller, Search versus Knowledge for Solving Life and Death Problems in Go,
 * 2005). Every position is looked at and every move in it is answered, so what is found is proved like all else.
 */
final class Imitation {
    private final ProofGraph graph;
    private final LifeSearch search;

    /** Imitations in the positions of a search. */
    Imitation(ProofGraph graph, LifeSearch search) {
        this.graph = graph;
        this.search = search;
    }

    /** Tries what refutes a move of a node, if it is refuted by any, against the other moves. */
    void refute(int node, int child, int depth) {
        int model = graph.child(node, child);
        if (graph.winner(model) == ProofGraph.NONE) {
            return;
        }
        for (int i = 0; i < graph.children(node); i++) {
            wins(model, search.next(node, i), depth + 1);
        }
    }

    /** Whether the side to move wins a position like another that it is proved to win. */
    private boolean wins(int model, int node, int depth) {
        if (isSettled(node) || !search.opens(node, depth)) {
            return graph.phi(node) == 0;
        }
        int reply = graph.winner(model);
        int child = reply == ProofGraph.NONE ? ProofGraph.NONE : graph.place(node, graph.move(model, reply));
        if (child == ProofGraph.NONE) {
            return false;
        }
        graph.setDepth(node, depth);
        boolean wins = loses(graph.child(model, reply), search.next(node, child), depth + 1);
        graph.setDepth(node, 0);
        if (wins) {
            graph.set(node, 0, ProofTree.INFINITE);
        }
        return wins;
    }

    /** Whether the side to move loses a position like another that it is proved to lose. */
    private boolean loses(int model, int node, int depth) {
        if (isSettled(node) || !search.opens(node, depth)) {
            return graph.delta(node) == 0;
        }
        graph.setDepth(node, depth);
        boolean loses = true;
        for (int i = 0; i < graph.children(node) && loses; i++) {
            int next = search.next(node, i);
            int like = graph.place(model, graph.move(node, i));
            loses = graph.phi(next) == 0 || like != ProofGraph.NONE && wins(graph.child(model, like), next, depth + 1);
        }
        graph.setDepth(node, 0);
        if (loses) {
            graph.set(node, ProofTree.INFINITE, 0);
        }
        return loses;
    }

    /** Whether a position is decided, or on the line that is being read: there it comes back, which shows nothing. */
    private boolean isSettled(int node) {
        return graph.isDecided(node) || graph.depth(node) > 0;
    }
}
