package org.openarbiter.dragons.race;

import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Reading;

/**
 * The race of two strings by reading captures alone: whoever takes part, and whatever eyes there are.
 *
 * @param reading in the position of the race
 */
record CaptureRace(Reading reading) implements Duel {
    @Override
    public Race.Reading readAttack(int stone, int rival) {
        return new Race.Reading(reading.attack(stone), List.of());
    }

    @Override
    public Answer defend(int stone, int rival) {
        return reading.defend(stone);
    }

    /** A string that escapes captures nothing by that. */
    @Override
    public boolean isToTheDeath() {
        return false;
    }
}
