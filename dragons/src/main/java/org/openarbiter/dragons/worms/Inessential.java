package org.openarbiter.dragons.worms;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * INESSENTIAL strings: those that have no life potential unless a particular surrounding string of the other color can be killed.
 *
 * <p>Such a string S has genus zero, no second order liberties, and no neighbor that can be captured. If S is taken off the
 * board, the empty worm E that remains is surrounded by the other color alone, and has at most {@link #MOST_EDGE_POINTS} points
 * on the edge, the origin of S not counted. The cavities that E takes in are the BOUNDARY COMPONENTS of S. Of two strings that
 * hold each other the one whose origin comes first is inessential. Neighbors that have no liberties but in the boundary
 * components may be captured: E is their only eye then, as in the figure of the GNU Go 2.6 Documentation.
 *
 * <p>Source: GNU Go 2.6 Documentation, "Worms", INESSENTIAL, and "Amalgamation of cavities". The two definitions there differ, and neither is what
 * the program does; {@code docs/dragons.md} gives the ruling.
 */
final class Inessential {
    private static final int MOST_EDGE_POINTS = 2;

    private final WormMap map;
    private final BitSet found = new BitSet();

    private Inessential(WormMap map) {
        this.map = map;
    }

    /**
     * The strings that are inessential.
     *
     * @param isCapturable whether the other color has an attack on a string
     * @param liberties2 how many second order liberties a string has
     * @param genus the genus of a string
     */
    static BitSet of(WormMap map, IntPredicate isCapturable, IntUnaryOperator liberties2, IntUnaryOperator genus) {
        Inessential inessential = new Inessential(map);
        for (int worm = 0; worm < map.count(); worm++) {
            if (!map.isEmpty(worm) && genus.applyAsInt(worm) == 0 && liberties2.applyAsInt(worm) == 0
                    && map.enemies(worm).stream().noneMatch(inessential.found::get)
                    && (inessential.isAllTheyHave(worm) || map.enemies(worm).stream().noneMatch(isCapturable::test))
                    && inessential.isHeld(worm)) {
                inessential.found.set(worm);
            }
        }
        return inessential.found;
    }

    /** Whether the neighbors of a string have no liberties but in its boundary components. */
    private boolean isAllTheyHave(int string) {
        List<Integer> components = boundaryComponents(map, string);
        return map.enemies(string).stream().allMatch(
                enemy -> map.liberties(enemy).stream().allMatch(liberty -> components.contains(map.worm(liberty))));
    }

    private boolean isHeld(int string) {
        List<Integer> components = boundaryComponents(map, string);
        BitSet around = new BitSet();
        around.or(map.neighbors(string));
        long edgePoints = map.points(string).stream().skip(1).filter(map::isOnEdge).count();
        for (int cavity : components) {
            around.or(map.neighbors(cavity));
            edgePoints += map.points(cavity).stream().filter(map::isOnEdge).count();
        }
        around.clear(string);
        return edgePoints <= MOST_EDGE_POINTS
                && around.stream().filter(worm -> !map.isEmpty(worm)).allMatch(worm -> map.seat(worm) != map.seat(string));
    }

    /**
     * The BOUNDARY COMPONENTS of a string: the cavities next to it, as they are met at its stones in the order of reading, at
     * each stone above, below, to the left and to the right.
     */
    static List<Integer> boundaryComponents(WormMap map, int string) {
        List<Integer> components = new ArrayList<>();
        for (int stone : map.points(string)) {
            for (int next : WormMap.around(map.topology(), stone)) {
                if (map.isEmpty(map.worm(next)) && !components.contains(map.worm(next))) {
                    components.add(map.worm(next));
                }
            }
        }
        return components;
    }
}
