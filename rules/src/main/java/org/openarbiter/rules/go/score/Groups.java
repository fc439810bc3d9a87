package org.openarbiter.rules.go.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * What the groups of a finished position do not score: empty points in seki, and the eyes that pay a group tax.
 *
 * <p>A group is what hangs together of one seat's stones and of the empty points that only they border. A <em>dame</em> is an empty point of a
 * region that several seats border. Nothing here depends on how the board lies or in which order its points are numbered.
 *
 * @param seki the empty points of groups in seki
 * @param stones the stones of groups in seki
 * @param tax for each seat two points for each of its groups that are not in seki, or fewer if the group has fewer
 */
record Groups(List<Integer> seki, List<Integer> stones, List<Integer> tax) {
    /** An eye space of this size cannot be reduced to a single eye from within; the largest that can has six points. */
    private static final int SURE_EYE_SPACE = 7;

    /** An eye space of this size, if it is the only one, never becomes two eyes. */
    private static final int ONE_EYE = 2;

    private static final int EYES = 2;
    private static final int NOBODY = GoBoard.EMPTY;
    private static final Group NONE = new Group();

    Groups {
        seki = List.copyOf(seki);
        stones = List.copyOf(stones);
        tax = List.copyOf(tax);
    }

    /** Groups of one seat that live or die together. */
    private static final class Group {
        final List<Integer> points = new ArrayList<>();
        int space;
        int eyes;

        /** Whether it has two eyes, even if the opponent plays first inside. */
        boolean isSure() {
            return eyes >= EYES;
        }

        /** Whether it lives by nothing but dame: without them its one eye space is too small for two eyes. */
        boolean needsDame() {
            return !isSure() && space <= ONE_EYE;
        }
    }

    /**
     * The groups of a position.
     *
     * @param stones the seat whose stone stands on each point, or {@link GoBoard#EMPTY}; dead ones are off
     * @param owner for each empty point the seat that alone borders it, or a negative number
     * @param seats how many seats there are
     */
    static Groups of(Topology topology, int[] stones, int[] owner, int seats, Dame dame) {
        int[] holder = IntStream.range(0, stones.length)
                .map(point -> stones[point] != NOBODY ? stones[point] : Math.max(owner[point], NOBODY))
                .toArray();
        return dame == Dame.FILLED
                ? ofFilled(topology, stones, holder, seats)
                : ofOpen(topology, stones, holder, seats);
    }

    /**
     * As if both had filled the dame that can be filled. Left open are those beside a group that needs them. A group with less than two sure
     * eyes that has such a dame is in seki.
     */
    private static Groups ofFilled(Topology topology, int[] stones, int[] holder, int seats) {
        Group[] groups = linked(topology, stones, holder);
        boolean[] open = new boolean[holder.length];
        for (int point = 0; point < holder.length; point++) {
            boolean needed = false;
            for (int side = 0; side < topology.degree(point) && holder[point] == NOBODY; side++) {
                int next = topology.neighbor(point, side);
                needed |= holder[next] != NOBODY && groups[next].needsDame();
            }
            open[point] = needed;
        }
        List<Integer> seki = new ArrayList<>();
        int[] tax = new int[seats];
        for (Group group : Arrays.stream(groups).filter(group -> !group.equals(NONE)).distinct().toList()) {
            boolean isSeki = !group.isSure() && group.points.stream().anyMatch(point -> isBeside(topology, point, open));
            close(group.points, isSeki, stones, holder, seki, tax);
        }
        return of(seki, stones, tax);
    }

