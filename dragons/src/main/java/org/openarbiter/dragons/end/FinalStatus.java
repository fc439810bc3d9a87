package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.Answer;
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

    /** How often what is left is asked about again, once dead stones are off. */
    private static final int ROUNDS = 3;

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
        int[] stones = IntStream.range(0, position.points()).map(position::stoneAt).toArray();
        Map<Integer, Death> deaths = new HashMap<>();
        int taken = 1;
        for (int round = 0; round < ROUNDS && taken > 0; round++) {
            taken = takeDead(board, stones, deaths, round > 0);
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

    /** Asks about every string of which nothing is certain yet, takes off what is dead, and tells how many strings that are. */
    private static int takeDead(GoBoard board, int[] stones, Map<Integer, Death> deaths, boolean again) {
        int[] left = stones.clone();
        Unconditional settled = Unconditional.of(board.topology(), point -> left[point]);
        Death.Judge judge = new Death.Judge(ReadingBoard.of(board.topology(), left, Answer.NONE), settled, again);
        int taken = 0;
        Set<Integer> asked = new HashSet<>();
        for (int point = 0; point < stones.length; point++) {
            int string = board.string(point);
            Death known = deaths.get(string);
            if (left[point] != ReadingBoard.EMPTY && asked.add(string) && (known == null || !known.isCertain())) {
                Death death = judge.of(point);
                deaths.put(string, death);
                taken += death.isDead() ? 1 : 0;
            }
            boolean isDead = left[point] != ReadingBoard.EMPTY && Objects.requireNonNull(deaths.get(string)).isDead();
            stones[point] = isDead ? ReadingBoard.EMPTY : left[point];
        }
        return taken;
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
