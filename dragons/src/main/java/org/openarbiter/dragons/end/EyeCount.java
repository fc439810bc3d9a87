package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int number = 0; number < count.eyes.length; number++) {
                if (count.eyes[number] == 1 && count.isFalse(number)) {
                    count.eyes[number] = 0;
                    changed = true;
                }
            }
        }
        count.countTwo();
        return count;
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
        return walls.size() > 1 && !walls.stream().allMatch(Wall::hasEye) && !space(number, walls).isEye();
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

    /** The stones around a territory, those together that hang together without it. */
    private List<Wall> walls(int number) {
        FinalRegion territory = survey.territories().get(number);
        int[] part = survey.parts(number);
        int[] sums = sums(part);
        sums[part[name(number)]] -= eyes[number];
        Map<Integer, Set<Integer>> beside = new LinkedHashMap<>();
        for (int point : territory.points()) {
            survey.unitsAround(point).forEach(unit -> beside.computeIfAbsent(part[unit], any -> new LinkedHashSet<>()).add(point));
        }
        List<Wall> walls = new ArrayList<>();
        beside.forEach((name, points) -> walls.add(new Wall(points, sums[name] > 0)));
        return walls;
    }
}