    /** For each point its group, {@link #NONE} for dame. Groups of one seat that can be joined on a single dame are one. */
    private static Group[] linked(Topology topology, int[] stones, int[] holder) {
        int[] link = IntStream.range(0, holder.length).toArray();
        for (int point = 0; point < holder.length; point++) {
            for (int side = 0; side < topology.degree(point); side++) {
                int next = topology.neighbor(point, side);
                if (holder[point] == NOBODY) {
                    for (int other = 0; other < side; other++) {
                        join(link, holder, next, topology.neighbor(point, other));
                    }
                } else {
                    join(link, holder, point, next);
                }
            }
        }
        Group[] groups = new Group[holder.length];
        Arrays.fill(groups, NONE);
        boolean[] seen = new boolean[holder.length];
        int[] spaces = IntStream.range(0, holder.length).map(point -> stones[point] == NOBODY ? holder[point] : NOBODY).toArray();
        for (int point = 0; point < holder.length; point++) {
            if (holder[point] == NOBODY) {
                continue;
            }
            int first = first(link, point);
            if (groups[first].equals(NONE)) {
                groups[first] = new Group();
            }
            Group group = groups[first];
            groups[point] = group;
            group.points.add(point);
            if (stones[point] == NOBODY && !seen[point]) {
                int size = region(topology, spaces, point, seen).size();
                group.space += size;
                group.eyes += size >= SURE_EYE_SPACE ? EYES : 1;
            }
        }
        return groups;
    }

    private static void join(int[] link, int[] holder, int one, int other) {
        if (holder[one] != NOBODY && holder[one] == holder[other]) {
            int a = first(link, one);
            int b = first(link, other);
            link[Math.max(a, b)] = Math.min(a, b);
        }
    }

    private static int first(int[] link, int point) {
        int first = point;
        while (link[first] != first) {
            link[first] = link[link[first]];
            first = link[first];
        }
        return first;
    }

    private static boolean isBeside(Topology topology, int point, boolean[] marked) {
        boolean beside = false;
        for (int side = 0; side < topology.degree(point); side++) {
            beside |= marked[topology.neighbor(point, side)];
        }
        return beside;
    }

    /** As the board lies: a group lives independently if it has no dame beside it and none of its strings is in atari. */
    private static Groups ofOpen(Topology topology, int[] stones, int[] holder, int seats) {
        List<Integer> seki = new ArrayList<>();
        int[] tax = new int[seats];
        boolean[] seen = new boolean[holder.length];
        boolean[] counted = new boolean[holder.length];
        boolean[] dame = new boolean[holder.length];
        for (int point = 0; point < holder.length; point++) {
            dame[point] = holder[point] == NOBODY;
        }
        for (int start = 0; start < holder.length; start++) {
            if (dame[start] || seen[start]) {
                continue;
            }
            List<Integer> group = region(topology, holder, start, seen);
            boolean isSeki = group.stream().anyMatch(point -> isBeside(topology, point, dame));
            for (int point : group) {
                isSeki |= stones[point] != NOBODY && !counted[point] && isInAtari(topology, stones, point, counted);
            }
            close(group, isSeki, stones, holder, seki, tax);
        }
        return of(seki, stones, tax);
    }

    private static boolean isInAtari(Topology topology, int[] stones, int stone, boolean[] counted) {
        return region(topology, stones, stone, counted).stream()
                .flatMapToInt(point -> IntStream.range(0, topology.degree(point)).map(side -> topology.neighbor(point, side)))
                .filter(point -> stones[point] == NOBODY)
                .distinct()
                .limit(2)
                .count() == 1;
    }

    /** The groups, from all points of those in seki. */
    private static Groups of(List<Integer> seki, int[] stones, int[] tax) {
        return new Groups(
                seki.stream().filter(point -> stones[point] == NOBODY).toList(), seki.stream().filter(point -> stones[point] != NOBODY).toList(),
                Arrays.stream(tax).boxed().toList());
    }

    /** Puts a group down as in seki, with its stones, or as one that pays tax. */
    private static void close(List<Integer> group, boolean isSeki, int[] stones, int[] holder, List<Integer> seki, int[] tax) {
        List<Integer> own = group.stream().filter(point -> stones[point] == NOBODY).toList();
        if (isSeki) {
            seki.addAll(group);
        } else {
            tax[holder[group.getFirst()]] += Math.min(EYES, own.size());
        }
    }

    /** The points that hang together with one and have the same value. */
    private static List<Integer> region(Topology topology, int[] values, int start, boolean[] seen) {
        List<Integer> region = new ArrayList<>(List.of(start));
        seen[start] = true;
        for (int i = 0; i < region.size(); i++) {
            int point = region.get(i);
            for (int side = 0; side < topology.degree(point); side++) {
                int next = topology.neighbor(point, side);
                if (!seen[next] && values[next] == values[start]) {
                    seen[next] = true;
                    region.add(next);
                }
            }
        }
        return region;
    }
}
