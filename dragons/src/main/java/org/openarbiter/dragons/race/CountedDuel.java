package org.openarbiter.dragons.race;

import java.util.concurrent.atomic.LongAdder;
import org.openarbiter.dragons.read.Answer;

/**
 * A duel whose positions are counted.
 *
 * @param duel what decides
 * @param looked the positions that it has looked at
 */
record CountedDuel(Duel duel, LongAdder looked) implements Duel {
    @Override
    public Race.Reading readAttack(int stone, int rival) {
        Race.Reading reading = duel.readAttack(stone, rival);
        looked.add(reading.answer().nodes());
        return reading;
    }

    @Override
    public Answer defend(int stone, int rival) {
        Answer answer = duel.defend(stone, rival);
        looked.add(answer.nodes());
        return answer;
    }

    @Override
    public boolean isToTheDeath() {
        return duel.isToTheDeath();
    }
}
