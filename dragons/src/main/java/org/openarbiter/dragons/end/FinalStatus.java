package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.score.DeadStones;

/**
 * What every point of a finished position is: a stone that lives, is dead or stands in a seki, territory, or a neutral point.
 * Between two players.
 *
 * <p>Each group is asked about by itself (see {@link Death}); once dead stones are off, what is left and uncertain is asked
 * about again, since what was to be cut off from them may now be surrounded. Stones that stay without two eyes are dead if they can be
 * killed in a ko whenever their opponent likes. Stones that can be captured, but only by stones which
 * are dead themselves, stay. What is left is settled (see {@link Settling}). All of it is a proposal to the players, who decide.
 */
public final class FinalStatus {
    /** What a point is. */
    public enum Status {
        /** A stone that stays. */
        ALIVE,
        /** A stone that is taken off. */
        DEAD,
        /** A stone that stays without two eyes, because neither side wants to play on beside it. */
        SEKI,
        /** An empty point that only Black borders. */
        BLACK_TERRITORY,
        /** An empty point that only White borders. */
        WHITE_TERRITORY,
        /** An empty point that borders both colors, or none, or stones in a seki; or one that its owner has to fill. */
        DAME
    }

    /** How often what is left is asked about, dead stones off. */
    private static final int ROUNDS = 3;
    /** Where more than one of so many points is neutral the game is not finished. */
    private static final int PARTS = 4;
    private static final int BOTH = 2;
    /** Captured strings of this size leave room for two eyes. */
    private static final int LARGE = 7;
    /** What two sides share in a seki is no more; where it is more, the border between them has been left open. */
    private static final int SHARED = 4;

    private final Status[] statuses;
    private final int[] owners;
    private final DeadStones.Ground ground;
    /** How many players have stones that stay. */
    private final long colors;
    private final List<DeadGroup> dead;
    private final List<UnsettledGroup> unsettled;
    private final Set<Integer> atOpenBorder = new HashSet<>();
    private final List<Integer> openings = new ArrayList<>();

    /** @param stones what is left once the dead are off */
    private FinalStatus(ReadingBoard position, int[] stones, List<DeadGroup> dead, List<UnsettledGroup> unsettled) {
        this.dead = dead;
        this.unsettled = unsettled;
        statuses = new Status[stones.length];
        int[] before = stones(position);
        Settling settling = Settling.of(
                position.topology(), before, stones, unsettled.stream().flatMap(group -> group.stones().stream()).collect(Collectors.toSet()));
        colors = Arrays.stream(stones).filter(stone -> stone != ReadingBoard.EMPTY).distinct().count();
        owners = IntStream.range(0, stones.length).map(settling::owner).toArray();
        List<Integer> neutral = new ArrayList<>();
        List<Integer> filled = new ArrayList<>();
        for (int point = 0; point < stones.length; point++) {
            statuses[point] = before[point] == ReadingBoard.EMPTY ? empty(owners[point])
                    : stones[point] == ReadingBoard.EMPTY ? Status.DEAD : settling.isSeki(point) ? Status.SEKI : Status.ALIVE;
            if (settling.isFilled(point)) {
                filled.add(point);
            } else if (owners[point] == GoBoard.EMPTY && statuses[point] != Status.ALIVE && statuses[point] != Status.SEKI) {
                neutral.add(point);
            }
        }
        ground = new DeadStones.Ground(neutral, filled);
        for (FinalRegion region : FinalRegion.all(position.topology(), stones)) {
            if (region.isShared() && region.points().size() > SHARED && region.border().stream().anyMatch(settling::isSeki)) {
                atOpenBorder.addAll(region.border());
                region.points().stream().filter(point -> isBetween(position.topology(), stones, point)).forEach(openings::add);
            }
        }
    }

    private static boolean isBetween(Topology topology, int[] stones, int point) {
        return IntStream.range(0, topology.degree(point)).map(side -> stones[topology.neighbor(point, side)])
                .filter(stone -> stone != ReadingBoard.EMPTY).distinct().count() == BOTH;
    }

    private static int[] stones(ReadingBoard position) {
        return IntStream.range(0, position.points()).map(position::stoneAt).toArray();
    }

    private static Status empty(int owner) {
        return switch (owner) {
            case ReadingBoard.BLACK -> Status.BLACK_TERRITORY;
            case ReadingBoard.WHITE -> Status.WHITE_TERRITORY;
            default -> Status.DAME;
        };
    }

