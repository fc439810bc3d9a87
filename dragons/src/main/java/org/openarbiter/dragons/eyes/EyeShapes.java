package org.openarbiter.dragons.eyes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.KoMaster;

/**
 * The values of eye shapes, each found by search once and then remembered. Safe from many threads; what is remembered changes no
 * answer, only the time that it takes.
 *
 * <p>A shape is worth two eyes if the stones around it cannot be captured, one eye if they cannot be captured once they have an
 * eye elsewhere, and none otherwise. They are taken to have two liberties outside, which the attacker may fill at any time.
 */
public final class EyeShapes {
    private static final int NODES = 100_000;

    private final Map<Shape, EyeValue> known = new ConcurrentHashMap<>();
    private final LongAdder positions = new LongAdder();

    /** The value of a shape; its moves are vertices. */
    EyeValue value(Shape shape) {
        Labeling labeling = Labeling.of(shape);
        EyeValue value = known.computeIfAbsent(labeling.renumbered(), this::solveAndCount);
        return new EyeValue(value.least(), value.min(), value.max(), value.most(), old(value.attacks(), labeling),
                old(value.defenses(), labeling), value.complete());
    }

    private EyeValue solveAndCount(Shape shape) {
        Budget budget = new Budget(NODES);
        EyeValue value = solve(shape, budget);
        positions.add(budget.used());
        return value;
    }

    /** How many positions have been looked at. */
    public long positions() {
        return positions.sum();
    }

    private static List<Integer> old(List<Integer> vertices, Labeling labeling) {
        return vertices.stream().map(labeling::old).sorted().toList();
    }

    /** The value of a shape, found by search. */
    static EyeValue solve(Shape shape) {
        return solve(shape, new Budget(NODES));
    }

    private static EyeValue solve(Shape shape, Budget budget) {
        Question attack = new Question(shape, budget, KoMaster.ATTACKER);
        Question defense = new Question(shape, budget, KoMaster.NOBODY);
        int min = attack.eyes(true);
        int max = min == EyeValue.ENOUGH ? min : Math.max(min, defense.eyes(false));
        List<Integer> attacks = new ArrayList<>();
        List<Integer> defenses = new ArrayList<>();
        for (int left = min < max ? shape.empty() : 0; left != 0; left &= left - 1) {
            int vertex = Integer.numberOfTrailingZeros(left);
            if (attack.attacks(vertex, min)) {
                attacks.add(vertex);
            }
            if (defense.defends(vertex, max)) {
                defenses.add(vertex);
            }
        }
        int least = min == 0 ? 0 : attack.eyesAfterTwo(true);
        int most = max == EyeValue.ENOUGH ? max : defense.eyesAfterTwo(false);
        return new EyeValue(least, min, max, most, attacks, defenses, attack.isComplete() && defense.isComplete());
    }

    /** What is asked about one shape. */
    private static final class Question {
        private final ShapeGame alone;
        private final ShapeGame withEye;

        Question(Shape shape, Budget budget, KoMaster master) {
            Shape within = shape.withOutsideLiberty().withOutsideLiberty();
            alone = new ShapeGame(within, ShapeGame.Goal.CAPTURE, master, budget);
            withEye = new ShapeGame(within.withEyeElsewhere(), ShapeGame.Goal.CAPTURE, master, budget);
        }

        int eyes(boolean attackerFirst) {
            if (!alone.isReached(attackerFirst)) {
                return EyeValue.ENOUGH;
            }
            return withEye.isReached(attackerFirst) ? 0 : 1;
        }

        int eyesAfterTwo(boolean byAttacker) {
            if (!alone.isReachedAfterTwo(byAttacker)) {
                return EyeValue.ENOUGH;
            }
            return withEye.isReachedAfterTwo(byAttacker) ? 0 : 1;
        }

        boolean isComplete() {
            return alone.isComplete() && withEye.isComplete();
        }

        /** Whether the attacker leaves no more than {@code min} eyes by playing there first. */
        boolean attacks(int vertex, int min) {
            return (min == 0 ? withEye : alone).isReachedAfter(true, vertex);
        }

        /** Whether the defender makes {@code max} eyes by playing there first. */
        boolean defends(int vertex, int max) {
            ShapeGame game = max == EyeValue.ENOUGH ? alone : withEye;
            return game.isLegal(false, vertex) && !game.isReachedAfter(false, vertex);
        }
    }
}
