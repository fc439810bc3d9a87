package org.openarbiter.dragons.life;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.score.PassAlive;

/**
 * What is settled unconditionally on a Go board, without reading: strings that live although their owner always passes, stones
 * that are dead and points that are territory although their owner never answers. Between two colors, on a board of any shape;
 * suicide is not allowed.
 *
 * <p>A string is <em>invincible</em> if it is {@link PassAlive}. Take the invincible strings of a color away and look at one
 * connected part of what remains, a <em>region</em>. Suppose that the opponent alone plays there, as often as he likes. Either he
 * can make an invincible string somewhere in the region, and then he can extend it over all of it; or he cannot, and then the
 * whole region belongs to the color: its empty points are territory, the opponent's stones on them are dead, and its own stones,
 * although some series of plays might capture them, are alive with what surrounds them.
 *
 * <p>Whether he can is a question of two points. He fills everything but his eyes, so an eye is in the end a single point. Three
 * or more eyes can be reduced to two by filling one. A point may become an eye if no invincible stone is next to it, if it does
 * not carry his own stone (which never leaves the board). Two such points
 * that are not neighbors are enough for all stones around them exactly if every part into which they cut the region touches
 * both; and that is so exactly if neither of them alone cuts the region. So: a region is settled unless it has two points, not
 * next to each other, that may become eyes and that do not cut it.
 *
 * <p>That takes the color's other stones in the region for points where an eye may come, which is true only once they are
 * captured, by stones that stay. So a region that is not settled yet is looked at again with them captured ({@link UnansweredCaptures}).
 * Then it has no room for two eyes, but a seki may be left; {@link RegionCapture} tells whether the color can capture everything there
 * after all that the opponent may have played. He may be taken to have closed his borders first, that is, to have played next to
 * all invincible stones and extended what could be captured there: whatever he leaves open the color can take, stone by stone
 * and with no hurry, since the opponent's plays meanwhile do not give him two eyes. So only the inner points are left to search.
 * A region with too many of them stays undecided.
 *
 * <p>The notion is that of {@code unconditional_status} in GNU Go 3.8.
 */
public final class Unconditional {
    /** What is settled about a point. */
    public enum Status {
        /** Nothing. */
        UNDECIDED,
        /** A stone that cannot be captured, or that stands among such in settled territory of its color. */
        ALIVE,
        /** A stone in settled territory of the opponent. */
        DEAD,
        /** An empty point on which White can never make a living string: only Black can live there. */
        BLACK_TERRITORY,
        /** An empty point on which Black can never make a living string: only White can live there. */
        WHITE_TERRITORY
    }

    private static final int BLACK = 0;
    private static final int WHITE = 1;

    private final Status[] statuses;
    private final boolean[] invincible;

    private Unconditional(Status[] statuses, boolean[] invincible) {
        this.statuses = statuses;
        this.invincible = invincible;
    }

    /**
     * What is settled in a position.
     *
     * @param stones the color on each point: 0 Black, 1 White, {@link GoBoard#EMPTY} none
     */
    public static Unconditional of(Topology topology, IntUnaryOperator stones) {
        Status[] statuses = new Status[topology.size()];
        boolean[] invincible = new boolean[topology.size()];
        for (int point = 0; point < statuses.length; point++) {
            statuses[point] = Status.UNDECIDED;
        }
        int[] position = IntStream.range(0, statuses.length).map(stones).toArray();
        for (int color = BLACK; color <= WHITE; color++) {
            boolean[] living = PassAlive.living(topology, stones, color, false);
            boolean[] held = held(topology, position, color, living);
            for (int point = 0; point < statuses.length; point++) {
                invincible[point] |= living[point];
                if (living[point] || held[point]) {
                    statuses[point] = status(position[point], color);
                }
            }
        }
        return new Unconditional(statuses, invincible);
    }

    /** Which points lie in regions that belong to a color. */
    private static boolean[] held(Topology topology, int[] position, int color, boolean[] living) {
        UnconditionalTerritory before = new UnconditionalTerritory(topology, point -> position[point], color, living);
        int[] conquered = UnansweredCaptures.of(topology, position, color, living);
        int[] closed = UnansweredCaptures.closed(topology, position, color, living);
        UnconditionalTerritory after = new UnconditionalTerritory(topology, point -> conquered[point], color, living);
        boolean[] held = new boolean[position.length];
        boolean[] asked = living.clone();
        for (int point = 0; point < held.length; point++) {
            if (!asked[point]) {
                List<Integer> region = before.region(point);
                boolean isHeld = before.contains(point)
                        || after.contains(point) && RegionCapture.holds(topology, closed, color, region);
                for (int each : region) {
                    asked[each] = true;
                    held[each] = isHeld;
                }
            }
        }
        return held;
    }

    /** What a point is that belongs to a color. */
    private static Status status(int stone, int owner) {
        if (stone == GoBoard.EMPTY) {
            return owner == BLACK ? Status.BLACK_TERRITORY : Status.WHITE_TERRITORY;
        }
        return stone == owner ? Status.ALIVE : Status.DEAD;
    }

    /** What is settled about a point. */
    public Status at(int point) {
        return statuses[point];
    }

    /** Whether a point carries a stone that no series of the opponent's plays captures, its owner passing: Benson's life. */
    public boolean isInvincible(int point) {
        return invincible[point];
    }

    /** How many points the board has. */
    public int size() {
        return statuses.length;
    }
}
