package org.openarbiter.dragons.race;

import org.openarbiter.dragons.read.Answer;

/** What decides between two groups of different colors that want to capture each other, in one position. */
interface Duel {
    /** Whether the group of a rival stone, to move, takes the group of a stone, with the moves that may be good. */
    Race.Reading readAttack(int stone, int rival);

    /** The answer of {@link #readAttack} alone. */
    default Answer attack(int stone, int rival) {
        return readAttack(stone, rival).answer();
    }

    /** Whether the group of a stone, to move, is not taken by the group of a rival stone. */
    Answer defend(int stone, int rival);

    /** Whether the group that is saved is taken to kill the other one where that was not read to its end. */
    boolean isToTheDeath();
}
