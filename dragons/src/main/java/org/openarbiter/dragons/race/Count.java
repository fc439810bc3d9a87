package org.openarbiter.dragons.race;

/**
 * A race as bare numbers.
 *
 * <p>Liberties of one side alone are filled by the other; those that both share, only by a side that can afford it. Where one
 * side has the larger eye, what is shared counts for that side and there is no seki; with equal eyes the attacker has to fill all
 * of it, without eyes all but the last (M. Müller, Race to Capture: Analyzing Semeai in Go, 1999; classes 0 to 2).
 *
 * @param attacker how many moves it takes to fill what is the attacker's alone, his eyes among it
 * @param defender the same of the group at stake
 * @param shared how many liberties both have
 * @param attackerRank the class of the attacker's largest eye, see {@link Eye#rank}; 0 if he has none
 * @param defenderRank the same of the group at stake
 */
record Count(int attacker, int defender, int shared, int attackerRank, int defenderRank) {
    /** How many moves the attacker has in hand: he takes the group if it is not negative. */
    int margin(boolean attackerToMove) {
        return attacker - defender - needed() - (attackerToMove ? 0 : 1);
    }

    /** By how many liberties of his own the attacker must lead if he moves first. */
    private int needed() {
        if (defenderRank == attackerRank) {
            return defenderRank > 0 ? shared : Math.max(shared - 1, 0);
        }
        return defenderRank > attackerRank ? shared : -shared;
    }
}
