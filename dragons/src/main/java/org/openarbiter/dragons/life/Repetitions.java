package org.openarbiter.dragons.life;

/**
 * Which successes of the defender hold although positions come back. A success that rests on a position which came back on one line need not hold on
 * another: the attacker may have had something better to play there. The defender need not end the game, so it is enough that he never leaves the
 * positions that are his (the greatest fixed point); all others are opened again (the problem is that of A. Kishimoto and M. Müller, A Solution to
 * the GHI Problem for Depth-First Proof-Number Search, 2004). A success of the attacker never rests on a repetition.
 */
final class Repetitions {
    private Repetitions() {}

    /** Opens the positions again in which the defender is said to succeed for no reason that holds on every line; whether there were any. */
    static boolean reopen(ProofGraph graph) {
        boolean isAnyOpened = false;
        boolean hasChanged = true;
        while (hasChanged) {
            hasChanged = false;
            // What follows a position mostly comes after it in the graph.
            for (int node = graph.nodes() - 1; node >= 0; node--) {
                if (graph.isOpened(node) && isDefenders(graph, node) && !holds(graph, node)) {
                    graph.set(node, 1, 1);
                    hasChanged = true;
                }
            }
            isAnyOpened |= hasChanged;
        }
        return isAnyOpened;
    }

    /** Whether the defender is said to succeed. */
    private static boolean isDefenders(ProofGraph graph, int node) {
        return graph.isDecided(node) && (graph.phi(node) == 0) == LifeSearch.byDefender(graph.rights(node));
    }

    /** Whether the defender has a move that keeps to his positions, or every move of the attacker does. */
    private static boolean holds(ProofGraph graph, int node) {
        boolean defends = LifeSearch.byDefender(graph.rights(node));
        for (int i = 0; i < graph.children(node); i++) {
            int next = graph.child(node, i);
            boolean keeps = next != ProofGraph.NONE && isDefenders(graph, next);
            if (keeps == defends) {
                return defends;
            }
        }
        return !defends;
    }
}
