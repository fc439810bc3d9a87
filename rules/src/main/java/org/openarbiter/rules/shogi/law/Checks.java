package org.openarbiter.rules.shogi.law;

import java.util.List;
import java.util.function.IntPredicate;
import org.openarbiter.rules.shogi.choices.PerpetualCheck;

/**
 * Who gave perpetual check in a repetition, from which plies were checks alone.
 *
 * @param reading when a side has
 */
record Checks(PerpetualCheck reading) {

    /**
     * Whether a side gave perpetual check.
     *
     * @param moments the moments at which the position occurred, rising; a ply leads to the moment of its number
     * @param mine which plies are the side's
     * @param check which plies gave check
     */
    boolean isPerpetual(List<Integer> moments, IntPredicate mine, IntPredicate check) {
        int last = moments.getLast();
        boolean mover = mine.test(last);
        int from = switch (reading) {
            case ALL -> moments.getFirst() + 1;
            case STREAK -> mover ? moments.getFirst() : moments.get(1) - 1;
            case MOVER -> mover ? moments.getFirst() : 0;
        };
        // The start is no check, whatever stands there: no ply led to it.
        if (from < 1) {
            return false;
        }
        for (int ply = from; ply <= last; ply++) {
            if (mine.test(ply) && !check.test(ply)) {
                return false;
            }
        }
        return true;
    }
}
