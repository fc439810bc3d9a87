package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.dragons.eyes.EyeValue;
import org.openarbiter.dragons.eyes.EyeValues;

/** Vital points are those that the search of eye spaces finds, in all shapes of up to six points. */
class NakadeTest {
    private static final int SIDE = 8;

    private final Nakade nakade = new Nakade(NakadeTest::around);

    private static long around(int vertex) {
        int x = vertex % SIDE;
        long west = x > 0 ? 1L << vertex - 1 : 0;
        long east = x < SIDE - 1 ? 1L << vertex + 1 : 0;
        return west | east | 1L << vertex - SIDE & (vertex < SIDE ? 0 : -1) | (vertex < SIDE * (SIDE - 1) ? 1L << vertex + SIDE : 0);
    }

    /** All connected sets of a size that have this vertex in the middle of the board. */
    private static Set<Long> connected(int size) {
        Set<Long> sets = Set.of(1L << SIDE * SIDE / 2 + SIDE / 2 - 1);
        for (int i = 1; i < size; i++) {
            Set<Long> larger = new HashSet<>();
            for (long set : sets) {
                for (int vertex = 0; vertex < SIDE * SIDE; vertex++) {
                    if ((set >> vertex & 1) == 0 && (around(vertex) & set) != 0) {
                        larger.add(set | 1L << vertex);
                    }
                }
            }
            sets = larger;
        }
        return sets;
    }

    /** Every shape with one vital point by search has it here, and every one that may make one eye only kills. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void no_vital_point_that_search_finds_is_missing(int size) {
        int shapes = 0;
        for (long set : connected(size)) {
            EyeValue value = EyeValues.of(set, NakadeTest::around);
            assertThat(value.min() == 1 && !nakade.mayKill(set)).as(Long.toBinaryString(set)).isFalse();
            if (!value.isSettled() && value.attacks().size() == 1) {
                assertThat(nakade.vitalPoint(set)).as(Long.toBinaryString(set)).isEqualTo(1L << value.attacks().getFirst());
                shapes++;
            }
        }
        assertThat(shapes > 0).isEqualTo(size >= 3);
    }

    @Test
    void a_straight_space_has_none_and_does_not_kill() {
        long straight = 0b1111;
        assertThat(nakade.vitalPoint(straight)).isZero();
        assertThat(nakade.mayKill(straight)).isFalse();
        assertThat(nakade.mayKill(0b11L << SIDE | 0b11)).as("the square four").isTrue();
    }
}
