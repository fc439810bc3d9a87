package org.openarbiter.dragons.end;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * What a finished position comes to once its dead stones are known: whose each empty point is, and which stones stand in a seki.
 *
 * <p>An empty region is the territory of the color that alone borders it, but for two things. When all neutral points are taken,
 * a string with a single liberty left in its own territory stands in atari and has to be connected there: that point is filled,
 * again and again until there is none. So are the points of a false eye that connect strings. And a group, which is all strings
 * that border the same territories, lives only if these are worth two eyes (see {@link EyeCount}); else it stays in a seki, and
 * its territory counts for nothing.
 *
 * <p>Since the game is over, all threats are assumed to be answered: two eyes are enough that their owner
 * makes moving first, and a string that a neutral point connects to its group is connected.
 */
final class Settling {
    private final Topology topology;
    private final int[] position;
    /** The stones that live, and those that will have to be added. */
    private final int[] stones;
    private final boolean[] seki;
    private final int[] owner;
    private final boolean[] filled;
    private Survey survey;

    private Settling(Topology topology, int[] position, int[] living) {
        this.topology = topology;
        this.position = position;
        stones = living.clone();
        survey = Survey.of(topology, stones);
        seki = new boolean[living.length];
        owner = new int[living.length];
        filled = new boolean[living.length];
        Arrays.fill(owner, GoBoard.EMPTY);
    }

    /**
     * Settles a position.
     *
     * @param position the color of the stone on each point, {@link GoBoard#EMPTY} for none
     * @param living the same without the dead stones
     */
    static Settling of(Topology topology, int[] position, int[] living) {
        return of(topology, position, living, Set.of());
    }

    /**
     * The same with stones that count as alive without two eyes, because their owner could save them if he moved first.
     *
     * @param unsettled these stones
     */
    static Settling of(Topology topology, int[] position, int[] living, Set<Integer> unsettled) {
        Settling settling = new Settling(topology, position, living);
        Survey before = settling.survey;
        EyeCount count = EyeCount.of(topology, before, position);
        Set<Integer> falsePoints = count.falsePoints();
        while (settling.connectWhatIsInAtari() || settling.connectOn(falsePoints)) {
            settling.survey = Survey.of(topology, settling.stones);
        }
        settling.judge(before, count.living(), unsettled);
        return settling;
    }

    /** The owner of a point's territory; {@link GoBoard#EMPTY} for none. */
    int owner(int point) {
        return owner[point];
    }

    /** Whether a point is filled, by the color around it, before the game is counted. */
    boolean isFilled(int point) {
        return filled[point];
    }

    /** Whether a living stone stands in a seki. */
    boolean isSeki(int stone) {
        return seki[stone];
    }

    /** Fills the points where units have to be connected when all neutral points are taken; false if there is none. */
    private boolean connectWhatIsInAtari() {
        int[] liberties = new int[stones.length];
        int[] last = new int[stones.length];
        Set<Integer> inAtari = new LinkedHashSet<>();
        for (FinalRegion territory : survey.territories()) {
            if (survey.unitsAround(territory).size() > 1) {
                inAtari.addAll(survey.unitsAround(territory));
            }
            for (int point : territory.points()) {
                for (int unit : survey.unitsAround(point)) {
                    liberties[unit]++;
                    last[unit] = point;
                }
            }
        }
        survey.links().forEach(inAtari::removeAll);
        inAtari.removeIf(unit -> liberties[unit] != 1);
        inAtari.forEach(unit -> fill(last[unit], stones[unit]));
        return !inAtari.isEmpty();
    }

    /** Fills one of the points that connect units, one that connects the most; false if none does. */
    private boolean connectOn(Set<Integer> points) {
        int most = 1;
        int best = GoBoard.EMPTY;
        int color = GoBoard.EMPTY;
        for (FinalRegion territory : survey.territories()) {
            for (int point : territory.points()) {
                int connected = points.contains(point) ? survey.unitsAround(point).size() : 0;
                if (connected > most) {
                    most = connected;
                    best = point;
                    color = territory.owner();
                }
            }
        }
        if (best >= 0) {
            fill(best, color);
        }
        return best >= 0;
    }

    /** Puts a stone on a point. A dead stone there has to be captured first, which takes a point beside it. */
    private void fill(int point, int color) {
        if (stones[point] != GoBoard.EMPTY) {
            return;
        }
        stones[point] = color;
        int beside = GoBoard.EMPTY;
        for (int side = 0; position[point] == 1 - color && side < topology.degree(point); side++) {
            int next = topology.neighbor(point, side);
            boolean isDead = position[next] == 1 - color;
            if (isDead && stones[next] == color) {
                return;
            }
            beside = stones[next] == GoBoard.EMPTY && (isDead || beside < 0) ? next : beside;
        }
        if (beside >= 0) {
            stones[beside] = color;
        }
    }

    /** Separates the groups that live from those in seki. */
    private void judge(Survey before, Set<Integer> withEyes, Set<Integer> unsettled) {
        int[] group = before.groups();
        Set<Integer> living = new HashSet<>(withEyes);
        unsettled.stream().filter(before::isStone).forEach(point -> living.add(group[before.unit(point)]));
        for (int point = 0; point < stones.length; point++) {
            seki[point] = before.isStone(point) && !living.contains(group[before.unit(point)]);
        }
        for (FinalRegion each : before.territories()) {
            if (!seki[each.border().iterator().next()]) {
                each.points().forEach(point -> {
                    filled[point] = stones[point] != GoBoard.EMPTY;
                    owner[point] = filled[point] ? GoBoard.EMPTY : each.owner();
                });
            }
        }
    }
}
