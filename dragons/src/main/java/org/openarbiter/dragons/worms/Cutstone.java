package org.openarbiter.dragons.worms;

import java.util.List;

/**
 * CUTSTONE: whether a string cuts the other color's strings next to it.
 *
 * <p>Of a string with more than two neighbors any pair will do, and the worst counts: a pair without a common liberty before one
 * with. Source: GNU Go 2.6 Documentation, "Worms", CUTSTONE.
 */
public enum Cutstone {
    /** No two enemy strings are next to it. */
    NONE(0),
    /** POTENTIAL CUTTING STONE: next to two enemy strings, and any two of them have a liberty in common. */
    POTENTIAL_CUTTING_STONE(1),
    /** CUTTING STONE: next to two enemy strings which have no liberty in common. */
    CUTTING_STONE(2);

    private final int code;

    Cutstone(int code) {
        this.code = code;
    }

    /** The number in the field: 0, 1 or 2. */
    public int code() {
        return code;
    }

    static Cutstone of(WormMap map, int string) {
        List<Integer> enemies = map.enemies(string);
        boolean cuts = false;
        for (int one : enemies) {
            for (int other : enemies) {
                cuts |= one < other && !map.liberties(one).intersects(map.liberties(other));
            }
        }
        return cuts ? CUTTING_STONE : enemies.size() > 1 ? POTENTIAL_CUTTING_STONE : NONE;
    }
}
