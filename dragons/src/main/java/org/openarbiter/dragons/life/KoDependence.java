package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.List;

/**
 * Which positions of a proof hold only because a ko keeps the side that fails from retaking at once.
 *
 * <p>The attacker needs a proof without kos that ends: a position that leads back to itself proves nothing to him, while it is all
 * that the defender wants. So every position of a proof of the attacker depends on a ko until it is shown that it does not (the least
 * fixed point), and with one of the defender it is the other way round (the greatest).
 */
final class KoDependence {
    private static final byte UNKNOWN = 0;
    private static final byte FREE = 1;
    private static final byte DEPENDS = 2;

    private final ProofGraph graph;
    private final boolean defenderWins;
    private final byte[] known;
    /** The positions with moves that the proof may use, those that a position leads to before it. */
    private final List<Integer> proof = new ArrayList<>();

    private KoDependence(ProofGraph graph, boolean defenderWins) {
        this.graph = graph;
        this.defenderWins = defenderWins;
        known = new byte[graph.nodes()];
    }

    /** What the proof of a decided position depends on. */
    static KoDependence of(ProofGraph graph, int root, boolean defenderWins) {
        KoDependence kos = new KoDependence(graph, defenderWins);
        kos.gather(root);
        kos.settle();
        return kos;
    }

    /** Whether a position is part of the proof and depends on a ko. */
    boolean dependsAt(int node) {
        return node < known.length && known[node] == DEPENDS;
    }

    /** Whether a position is part of the proof and does not depend on a ko. */
    boolean isFreeAt(int node) {
        return node < known.length && known[node] == FREE;
    }

    private void gather(int node) {
        known[node] = defenderWins || !graph.isOpened(node) ? FREE : DEPENDS;
        if (!graph.isOpened(node)) {
            return;
        }
        for (int i = 0; i < graph.children(node); i++) {
            if (isShown(node, i) && known[graph.child(node, i)] == UNKNOWN) {
                gather(graph.child(node, i));
            }
        }
        proof.add(node);
    }

    private void settle() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int node : proof) {
                byte now = depends(node) ? DEPENDS : FREE;
                changed |= now != known[node];
                known[node] = now;
            }
        }
    }

    /** Whether a position depends on a ko, by what is known of those after it. */
    private boolean depends(int node) {
        boolean winnerMoves = winnerMoves(node);
        boolean depends = winnerMoves || LifeSearch.ko(graph.rights(node)) != Fight.NO_KO;
        for (int i = 0; i < graph.children(node) && depends == winnerMoves; i++) {
            if (isShown(node, i)) {
                depends = known[graph.child(node, i)] == DEPENDS;
            }
        }
        return depends;
    }

    /** Whether a move is known to lead to the result. */
    private boolean isShown(int node, int child) {
        int next = graph.child(node, child);
        return next >= 0 && graph.isDecided(next) && (graph.delta(next) == 0) == winnerMoves(node);
    }

    private boolean winnerMoves(int node) {
        return LifeSearch.byDefender(graph.rights(node)) == defenderWins;
    }
}
