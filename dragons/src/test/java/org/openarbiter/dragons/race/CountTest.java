package org.openarbiter.dragons.race;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The count of a race against the race played out move by move, on numbers of liberties. */
class CountTest {
    private static final int MOST = 4;
    private static final int MOST_SHARED = 3;

    @Test
    void theCountIsTheRacePlayedOut() {
        for (int attacker = 1; attacker <= MOST; attacker++) {
            for (int defender = 1; defender <= MOST; defender++) {
                for (int shared = 0; shared <= MOST_SHARED; shared++) {
                    for (int eyes = 0; eyes < 4; eyes++) {
                        check(attacker, defender, shared, eyes & 1, eyes >> 1);
                    }
                }
            }
        }
    }

    private static void check(int attacker, int defender, int shared, int attackerEye, int defenderEye) {
        Count count = new Count(attacker + attackerEye, defender + defenderEye, shared, attackerEye, defenderEye);
        SlowCount slow = new SlowCount(attacker, defender, shared, attackerEye, defenderEye);
        assertThat(count.margin(true) >= 0).as("%s, attacker first", count).isEqualTo(slow.isTaken(true));
        assertThat(count.margin(false) >= 0).as("%s, defender first", count).isEqualTo(slow.isTaken(false));
    }

    /**
     * Two blocks with liberties outside, shared ones, and each at most one eye of one point, which can be filled last only.
     *
     * @param attacker the attacker's liberties outside
     * @param defender those of the block at stake
     */
    private record SlowCount(int attacker, int defender, int shared, int attackerEye, int defenderEye) {
        /** Whether the block at stake is taken; who cannot move without loss passes, and two passes are a seki. */
        boolean isTaken(boolean attackerToMove) {
            return isTaken(attackerToMove, false);
        }

        private boolean isTaken(boolean attackerToMove, boolean passed) {
            if (attackerToMove) {
                return defender == 0 && shared == 0 && defenderEye == 1
                        || after(new SlowCount(attacker, defender - 1, shared, attackerEye, defenderEye), true)
                        || after(new SlowCount(attacker, defender, shared - 1, attackerEye, defenderEye), true)
                        || !passed && isTaken(false, true);
            }
            return !(attacker == 0 && shared == 0 && attackerEye == 1)
                    && after(new SlowCount(attacker - 1, defender, shared, attackerEye, defenderEye), false)
                    && after(new SlowCount(attacker, defender, shared - 1, attackerEye, defenderEye), false)
                    && !passed && isTaken(true, true);
        }

        /** Whether the block is taken after a move of a side; a move that cannot be played helps nobody. */
        private static boolean after(SlowCount next, boolean byAttacker) {
            if (next.attacker < 0 || next.defender < 0 || next.shared < 0) {
                return !byAttacker;
            }
            boolean defenderGone = next.defender + next.shared + next.defenderEye == 0;
            boolean attackerGone = next.attacker + next.shared + next.attackerEye == 0;
            if (byAttacker && defenderGone || !byAttacker && attackerGone) {
                return byAttacker;
            }
            return byAttacker && attackerGone ? false : !byAttacker && defenderGone ? true : next.isTaken(!byAttacker, false);
        }
    }
}