    /**
     * How a position stands.
     *
     * @throws IllegalArgumentException if the board is no rectangle, is too large, or has more than two players
     */
    public static FinalStatus of(GoBoard board) {
        ReadingBoard position = ReadingBoard.of(board);
        int[] before = stones(position);
        int[] stones = before.clone();
        Map<Integer, Death> deaths = new HashMap<>();
        int taken = 1;
        for (int round = 0; round < ROUNDS && taken > 0; round++) {
            taken = takeDead(board, stones, deaths, round > 0);
        }
        for (int round = 0; round < ROUNDS && takeLostInKo(board, before, stones, deaths); round++) {
            takeDead(board, stones, deaths, true);
        }
        putBack(position, stones);
        List<UnsettledGroup> unsettled = deaths.values().stream()
                .flatMap(death -> death.unsettled().stream())
                .distinct()
                .sorted(Comparator.comparingInt(group -> group.stones().getFirst()))
                .toList();
        return new FinalStatus(position, stones, groups(board, stones, deaths), unsettled);
    }

    /**
     * How a position stands if its players have agreed what is dead.
     *
     * @param isDead whether the stone on a point is dead
     * @throws IllegalArgumentException if the board is no rectangle, is too large, or has more than two players
     */
    public static FinalStatus of(GoBoard board, IntPredicate isDead) {
        ReadingBoard position = ReadingBoard.of(board);
        int[] stones = IntStream.range(0, position.points())
                .map(point -> isDead.test(point) ? ReadingBoard.EMPTY : position.stoneAt(point))
                .toArray();
        Death agreed = Death.agreed();
        Map<Integer, Death> deaths = new HashMap<>();
        for (int point = 0; point < stones.length; point++) {
            if (position.stoneAt(point) != ReadingBoard.EMPTY) {
                deaths.put(board.string(point), agreed);
            }
        }
        return new FinalStatus(position, stones, groups(board, stones, deaths), List.of());
    }

    /** Asks about every string of which nothing is certain yet, removes dead strings, and returns their number. */
    private static int takeDead(GoBoard board, int[] stones, Map<Integer, Death> deaths, boolean again) {
        int[] left = stones.clone();
        Death.Judge judge = judge(board, left, again);
        int taken = 0;
        Set<Integer> asked = new HashSet<>();
        for (int point = 0; point < stones.length; point++) {
            int string = board.string(point);
            Death known = deaths.get(string);
            if (left[point] != ReadingBoard.EMPTY && asked.add(string) && (known == null || !known.isCertain())) {
                Death now = judge.of(point);
                deaths.put(string, now);
                taken += now.isDead() ? 1 : 0;
            }
        }
        takeOff(board, stones, deaths);
        return taken == 0 && again ? takeDeserted(board, stones, deaths) : taken;
    }

    /**
     * Removes the strings that live only as long as dead friends are there, and returns their number. Of those that live or die by a ko, the single
     * stones in atari stay where they are asked about: one of them may be what the ko is about. Of the others, all dead strings but large ones stay:
     * who captures a small one has to play in its place, and may be left with a shape that is no two eyes.
     */
    private static int takeDeserted(GoBoard board, int[] stones, Map<Integer, Death> deaths) {
        ReadingBoard position = ReadingBoard.of(board);
        int[] before = stones(position);
        int taken = takeDeserted(board, before, stones, deaths, Death::takesKo, point -> position.size(point) > 1 || position.liberties(point) > 1);
        return taken + takeDeserted(board, before, stones, deaths, Death::restsOnFriends, point -> position.size(point) >= LARGE);
    }

    private static int takeDeserted(
            GoBoard board, int[] before, int[] stones, Map<Integer, Death> deaths, Predicate<Death> isAsked, IntPredicate isTakenOff) {
        int[] left = IntStream.range(0, stones.length)
                .map(point -> before[point] == ReadingBoard.EMPTY || isTakenOff.test(point) ? stones[point] : before[point])
                .toArray();
        if (deaths.values().stream().noneMatch(isAsked) || Arrays.equals(left, before)) {
            return 0;
        }
        Death.Judge judge = judge(board, left, true);
        int taken = 0;
        for (int point = 0; point < stones.length; point++) {
            int string = board.string(point);
            Death known = deaths.get(string);
            if (stones[point] != ReadingBoard.EMPTY && known != null && isAsked.test(known)) {
                Death now = judge.of(point);
                if (now.isDead() && now.known().isProved()) {
                    deaths.put(string, now);
                    taken++;
                }
            }
        }
        takeOff(board, stones, deaths);
        return taken;
    }

