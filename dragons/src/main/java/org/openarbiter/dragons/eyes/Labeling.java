package org.openarbiter.dragons.eyes;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A way to number the vertices of a shape that depends little on how they were numbered before, so that turned and mirrored
 * shapes, and others with the same graph, mostly come out equal. If two vertices have the same surroundings,
 * their old order decides: then equal graphs may come out different, never different ones equal.
 */
final class Labeling {
    private final Shape shape;
    /** For each new number the old one. */
    private final int[] order;

    private Labeling(Shape shape, int[] order) {
        this.shape = shape;
        this.order = order;
    }

    /** The numbering of a shape. */
    static Labeling of(Shape shape) {
        int size = shape.size();
        long[] colors = new long[size];
        for (int vertex = 0; vertex < size; vertex++) {
            colors[vertex] = 16 + bit(shape.attackers(), vertex) | bit(shape.defenders(), vertex) << 1
                    | bit(shape.open(), vertex) << 2 | (vertex == shape.target() ? 8 : 0);
        }
        for (int round = 0; round < size; round++) {
            long[] refined = new long[size];
            for (int vertex = 0; vertex < size; vertex++) {
                long sum = 0;
                for (int left = shape.adjacent(vertex); left != 0; left &= left - 1) {
                    sum += mix(colors[Integer.numberOfTrailingZeros(left)]);
                }
                refined[vertex] = mix(colors[vertex]) * 31 + sum;
            }
            colors = refined;
        }
        long[] last = colors;
        int[] order = IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.comparingLong(vertex -> last[vertex]))
                .mapToInt(Integer::intValue)
                .toArray();
        return new Labeling(shape, order);
    }

    /** The vertex of the shape that has a new number. */
    int old(int number) {
        return order[number];
    }

    /** The shape with its new numbers. */
    Shape renumbered() {
        int[] numbers = new int[order.length];
        for (int number = 0; number < order.length; number++) {
            numbers[order[number]] = number;
        }
        int[] adjacent = Arrays.stream(order).map(vertex -> renumbered(shape.adjacent(vertex), numbers)).toArray();
        return new Shape(adjacent, renumbered(shape.attackers(), numbers), renumbered(shape.defenders(), numbers),
                renumbered(shape.open(), numbers), numbers[shape.target()]);
    }

    private static int renumbered(int set, int[] numbers) {
        int renumbered = 0;
        for (int left = set; left != 0; left &= left - 1) {
            renumbered |= 1 << numbers[Integer.numberOfTrailingZeros(left)];
        }
        return renumbered;
    }

    private static long bit(int set, int vertex) {
        return set >> vertex & 1;
    }

    /** The finalizer of SplitMix64. */
    private static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
