package org.openarbiter.rules.go.board;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * A board cut in two: the connected parts of a set of points, and those of the points outside it.
 */
public final class Regions {
    private final int[] numbers;
    private final int count;

    private Regions(int[] numbers, int count) {
        this.numbers = numbers;
        this.count = count;
    }

    /** The parts of a set of points and of its complement; two points of one part are joined by points of the same side. */
    public static Regions of(Topology topology, IntPredicate set) {
        int[] numbers = new int[topology.size()];
        Arrays.fill(numbers, -1);
        int[] queue = new int[topology.size()];
        int count = 0;
        for (int point = 0; point < numbers.length; point++) {
            if (numbers[point] < 0) {
                boolean side = set.test(point);
                int part = count++;
                numbers[point] = part;
                queue[0] = point;
                int length = 1;
                for (int at = 0; at < length; at++) {
                    for (int i = 0; i < topology.degree(queue[at]); i++) {
                        int next = topology.neighbor(queue[at], i);
                        if (numbers[next] < 0 && set.test(next) == side) {
                            numbers[next] = part;
                            queue[length++] = next;
                        }
                    }
                }
            }
        }
        return new Regions(numbers, count);
    }

    /** The number of the part that each point belongs to. */
    public int[] numbers() {
        return numbers.clone();
    }

    /** How many parts there are. */
    public int count() {
        return count;
    }
}