    private static void takeOff(GoBoard board, int[] stones, Map<Integer, Death> deaths) {
        for (int point = 0; point < stones.length; point++) {
            Death known = deaths.get(board.string(point));
            stones[point] = known != null && known.isDead() ? ReadingBoard.EMPTY : stones[point];
        }
    }

    private static Death.Judge judge(GoBoard board, int[] left, boolean again) {
        return new Death.Judge(ReadingBoard.of(board.topology(), left, Answer.NONE), again);
    }

    /** Removes a group that stays without two eyes, but can be killed in a ko at any time; false if there is none. */
    private static boolean takeLostInKo(GoBoard board, int[] before, int[] stones, Map<Integer, Death> deaths) {
        int[] inSeki = IntStream.range(0, stones.length).filter(Settling.of(board.topology(), before, stones)::isSeki).toArray();
        if (inSeki.length == 0) {
            return false;
        }
        boolean again = deaths.values().stream().anyMatch(Death::isDead);
        Death.Judge judge = judge(board, stones, again);
        for (int point : inSeki) {
            Optional<Death> death = judge.inSeki(point);
            if (death.isPresent()) {
                for (int stone : judge.group(point)) {
                    deaths.put(board.string(stone), death.get());
                    stones[stone] = ReadingBoard.EMPTY;
                }
                return true;
            }
        }
        return false;
    }

    /** Puts the stones back that were taken off in the territory of their own color: whoever captures them there is dead. */
    private static void putBack(ReadingBoard position, int[] stones) {
        for (FinalRegion region : FinalRegion.all(position.topology(), stones)) {
            region.points().stream()
                    .filter(point -> region.owner() != GoBoard.EMPTY && position.stoneAt(point) == region.owner())
                    .forEach(point -> stones[point] = region.owner());
        }
    }

    /** The dead stones of each region and color, those that are proved to be apart, for the best reason there is for any of them. */
    private static List<DeadGroup> groups(GoBoard board, int[] stones, Map<Integer, Death> deaths) {
        List<DeadGroup> groups = new ArrayList<>();
        for (FinalRegion region : FinalRegion.all(board.topology(), stones)) {
            for (int color = ReadingBoard.BLACK; color <= ReadingBoard.WHITE; color++) {
                int owner = color;
                List<Integer> group = region.points().stream().filter(point -> board.stoneAt(point) == owner).toList();
                group.stream().collect(Collectors.partitioningBy(point -> death(board, deaths, point).known().isProved()))
                        .forEach((isProved, points) -> points.stream()
                                .max(Comparator.comparingInt((Integer point) -> death(board, deaths, point).known().rank())
                                        .thenComparingInt(point -> death(board, deaths, point).line().size())
                                        .thenComparing(Comparator.reverseOrder()))
                                .ifPresent(best -> groups.add(group(points, best, death(board, deaths, best)))));
            }
        }
        groups.sort(Comparator.comparingInt(group -> group.stones().getFirst()));
        return List.copyOf(groups);
    }

    private static DeadGroup group(List<Integer> stones, int shown, Death death) {
        return new DeadGroup(stones, shown, death.why(), death.line(), death.known());
    }

    private static Death death(GoBoard board, Map<Integer, Death> deaths, int point) {
        return Objects.requireNonNull(deaths.get(board.string(point)));
    }

    /** What a point is. */
    public Status at(int point) {
        return statuses[point];
    }

    /** Whose territory a point is, the stone on it being dead or there being none; {@link GoBoard#EMPTY} if it is nobody's. */
    public int owner(int point) {
        return owners[point];
    }

    /**
     * The stones beside a border that was left open where one of them has no two eyes: they are not in a seki, but the players have passed before
     * they closed it.
     */
    public Set<Integer> atOpenBorder() {
        return atOpenBorder;
    }

    /** Where such borders are open: the points next to stones of both colors. */
    public List<Integer> openings() {
        return openings;
    }

    /** Which points without living stones count for nobody when all neutral points are taken. */
    public DeadStones.Ground ground() {
        return ground;
    }

    /** What lives or dies by who moves first, in the order of the lowest points; none of it where the players have agreed. */
    public List<UnsettledGroup> unsettled() {
        return unsettled;
    }

    /** Whether both players have stones that stay, and at most a quarter of the points is neutral: of a game that has just begun nothing should be proposed. */
    public boolean isFinished() {
        return PARTS * Arrays.stream(statuses).filter(status -> status == Status.DAME).count() <= statuses.length && colors == BOTH;
    }

    /** What is dead, those together that are dead in the same region and all proved to be, or none of them, in the order of the lowest points. */
    public List<DeadGroup> dead() {
        return dead;
    }
}
