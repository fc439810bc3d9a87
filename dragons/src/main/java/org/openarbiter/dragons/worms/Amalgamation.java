package org.openarbiter.dragons.worms;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.dragons.eyes.Tactics;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * The AMALGAMATION of strings into dragons: first the boundary components of every eye space, then strings that seem uncuttable
 * because of the liberties they share, then those that a connection pattern holds together. Source: GNU Go 2.6 Documentation, "Amalgamation of
 * strings" and "Connection"; but a string in atari is not joined by an eye space, nor by a liberty on which its opponent takes it.
 */
final class Amalgamation {
    private final WormMap map;
    private final Tactics tactics;
    private final int[] dragons;
    private final List<Bond> bonds = new ArrayList<>();
    private final BitSet cuttingPoints = new BitSet();

    private Amalgamation(WormMap map, Tactics tactics) {
        this.map = map;
        this.tactics = tactics;
        dragons = IntStream.range(0, map.count()).toArray();
    }

    /** The dragons of a position with these caves. */
    static Amalgamation of(WormMap map, Worms worms, Caves caves, Tactics tactics) {
        Amalgamation amalgamation = new Amalgamation(map, tactics);
        caves.numbers().forEach(cave -> amalgamation.surround(caves, cave));
        PatternMatcher black = new PatternMatcher(map, worms, tactics, ReadingBoard.BLACK);
        PatternMatcher white = new PatternMatcher(map, worms, tactics, ReadingBoard.WHITE);
        amalgamation.shareLiberties(ReadingBoard.BLACK, black.cuttingPoints());
        amalgamation.shareLiberties(ReadingBoard.WHITE, white.cuttingPoints());
        black.connections(amalgamation::connect);
        white.connections(amalgamation::connect);
        amalgamation.cuttingPoints.or(black.cuttingPoints());
        amalgamation.cuttingPoints.or(white.cuttingPoints());
        return amalgamation;
    }

    /** Joins the strings around an eye space, but for those in atari: they do not close it. */
    private void surround(Caves caves, int cave) {
        List<Integer> boundary = caves.boundary(cave).stream().filter(string -> !isInAtari(string)).toList();
        List<Integer> space = caves.cavities(cave).stream().map(map::origin).toList();
        boundary.forEach(string -> join(boundary.getFirst(), string, Bond.Reason.EYE_SPACE, space, ""));
    }

    /** Joins what shares liberties until nothing more can be joined: each join may give a dragon more of them. */
    private void shareLiberties(int seat, BitSet cuttingPoints) {
        int before;
        do {
            before = bonds.size();
            List<BitSet> liberties = new ArrayList<>();
            for (int worm = 0; worm < map.count(); worm++) {
                liberties.add(new BitSet());
            }
            for (int string : strings(seat)) {
                liberties.get(dragons[string]).or(map.liberties(string));
            }
            for (int one : strings(seat)) {
                for (int other : strings(seat)) {
                    if (one < other && one == dragons[one] && other == dragons[other]) {
                        share(one, other, common(liberties.get(one), liberties.get(other), cuttingPoints), 1 - seat);
                    }
                }
            }
        } while (bonds.size() > before);
    }

    private List<Integer> strings(int seat) {
        return IntStream.range(0, map.count()).filter(worm -> map.seat(worm) == seat).boxed().toList();
    }

    private static List<Integer> common(BitSet one, BitSet other, BitSet without) {
        BitSet common = (BitSet) one.clone();
        common.and(other);
        common.andNot(without);
        return common.stream().boxed().toList();
    }

    private void share(int one, int other, List<Integer> common, int enemy) {
        if (common.size() > 1) {
            join(one, other, Bond.Reason.TWO_COMMON_LIBERTIES, common, "");
        } else if (common.size() == 1 && !takes(enemy, common.getFirst()) && tactics.attackOn(enemy, common.getFirst()) == Fate.WIN) {
            join(one, other, Bond.Reason.SAFE_COMMON_LIBERTY, common, "");
        }
    }

    /** Whether a stone of this side on an empty point captures. */
    private boolean takes(int seat, int point) {
        return strings(1 - seat).stream().anyMatch(string -> isInAtari(string) && map.liberties(string).get(point));
    }

    private boolean isInAtari(int string) {
        return map.liberties(string).cardinality() == 1;
    }

    private void connect(ConnectionPattern pattern, List<Integer> stones) {
        int first = map.worm(stones.getFirst());
        stones.forEach(stone -> join(first, map.worm(stone), Bond.Reason.PATTERN, List.of(), pattern.name()));
    }

    /** Amalgamates the dragons of two strings, unless they are one already: the origin that comes first is kept. */
    private void join(int one, int other, Bond.Reason reason, List<Integer> points, String pattern) {
        int kept = Math.min(dragons[one], dragons[other]);
        int replaced = Math.max(dragons[one], dragons[other]);
        if (kept != replaced) {
            bonds.add(new Bond(reason, map.origin(one), map.origin(other), points, pattern));
            for (int worm = 0; worm < dragons.length; worm++) {
                dragons[worm] = dragons[worm] == replaced ? kept : dragons[worm];
            }
        }
    }

    /** The number of the dragon of a string: that of its first string. */
    int dragon(int string) {
        return dragons[string];
    }

    /** The numbers of all dragons, in the order of their origins. */
    List<Integer> numbers() {
        return IntStream.range(0, dragons.length).filter(worm -> !map.isEmpty(worm) && dragons[worm] == worm).boxed().toList();
    }

    /** The strings of a dragon, in the order of their origins. */
    List<Integer> stringsOf(int dragon) {
        return IntStream.range(0, dragons.length).filter(worm -> !map.isEmpty(worm) && dragons[worm] == dragon).boxed().toList();
    }

    /** What joined strings, in the order in which it was found. */
    List<Bond> bonds() {
        return List.copyOf(bonds);
    }

    /** The cutting points of both colors. */
    BitSet cuttingPoints() {
        return cuttingPoints;
    }
}
