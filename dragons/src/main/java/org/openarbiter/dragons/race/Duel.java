package org.openarbiter.dragons.race;

import org.openarbiter.dragons.read.Answer;

/** What decides between two groups of different colors that want to capture each other, in one position. */
interface Duel {
    /** Whether the group of a rival stone, to move, takes the group of a stone. */
    Answer attack(int stone, int rival);

    /** Whether the group of a stone, to move, is not taken by the group of a rival stone. */
    Answer defend(int stone, int rival);

    /** Whether the group that is saved is taken to kill the other one where that was not read to its end. */
    boolean isToTheDeath();
}
