package org.openarbiter.dragons.eyes;

import java.util.List;
import org.openarbiter.rules.go.board.Topology;

/** Whether spaces make two eyes that the opponent cannot enter: their points are empty or hold dead stones of the opponent. */
public final class ClosedSpaces {
    /** So many empty points make two eyes, whatever their shape. */
    private static final int LARGE = 7;
    /** So many points make two eyes, whatever stands on them. */
    private static final int MOST = 12;

    private ClosedSpaces() {}

    /**
     * Whether a color makes two eyes in a space, all its stones around it being one string.
     *
     * @param points of the space
     * @param stones the color of the stone on each point of the board, the dead ones among them
     * @param attackerFirst whether the other color moves first
     */
    public static boolean makesTwoEyes(Topology topology, List<Integer> points, int[] stones, int color, boolean attackerFirst) {
        if (points.stream().filter(point -> stones[point] != 1 - color).count() >= LARGE || points.size() > MOST) {
            return true;
        }
        int target = points.size();
        int[] adjacent = new int[target + 1];
        for (int vertex = 0; vertex < target; vertex++) {
            int point = points.get(vertex);
            for (int i = 0; i < topology.degree(point); i++) {
                int other = points.indexOf(topology.neighbor(point, i));
                join(adjacent, vertex, other < 0 ? target : other);
            }
        }
        Shape shape = new Shape(adjacent, attackers(points, stones, color), 1 << target, 0, target);
        return EyeShapes.makesTwoEyes(shape, attackerFirst);
    }

    private static int attackers(List<Integer> points, int[] stones, int color) {
        int attackers = 0;
        for (int vertex = 0; vertex < points.size(); vertex++) {
            attackers |= stones[points.get(vertex)] == 1 - color ? 1 << vertex : 0;
        }
        return attackers;
    }

    private static void join(int[] adjacent, int one, int other) {
        adjacent[one] |= 1 << other;
        adjacent[other] |= 1 << one;
    }
}
