package org.openarbiter.dragons.eyes;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Shapes at random: vertices of a small grid, most of them next to the target, some with stones, few open. */
final class RandomShapes {
    private static final int WIDTH = 3;

    private RandomShapes() {}

    /** {@code count} random shapes of at most {@code most} vertices, not counting the target. */
    static List<Shape> of(long seed, int count, int most) {
        Random random = new Random(seed);
        List<Shape> shapes = new ArrayList<>();
        while (shapes.size() < count) {
            Shape shape = shape(random, 1 + random.nextInt(most));
            if (isPlayable(shape)) {
                shapes.add(shape);
            }
        }
        return shapes;
    }

    private static Shape shape(Random random, int size) {
        int[] adjacent = new int[size + 1];
        int attackers = 0;
        int open = 0;
        for (int vertex = 0; vertex < size; vertex++) {
            if (vertex % WIDTH > 0) {
                join(adjacent, vertex, vertex - 1);
            }
            if (vertex >= WIDTH) {
                join(adjacent, vertex, vertex - WIDTH);
            }
            if (random.nextInt(6) > 0) {
                join(adjacent, vertex, size);
            }
            attackers |= random.nextInt(4) == 0 ? 1 << vertex : 0;
            open |= random.nextInt(8) == 0 ? 1 << vertex : 0;
        }
        return new Shape(adjacent, attackers, 1 << size, open, size);
    }

    private static void join(int[] adjacent, int one, int other) {
        adjacent[one] |= 1 << other;
        adjacent[other] |= 1 << one;
    }

    /** Whether every string has a liberty. */
    private static boolean isPlayable(Shape shape) {
        int stones = shape.attackers() | shape.defenders();
        for (int left = stones; left != 0; left &= left - 1) {
            int own = (shape.attackers() & left & -left) != 0 ? shape.attackers() : shape.defenders();
            int string = shape.part(own, left & -left);
            if ((shape.around(string) & shape.empty()) == 0 && (own != shape.attackers() || (string & shape.open()) == 0)) {
                return false;
            }
        }
        return true;
    }
}
