package org.openarbiter.dragons.worms;

/**
 * VALUE of a string: a measure without a unit. The GNU Go 2.6 Documentation ("Worms", VALUE) does not say which; the numbers are those that GNU Go
 * 2.6 reports if no neighbor depends on the string. That of a dragon is the sum over its worms.
 */
final class WormValue {
    private static final int STRING = 70;
    private static final int STONE = 4;
    private static final int POTENTIAL_CUTTING_STONE = 6;
    private static final int CUTTING_STONE = 13;

    private WormValue() {}

    static int of(int size, Cutstone cutstone) {
        return STRING + STONE * size + switch (cutstone) {
            case NONE -> 0;
            case POTENTIAL_CUTTING_STONE -> POTENTIAL_CUTTING_STONE;
            case CUTTING_STONE -> CUTTING_STONE;
        };
    }
}
