package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.Topology;

/**
 * What every point of a finished position is: a stone that lives, is dead or stands in a seki, territory, or a neutral point. Between
 * two players.
 *
 * <p>Whose a string is in the end is taken from what is settled unconditionally, else from games that are played out at random: an
 * estimate, and a proposal to the players, who decide. Dead stones are taken off; an empty region is then the territory of the colour
 * that alone borders it, unless it is the eye of a seki.
 */
public final class FinalStatus {
    /** What a point is. */
    public enum Status {
        /** A stone that stays. */
        ALIVE,
        /** A stone that is taken off. */
        DEAD,
        /** A stone that stays and has no two eyes, but neutral points that nobody wants to fill. */
        SEKI,
        /** An empty point that only Black borders. */
        BLACK_TERRITORY,
        /** An empty point that only White borders. */
        WHITE_TERRITORY,
        /** An empty point that both border, or nobody, or stones in a seki. */
        DAME
    }

    /** How many games are played out. */
    private static final int GAMES = 200;
    /** How many positions each question of reading may look at. */
    private static final long NODES = 10_000;

    private final Status[] statuses;
    private final List<DeadGroup> dead;

    private FinalStatus(Status[] statuses, List<DeadGroup> dead) {
        this.statuses = statuses;
        this.dead = dead;
    }

    /**
     * How a position stands.
     *
     * @throws IllegalArgumentException if the board is no rectangle, is too large, or has more than two players
     */
    public static FinalStatus of(GoBoard board) {
        ReadingBoard position = ReadingBoard.of(board);
        Unconditional settled = Unconditional.of(board.topology(), board::stoneAt);
        Death.Judge judge = new Death.Judge(position, settled, NODES, GAMES);
        Map<Integer, Death> deaths = new HashMap<>();
        int[] stones = new int[position.points()];
        for (int point = 0; point < stones.length; point++) {
            stones[point] = position.stoneAt(point);
            if (stones[point] != ReadingBoard.EMPTY) {
                int stone = point;
                Death death = deaths.computeIfAbsent(board.string(point), string -> judge.of(stone));
                stones[point] = death.isDead() ? ReadingBoard.EMPTY : stones[point];
            }
        }
        List<DeadGroup> dead = new ArrayList<>();
        for (FinalRegion region : FinalRegion.all(board.topology(), stones)) {
            for (int colour = ReadingBoard.BLACK; colour <= ReadingBoard.WHITE; colour++) {
                int owner = colour;
                List<Integer> group = region.points().stream().filter(point -> position.stoneAt(point) == owner).toList();
                if (!group.isEmpty()) {
                    dead.add(group(group, group.stream().map(point -> Objects.requireNonNull(deaths.get(board.string(point)))).toList()));
                }
            }
        }
        return new FinalStatus(statuses(position, stones), List.copyOf(dead));
    }

    /** Stones that are dead together, for the best reason there is for any of them. */
    private static DeadGroup group(List<Integer> stones, List<Death> deaths) {
        Death best = deaths.stream().max(Comparator.comparingInt(Death::proof).thenComparing(death -> death.line().size())).orElseThrow();
        return new DeadGroup(stones, best.why(), best.line());
    }

    /** @param stones what is left once the dead are off */
    private static Status[] statuses(ReadingBoard position, int[] stones) {
        Topology topology = position.topology();
        List<FinalRegion> regions = FinalRegion.all(topology, stones);
        boolean[] seki = Sekis.of(topology, stones, regions);
        Status[] statuses = new Status[stones.length];
        for (int point = 0; point < stones.length; point++) {
            statuses[point] = position.stoneAt(point) == ReadingBoard.EMPTY ? Status.DAME
                    : stones[point] == ReadingBoard.EMPTY ? Status.DEAD : seki[point] ? Status.SEKI : Status.ALIVE;
        }
        for (FinalRegion region : regions) {
            boolean ofSeki = region.border().stream().anyMatch(stone -> seki[stone]);
            if (!ofSeki && region.owner() != ReadingBoard.EMPTY) {
                Status status = region.owner() == ReadingBoard.BLACK ? Status.BLACK_TERRITORY : Status.WHITE_TERRITORY;
                region.points().stream().filter(point -> statuses[point] == Status.DAME).forEach(point -> statuses[point] = status);
            }
        }
        return statuses;
    }

    /** What a point is. */
    public Status at(int point) {
        return statuses[point];
    }

    /** What is dead, those together that are dead in the same region, in the order of the lowest points. */
    public List<DeadGroup> dead() {
        return dead;
    }
}
