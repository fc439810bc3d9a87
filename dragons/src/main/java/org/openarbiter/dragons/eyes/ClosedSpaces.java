package org.openarbiter.dragons.eyes;

import java.util.List;
import org.openarbiter.rules.go.Topology;

/** Whether spaces make two eyes that nobody can enter: their points are empty or hold stones of the opponent that are dead. */
public final class ClosedSpaces {
    /** So many empty points make two eyes, whatever their shape. */
    private static final int LARGE = 7;
    /** So many points make two eyes, whatever stands on them. */
    private static final int MOST = 12;

    private ClosedSpaces() {}

    /**
     * Whether a colour, moving first, makes two eyes in a space, all its stones around it being one string.
     *
     * @param points of the space
     * @param stones the colour of the stone on each point of the board, the dead ones among them
     */
    public static boolean makesTwoEyes(Topology topology, List<Integer> points, int[] stones, int colour) {
        if (points.stream().filter(point -> stones[point] != 1 - colour).count() >= LARGE || points.size() > MOST) {
            return true;
        }
        int target = points.size();
        int[] adjacent = new int[target + 1];
        int attackers = 0;
        for (int vertex = 0; vertex < target; vertex++) {
            int point = points.get(vertex);
            attackers |= stones[point] == 1 - colour ? 1 << vertex : 0;
            for (int i = 0; i < topology.degree(point); i++) {
                int other = points.indexOf(topology.neighbour(point, i));
                int neighbour = other < 0 ? target : other;
                adjacent[vertex] |= 1 << neighbour;
                adjacent[neighbour] |= 1 << vertex;
            }
        }
        return EyeShapes.makesTwoEyes(new Shape(adjacent, attackers, 1 << target, 0, target));
    }
}
