package org.openarbiter.dragons.eyes;

import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** What eye spaces are worth that one string surrounds, by search. */
public final class EyeValues {
    private EyeValues() {}

    /**
     * The value of a space; its moves are vertices of the board.
     *
     * @param around the vertices next to a vertex, as bits
     */
    public static EyeValue of(long space, IntToLongFunction around) {
        int[] vertices = LongStream.iterate(space, left -> left != 0, left -> left & left - 1)
                .mapToInt(Long::numberOfTrailingZeros).toArray();
        int string = vertices.length;
        int[] adjacent = new int[string + 1];
        for (int i = 0; i < string; i++) {
            long next = around.applyAsLong(vertices[i]);
            adjacent[i] = IntStream.range(0, string).filter(j -> (next >> vertices[j] & 1) != 0).map(j -> 1 << j).sum() | 1 << string;
            adjacent[string] |= 1 << i;
        }
        EyeValue value = EyeShapes.solve(new Shape(adjacent, 0, 1 << string, 0, string));
        return new EyeValue(value.least(), value.min(), value.max(), value.most(), onBoard(value.attacks(), vertices),
                onBoard(value.defenses(), vertices), value.complete());
    }

    private static List<Integer> onBoard(List<Integer> moves, int[] vertices) {
        return moves.stream().filter(move -> move < vertices.length).map(move -> vertices[move]).toList();
    }
}
