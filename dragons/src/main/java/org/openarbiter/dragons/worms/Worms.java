package org.openarbiter.dragons.worms;

import java.util.BitSet;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import org.openarbiter.dragons.eyes.StringReading;
import org.openarbiter.dragons.eyes.Tactics;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;

/**
 * Makes the worms of a position, field by field. Source: GNU Go 2.6 Documentation, "Worms".
 *
 * <p>Strings and cavities are found by their numbers in the {@link WormMap}.
 */
final class Worms {
    private final WormMap map;
    private final Kos kos;
    private final Answer[] attacks;
    private final Answer[] defends;
    private final int[][] liberties;
    private final int[] genus;
    private final BitSet inessential;
    private final Map<Integer, Worm> strings = new TreeMap<>();
    private final Map<Integer, Cavity> cavities = new TreeMap<>();

    private Worms(WormMap map, Tactics tactics) {
        this.map = map;
        kos = Kos.of(map);
        int count = map.count();
        attacks = new Answer[count];
        defends = new Answer[count];
        liberties = new int[count][];
        genus = new int[count];
        for (int worm = 0; worm < count; worm++) {
            if (!map.isEmpty(worm)) {
                read(worm, tactics);
                liberties[worm] = LibertyOrders.counts(LibertyOrders.of(map, kos, worm));
                genus[worm] = Genus.of(map, worm);
            }
        }
        inessential = Inessential.of(map, this::isCapturable, string -> liberties[string][1], string -> genus[string]);
    }

    static Worms of(WormMap map, Tactics tactics) {
        Worms worms = new Worms(map, tactics);
        double[] effectiveSizes = EffectiveSize.of(map);
        for (int worm = 0; worm < map.count(); worm++) {
            if (map.isEmpty(worm)) {
                int origin = map.origin(worm);
                worms.cavities.put(worm, new Cavity(map.color(worm), origin, map.points(worm), worms.kos.isCavity(origin)));
            } else {
                worms.strings.put(worm, worms.string(worm, effectiveSizes[worm]));
            }
        }
        return worms;
    }

    private void read(int string, Tactics tactics) {
        boolean isEasy = map.liberties(string).cardinality() < StringReading.SAFE_LIBERTIES;
        attacks[string] = isEasy ? tactics.attack(map.origin(string)) : StringReading.SAFE;
        defends[string] = isCapturable(string) ? tactics.defend(map.origin(string)) : StringReading.SAFE;
    }

    private boolean isCapturable(int string) {
        return attacks[string].fate().succeeds();
    }

    private Worm string(int string, double effectiveSize) {
        Cutstone cutstone = Cutstone.of(map, string);
        int[] orders = liberties[string];
        return new Worm(map.color(string), map.origin(string), map.points(string), effectiveSize, orders[0], orders[1], orders[2],
                orders[3], attacks[string], defends[string], lunch(string), cutstone, genus[string],
                WormValue.of(map.size(string), cutstone), kos.isStone(map.origin(string)), inessential.get(string));
    }

    /** The largest string next to a string that can be captured; among equals the first. */
    private int lunch(int string) {
        return map.enemies(string).stream().filter(this::isCapturable).max(Comparator.comparingInt(map::size).thenComparing(
                Comparator.reverseOrder())).map(map::origin).orElse(Answer.NONE);
    }

    /** The strings by number, in the order of their origins. */
    Map<Integer, Worm> strings() {
        return strings;
    }

    /** A string by its number. */
    Worm string(int number) {
        Worm string = strings.get(number);
        if (string == null) {
            throw new IllegalArgumentException("worm " + number + " is not a string");
        }
        return string;
    }

    /** The cavities by number, in the order of their origins. */
    Map<Integer, Cavity> cavities() {
        return cavities;
    }

    /** The numbers of the strings that are inessential. */
    BitSet inessential() {
        return inessential;
    }
}
