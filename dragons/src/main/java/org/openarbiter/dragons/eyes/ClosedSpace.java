package org.openarbiter.dragons.eyes;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.rules.go.board.Topology;

/**
 * A space whose points are empty or hold dead stones of the opponent, and what it is worth when both sides play it out: the
 * opponent may fill all liberties of the walls outside it, and the owner wins every ko.
 *
 * <p>Where the budget ends the search, or points, walls and what they have outside are more than a {@link Shape} can hold, the
 * owner gets what was asked for.
 */
public final class ClosedSpace {
    /** A space of more points than this counts as two eyes, whatever stands on them. */
    private static final int MOST_PLAYED = 12;
    /**
     * The largest empty shape that is one eye has six points. A space of more counts as two eyes if at least six of its points are
     * empty: goscorer's rule, not proved.
     */
    private static final int SIX = 6;
    private static final int NODES = 200_000;

    private final Topology topology;
    private final List<Integer> points;
    private final int[] stones;
    private final int color;
    private final List<Wall> walls;

    /**
     * A space.
     *
     * @param points its points
     * @param stones the color of the stone on each point of the board, the dead ones among them
     * @param color its owner
     * @param walls all stones around it
     */
    public ClosedSpace(Topology topology, List<Integer> points, int[] stones, int color, List<Wall> walls) {
        this.topology = topology;
        this.points = List.copyOf(points);
        this.stones = stones.clone();
        this.color = color;
        this.walls = List.copyOf(walls);
    }

    /** Whether it is so large that it makes two eyes; not if a wall has to be connected in it, unless it is very large. */
    public boolean isLarge() {
        long empty = points.stream().filter(point -> stones[point] != 1 - color).count();
        return points.size() > MOST_PLAYED
                || points.size() > SIX && empty >= SIX && walls.stream().noneMatch(this::hangsOnOnePoint);
    }

    /** Whether the owner, moving first, makes two eyes in it, with those that the walls have elsewhere; a seki is none. */
    public boolean makesTwoEyes() {
        return isLarge() || longest().anyMatch(wall -> lives(wall, false, false));
    }

    /**
     * Whether it is one eye at least for every wall that has an eye elsewhere; or for the longest wall, if none has.
     *
     * <p>The owner moves first. But if walls have to be connected in it when their other liberties are filled, that is what he
     * answers to, and the opponent moves first in what is left. A wall that has to capture a dead stone for that waits: then the
     * owner's first move can do it.
     */
    public boolean isEye() {
        ClosedSpace left = connected();
        boolean anyEye = left.walls.stream().anyMatch(Wall::hasEye);
        if (left.points.isEmpty() || !anyEye) {
            return !left.points.isEmpty() && left.longest().anyMatch(wall -> left.lives(wall, true, left != this));
        }
        return IntStream.range(0, left.walls.size())
                .filter(wall -> left.walls.get(wall).hasEye())
                .allMatch(wall -> left.lives(wall, true, left != this));
    }

    /** What is left of it once walls that hang on one point are connected there; itself if there are none. */
    private ClosedSpace connected() {
        OptionalInt hanging = hanging();
        if (hanging.isEmpty()) {
            return this;
        }
        int filled = hanging.getAsInt();
        List<Integer> rest = points.stream().filter(point -> point != filled).toList();
        Set<Integer> beside = IntStream.range(0, topology.degree(filled))
                .mapToObj(side -> topology.neighbor(filled, side))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        List<Wall> joined = walls.stream().filter(wall -> wall.beside().contains(filled)).toList();
        joined.forEach(wall -> beside.addAll(wall.beside()));
        beside.retainAll(rest);
        List<Wall> after = new ArrayList<>(walls);
        after.removeAll(joined);
        after.addFirst(new Wall(beside, joined.stream().anyMatch(Wall::hasEye), firm(joined)));
        return new ClosedSpace(topology, rest, stones, color, after).connected();
    }

    /** The most liberties outside of any wall that does not hang on one point: those of the others are taken to be filled. */
    private int firm(List<Wall> joined) {
        return joined.stream().filter(wall -> !hangsOnOnePoint(wall)).mapToInt(Wall::liberties).max().orElse(0);
    }

    /** The first empty point on which a wall hangs. */
    private OptionalInt hanging() {
        return walls.stream()
                .filter(this::hangsOnOnePoint)
                .mapToInt(wall -> wall.beside().iterator().next())
                .filter(point -> stones[point] != 1 - color)
                .findFirst();
    }

    private boolean hangsOnOnePoint(Wall wall) {
        return walls.size() > 1 && wall.hangsOnOnePoint();
    }

    /** The walls beside the most points. */
    private IntStream longest() {
        int most = walls.stream().mapToInt(wall -> wall.beside().size()).max().orElseThrow();
        return IntStream.range(0, walls.size()).filter(wall -> walls.get(wall).beside().size() == most);
    }

    private boolean lives(int wall, boolean withEye, boolean attackerFirst) {
        Drawing drawing = new Drawing(wall, withEye);
        if (drawing.adjacent.size() > Shape.MOST) {
            return true;
        }
        ShapeGame game = new ShapeGame(drawing.shape(), ShapeGame.Goal.LIFE, KoMaster.DEFENDER, new Budget(NODES));
        return game.isReached(attackerFirst) || !game.isComplete();
    }

    /** The space as a shape: its points, then the walls, then the liberties and eyes that these have outside. */
    private final class Drawing {
        private final List<Integer> adjacent = new ArrayList<>();
        private final int target;
        private int attackers;
        private int defenders;
        private int open;

        /**
         * Draws it.
         *
         * @param wall the one that is to live
         * @param withEye whether that is taken to have an eye outside
         */
        Drawing(int wall, boolean withEye) {
            target = points.size() + wall;
            for (int point : points) {
                attackers |= stones[point] == 1 - color ? 1 << adjacent.size() : 0;
                adjacent.add(0);
            }
            for (int vertex = 0; vertex < points.size(); vertex++) {
                for (int side = 0; side < topology.degree(points.get(vertex)); side++) {
                    int other = points.indexOf(topology.neighbor(points.get(vertex), side));
                    adjacent.set(vertex, adjacent.get(vertex) | (other < 0 ? 0 : 1 << other));
                }
            }
            for (Wall each : walls) {
                defenders |= 1 << adjacent.size();
                adjacent.add(0);
                each.beside().forEach(point -> join(adjacent.size() - 1, points.indexOf(point)));
            }
            for (int i = 0; i < walls.size(); i++) {
                addOutside(points.size() + i, walls.get(i), withEye && i == wall);
            }
        }

        private void addOutside(int vertex, Wall wall, boolean withEye) {
            for (int liberty = 0; liberty < wall.outside(walls.size() == 1); liberty++) {
                open |= 1 << adjacent.size();
                add(vertex);
            }
            if (withEye || wall.hasEye()) {
                add(vertex);
            }
        }

        private void add(int beside) {
            adjacent.add(0);
            join(adjacent.size() - 1, beside);
        }

        private void join(int one, int other) {
            adjacent.set(one, adjacent.get(one) | 1 << other);
            adjacent.set(other, adjacent.get(other) | 1 << one);
        }

        Shape shape() {
            return new Shape(adjacent.stream().mapToInt(Integer::intValue).toArray(), attackers, defenders, open, target);
        }
    }
}
