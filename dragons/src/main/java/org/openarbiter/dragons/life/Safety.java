package org.openarbiter.dragons.life;

import org.openarbiter.dragons.eyes.BitBenson;
import org.openarbiter.rules.go.score.Benson;

/**
 * Whether the string at stake lives whatever is played: {@link Benson}'s algorithm on a {@link Surroundings}, with the regions that lie within
 * it. Allocates nothing.
 */
final class Safety {
    private final Surroundings around;
    private final BitBenson benson = new BitBenson();

    Safety(Surroundings around) {
        this.around = around;
    }

    boolean lives(long defenders, long attackers) {
        benson.begin();
        for (long left = around.all() & ~defenders; left != 0; ) {
            long region = around.part(around.all() & ~defenders, left & -left);
            left &= ~region;
            if ((region & (around.wall() | around.exits() | around.haven())) == 0) {
                benson.addRegion(region, ~attackers);
            }
        }
        if (benson.regions() < Benson.TWO) {
            return false;
        }
        int target = benson.addString(around.aroundAll(around.part(defenders, 1L << around.target())), Benson.TWO);
        for (long left = defenders & ~around.part(defenders, 1L << around.target()); left != 0; ) {
            long string = around.part(defenders, left & -left);
            left &= ~string;
            benson.addString(around.aroundAll(string), Benson.TWO);
        }
        benson.strike();
        return benson.lives(target);
    }
}
