package org.openarbiter.dragons.race;

import org.openarbiter.dragons.read.Answer;

/**
 * The race of two groups, with their eyes and what helps them.
 *
 * @param race in the position of the race
 */
record GroupRace(Race race) implements Duel {
    @Override
    public Race.Reading readAttack(int stone, int rival) {
        return race.readAttack(stone, rival);
    }

    @Override
    public Answer defend(int stone, int rival) {
        return race.defend(stone, rival);
    }

    /** Few races end in a seki. */
    @Override
    public boolean isToTheDeath() {
        return true;
    }
}
