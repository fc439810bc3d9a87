package org.openarbiter.dragons.worms;

/**
 * VITALITY of a dragon: a measure of its life potential. The GNU Go 2.6 Documentation ("Dragons", VITALITY) does not say which; this is what GNU Go
 * 2.6 reports for each of 1157 dragons.
 */
final class Vitality {
    private static final int EYE = 6;
    private static final int NOTHING = -10;

    private Vitality() {}

    static int of(int genus, int heyes, int escapeRoute) {
        return NOTHING + EYE * genus + heyes + escapeRoute;
    }
}
