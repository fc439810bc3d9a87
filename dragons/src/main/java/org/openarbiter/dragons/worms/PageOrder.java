package org.openarbiter.dragons.worms;

import java.util.Comparator;
import org.openarbiter.rules.go.board.Topology;

/** The order in which a page is read: from the top row down, from left to right. */
public final class PageOrder {
    private PageOrder() {}

    /** The order of the points of a rectangle. */
    public static Comparator<Integer> of(Topology topology) {
        int width = topology.width();
        return Comparator.<Integer>comparingInt(point -> -(point / width)).thenComparingInt(point -> point % width);
    }
}
