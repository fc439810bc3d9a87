package org.openarbiter.dragons.worms;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.eyes.EyeShapes;
import org.openarbiter.dragons.eyes.EyeSpaces;
import org.openarbiter.dragons.eyes.Tactics;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Statuses;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * What is known about the stones of a position: its worms, cavities, dragons and caves, as lists in the order of their origins,
 * and by point.
 *
 * <p>A pure function of the position and an effort: nothing is kept from one analysis to the next, and the same position gives the
 * same answer every time, from any thread. Immutable. Source: GNU Go 2.6 Documentation.
 */
public final class Analysis {
    private final Topology topology;
    private final List<Worm> worms;
    private final List<Cavity> cavities;
    private final List<Dragon> dragons;
    private final List<Cave> caves;
    private final List<Bond> bonds;
    private final List<HalfEye> halfEyes;
    private final List<Integer> cuttingPoints;
    private final Distances toBlack;
    private final Distances toWhite;
    /** For each point the index of its worm, cavity, dragon or cave in the list; −1 if it has none. */
    private final int[] wormAt;
    private final int[] cavityAt;
    private final int[] dragonAt;
    private final int[] caveAt;

    /** Why a board cannot be analyzed; null if it can. */
    public static @Nullable String refusal(GoBoard board) {
        Topology shape = board.topology();
        if (board.seats().count() != 2) {
            return "has " + board.seats().count() + " players; dragons analyzes two-player games only";
        }
        if (shape.width() == 0) {
            return "the board is not a rectangle; dragons analyzes rectangular boards only";
        }
        return shape.size() <= ReadingBoard.MOST_POINTS ? null : "the board is " + shape.width() + "x" + shape.height()
                + "; dragons analyzes boards of up to " + ReadingBoard.MOST_POINTS + " points, such as 25x25";
    }

    private Analysis(WormMap map, Tactics tactics, EyeSpaces spaces, Statuses statuses, Effort effort) {
        topology = map.topology();
        Worms found = Worms.of(map, tactics);
        Caves joined = Caves.of(map, found.inessential());
        Amalgamation amalgamation = Amalgamation.of(map, found, joined, tactics);
        worms = List.copyOf(found.strings().values());
        cavities = List.copyOf(found.cavities().values());
        bonds = amalgamation.bonds();
        cuttingPoints = amalgamation.cuttingPoints().stream().boxed().toList();
        DragonEyes eyes = DragonEyes.of(map, amalgamation, spaces);
        halfEyes = eyes.places();
        dragons = List.copyOf(Dragons.of(map, found, joined, amalgamation, eyes, statuses, effort).values());
        caves = joined.numbers().stream().map(cave -> joined.value(cave, border(map, joined.boundary(cave), amalgamation)))
                .toList();
        toBlack = Distances.to(map, ReadingBoard.BLACK);
        toWhite = Distances.to(map, ReadingBoard.WHITE);
        wormAt = index(worms, Worm::points);
        cavityAt = index(cavities, Cavity::points);
        dragonAt = index(dragons, Dragon::points);
        caveAt = index(caves, Cave::points);
    }

    /**
     * Analyzes a position.
     *
     * @param effort what the status of each dragon may cost; all else is the same with every effort
     * @throws IllegalArgumentException if the board is no rectangle, is too large, or has more than two players
     */
    public static Analysis of(GoBoard board, Effort effort) {
        return new Analyst(effort).analyze(board);
    }

    /** Analyzes a position; the board is the same afterwards. */
    public static Analysis of(ReadingBoard board, Effort effort) {
        return new Analyst(effort).analyze(board);
    }

    /** Analyzes a position where strings are read by another. */
    static Analysis of(ReadingBoard board, Tactics tactics, EyeShapes shapes, Statuses statuses, Effort effort) {
        return new Analysis(WormMap.of(board), tactics, EyeSpaces.of(board, tactics, shapes), statuses, effort);
    }

    private static int border(WormMap map, List<Integer> boundary, Amalgamation amalgamation) {
        List<Integer> dragons = boundary.stream().map(amalgamation::dragon).distinct().toList();
        return dragons.size() == 1 ? map.origin(dragons.getFirst()) : Answer.NONE;
    }

    private <T> int[] index(List<T> all, Function<T, List<Integer>> points) {
        int[] index = new int[topology.size()];
        Arrays.fill(index, -1);
        for (int i = 0; i < all.size(); i++) {
            for (int point : points.apply(all.get(i))) {
                index[point] = i;
            }
        }
        return index;
    }

    private static <T> Optional<T> at(List<T> all, int index) {
        return index < 0 ? Optional.empty() : Optional.of(all.get(index));
    }

    /** The shape of the board. */
    public Topology topology() {
        return topology;
    }

    /** The strings. */
    public List<Worm> worms() {
        return worms;
    }

    /** The cavities. */
    public List<Cavity> cavities() {
        return cavities;
    }

    /** The dragons. */
    public List<Dragon> dragons() {
        return dragons;
    }

    /** The caves. */
    public List<Cave> caves() {
        return caves;
    }

    /** The reasons for joining strings into a dragon, in the order in which they were found. */
    public List<Bond> bonds() {
        return bonds;
    }

    /** The half eyes and false eyes. */
    public List<HalfEye> halfEyes() {
        return halfEyes;
    }

    /** The CUTTING POINTS of both colors. */
    public List<Integer> cuttingPoints() {
        return cuttingPoints;
    }

    /** The string of a stone; empty for an empty point. */
    public Optional<Worm> wormAt(int point) {
        return at(worms, wormAt[point]);
    }

    /** The cavity of an empty point; empty for a stone. */
    public Optional<Cavity> cavityAt(int point) {
        return at(cavities, cavityAt[point]);
    }

    /** The dragon of a stone; empty for an empty point. */
    public Optional<Dragon> dragonAt(int point) {
        return at(dragons, dragonAt[point]);
    }

    /** The cave of an empty point; empty for a stone. */
    public Optional<Cave> caveAt(int point) {
        return at(caves, caveAt[point]);
    }

    /** DISTANCE from an empty point to the stones of a color, in steps; −1 if it is infinite, or if a stone stands there. */
    public int distance(Color color, int point) {
        return (color == Color.BLACK ? toBlack : toWhite).distance()[point];
    }

    /** STRATEGIC DISTANCE from an empty point to the stones of a color, in steps; −1 if it is infinite, or on a stone. */
    public int strategicDistance(Color color, int point) {
        return (color == Color.BLACK ? toBlack : toWhite).strategicDistance()[point];
    }
}
