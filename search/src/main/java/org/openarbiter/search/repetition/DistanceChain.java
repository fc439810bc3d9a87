package org.openarbiter.search.repetition;

import java.util.Arrays;

/**
 * A {@link KeyList} that is looked through once for each position, which keeps the distance to its previous occurrence.
 *
 * <p>So the occurrences of a position make a chain, and counting them is a step for each; a walk that meets the position ends
 * there instead of going on to the last irreversible move. Stockfish keeps its history so.
 */
public final class DistanceChain extends KeyHistory {
    private int[] distances = new int[keys.length];

    @Override
    public void enter(int move, long key, boolean reversible) {
        super.enter(move, key, reversible);
        distances[ply] = walk(0);
    }

    @Override
    public int back(int plies) {
        int further = distances[ply - plies];
        return further == 0 ? 0 : plies + further;
    }

    @Override
    void grow(int plies) {
        super.grow(plies);
        distances = Arrays.copyOf(distances, plies);
    }
}
