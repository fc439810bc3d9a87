package org.openarbiter.dragons.eyes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.KoMaster;

/** The game about a shape against its slow twin, and what does not depend on how a shape is numbered. */
class ShapeGameTest {
    private static final long NODES = 1_000_000;

    @ParameterizedTest
    @EnumSource(ShapeGame.Goal.class)
    void theSearchFindsWhatTheTableOfAllPositionsTells(ShapeGame.Goal goal) {
        int reached = 0;
        int asked = 0;
        for (Shape shape : RandomShapes.of(3, 40, 6)) {
            for (KoMaster master : KoMaster.values()) {
                ShapeGame game = new ShapeGame(shape, goal, master, new Budget(NODES));
                for (boolean attackerFirst : new boolean[] {true, false}) {
                    boolean found = game.isReached(attackerFirst);
                    assertThat(found).as("%s %s %s", shape, master, attackerFirst)
                            .isEqualTo(new SlowShapeGame(shape, goal, master).isReached(attackerFirst));
                    reached += found ? 1 : 0;
                    asked++;
                }
                assertThat(game.isComplete()).isTrue();
            }
        }
        assertThat(reached).isBetween(asked / 20, asked - asked / 20);
    }

    @Test
    void aSpentBudgetIsTold() {
        Shape shape = RandomShapes.of(3, 1, 6).getFirst();
        ShapeGame game = new ShapeGame(shape, ShapeGame.Goal.CAPTURE, KoMaster.NOBODY, new Budget(0));
        assertThat(game.isReached(true)).isFalse();
        assertThat(game.isComplete()).isFalse();
    }

    @Test
    void aFirstMoveIsTheMoveAndThenTheGame() {
        int moves = 0;
        for (Shape shape : RandomShapes.of(4, 60, 6)) {
            ShapeGame game = new ShapeGame(shape, ShapeGame.Goal.CAPTURE, KoMaster.NOBODY, new Budget(NODES));
            boolean some = false;
            for (int left = shape.empty(); left != 0; left &= left - 1) {
                some |= game.isReachedAfter(true, Integer.numberOfTrailingZeros(left));
                moves++;
            }
            assertThat(game.isReached(true)).as("%s", shape).isEqualTo(some);
        }
        assertThat(moves).isGreaterThan(60);
    }

    @Test
    void anotherMoveHarmsNobody() {
        for (Shape shape : RandomShapes.of(5, 200, 7)) {
            EyeValue value = EyeShapes.solve(shape);
            assertThat(value.least()).as("%s", shape).isLessThanOrEqualTo(value.min());
            assertThat(value.min()).as("%s", shape).isLessThanOrEqualTo(value.max());
            assertThat(value.max()).as("%s", shape).isLessThanOrEqualTo(value.most());
            assertThat(value.attacks().isEmpty()).as("%s", shape).isEqualTo(value.isSettled());
            assertThat(value.defenses().isEmpty()).as("%s", shape).isEqualTo(value.isSettled());
        }
    }

    @Test
    void valuesDoNotDependOnHowVerticesAreNumbered() {
        Random random = new Random(6);
        EyeShapes shapes = new EyeShapes();
        for (Shape shape : RandomShapes.of(6, 150, 7)) {
            List<Integer> order = new ArrayList<>(IntStream.range(0, shape.size()).boxed().toList());
            Collections.shuffle(order, random);
            EyeValue plain = EyeShapes.solve(shape);
            EyeValue shuffled = shapes.value(renumbered(shape, order));
            assertThat(List.of(shuffled.least(), shuffled.min(), shuffled.max(), shuffled.most()))
                    .isEqualTo(List.of(plain.least(), plain.min(), plain.max(), plain.most()));
            assertThat(shuffled.attacks().stream().map(order::get).sorted().toList()).isEqualTo(plain.attacks());
            assertThat(shuffled.defenses().stream().map(order::get).sorted().toList()).isEqualTo(plain.defenses());
        }
    }

    /** @param order for each new number the old one */
    private static Shape renumbered(Shape shape, List<Integer> order) {
        int[] adjacent = order.stream().mapToInt(old -> renumbered(shape.adjacent(old), order)).toArray();
        return new Shape(adjacent, renumbered(shape.attackers(), order), renumbered(shape.defenders(), order),
                renumbered(shape.open(), order), order.indexOf(shape.target()));
    }

    private static int renumbered(int set, List<Integer> order) {
        return IntStream.range(0, order.size())
                .filter(vertex -> (set >> order.get(vertex) & 1) != 0)
                .map(vertex -> 1 << vertex)
                .sum();
    }

    @Test
    void outcomesAreKeptLikeInAnyMap() {
        Random random = new Random(8);
        Outcomes outcomes = new Outcomes();
        Map<Long, Integer> map = new HashMap<>();
        for (int i = 0; i < 5000; i++) {
            long key = 1 + random.nextInt(2000) * 0x1_0000_0001L;
            if (random.nextBoolean()) {
                int value = random.nextInt();
                outcomes.put(key, value);
                map.put(key, value);
            }
            assertThat(outcomes.get(key)).isEqualTo(map.getOrDefault(key, 0));
        }
    }
}
