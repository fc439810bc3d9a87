package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.openarbiter.dragons.eyes.ClosedSpace;
import org.openarbiter.dragons.eyes.EyeValue;
import org.openarbiter.dragons.eyes.Wall;
import org.openarbiter.rules.go.board.Topology;

/**
 * How many eyes the territories of a finished position are worth: none, one or two each.
 *
 * <p>A territory is a false eye if the opponent, who fills all liberties outside, takes it from the stones around it. Whether he
 * can depends on the eyes that these have elsewhere, which may be false themselves. So all are taken to be true until one is
 * found to be false with what is left; what is never found to be stays. That is why a ring of false eyes lives.
 */
final class EyeCount {
    private final Topology topology;
    private final Survey survey;
    private final int[] position;
    private final int[] eyes;
    /** What was found of each territory last; playing it out again with the same walls would find the same. */
    private final Map<Integer, Asked> asked = new HashMap<>();

    private record Asked(List<Wall> walls, boolean isEye) {}

    private EyeCount(Topology topology, Survey survey, int[] position) {
        this.topology = topology;
        this.survey = survey;
        this.position = position;
        eyes = new int[survey.territories().size()];
        Arrays.fill(eyes, 1);
    }

    /**
     * Counts the eyes.
     *
     * @param survey of the stones that live
     * @param position the color of the stone on each point, the dead ones among them
     */
    static EyeCount of(Topology topology, Survey survey, int[] position) {
        EyeCount count = new EyeCount(topology, survey, position);
        for (int number = 0; number < count.eyes.length; number++) {
            count.eyes[number] = count.space(number).isLarge() ? 2 : 1;
        }
        while (count.lower()) {
            // What is found to be false may have been the other eye of a string elsewhere.
        }
        count.countTwo();
        return count;
    }

    /**
     * Lowers all that are worth less with what the others are worth now, at once: so the result does not depend on how points are
     * numbered.
     *
     * @return whether any was
     */
    private boolean lower() {
        int[] lowered = IntStream.range(0, eyes.length).map(this::lowered).toArray();
        boolean changed = !Arrays.equals(eyes, lowered);
        System.arraycopy(lowered, 0, eyes, 0, eyes.length);
        return changed;
    }

    private int lowered(int number) {
        return switch (eyes[number]) {
            case 2 -> space(number).isLarge() ? 2 : 1;
            case 1 -> isFalse(number) ? 0 : 1;
            default -> 0;
        };
    }

    /** The points of all false eyes. */
    Set<Integer> falsePoints() {
        Set<Integer> points = new LinkedHashSet<>();
        for (int number = 0; number < eyes.length; number++) {
            if (eyes[number] == 0) {
                points.addAll(survey.territories().get(number).points());
            }
        }
        return points;
    }

    /** The groups with two eyes or more, by their names in {@link Survey#groups()}. */
    Set<Integer> living() {
        int[] sums = sums(survey.groups());
        Set<Integer> living = new LinkedHashSet<>();
        for (int group = 0; group < sums.length; group++) {
            if (sums[group] >= EyeValue.ENOUGH) {
                living.add(group);
            }
        }
        return living;
    }

    private int[] sums(int[] group) {
        int[] sums = new int[position.length];
        for (int number = 0; number < eyes.length; number++) {
            sums[group[name(number)]] += eyes[number];
        }
        return sums;
    }

    /** One of the units around a territory. */
    private int name(int number) {
        return survey.unit(survey.territories().get(number).border().iterator().next());
    }

    private boolean isFalse(int number) {
        List<Wall> walls = walls(number);
        if (walls.size() <= 1 || walls.stream().allMatch(Wall::hasEye)) {
            return false;
        }
        Asked last = asked.get(number);
        if (last == null || !last.walls().equals(walls)) {
            last = new Asked(walls, space(number, walls).isEye());
            asked.put(number, last);
        }
        return !last.isEye();
    }

    /** Finds the spaces with two eyes in groups that have no other eye. */
    private void countTwo() {
        int[] group = survey.groups();
        int[] sums = sums(group);
        for (int number = 0; number < eyes.length; number++) {
            if (eyes[number] == 1 && sums[group[name(number)]] == 1 && space(number).makesTwoEyes()) {
                eyes[number] = 2;
            }
        }
    }

    private ClosedSpace space(int number) {
        return space(number, walls(number));
    }

    private ClosedSpace space(int number, List<Wall> walls) {
        FinalRegion territory = survey.territories().get(number);
        return new ClosedSpace(topology, territory.points(), position, territory.owner(), walls);
    }

    /** The stones around a territory, those together that are connected without it. */
    private List<Wall> walls(int number) {
        FinalRegion territory = survey.territories().get(number);
        int[] part = survey.parts(number);
        int[] sums = sums(part);
        sums[part[name(number)]] -= eyes[number];
        Map<Integer, Set<Integer>> beside = new LinkedHashMap<>();
        for (int point : territory.points()) {
            for (int unit : survey.unitsAround(point)) {
                beside.computeIfAbsent(part[unit], any -> new LinkedHashSet<>()).add(point);
            }
        }
        List<Wall> walls = new ArrayList<>();
        beside.forEach((name, points) -> walls.add(new Wall(points, sums[name] > 0, survey.liberties(part, name))));
        return walls;
    }
}
