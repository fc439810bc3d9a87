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
    public Answer attack(int stone, int rival) {
        return counted(duel.attack(stone, rival));
    }

    @Override
    public Answer defend(int stone, int rival) {
        return counted(duel.defend(stone, rival));
    }

    @Override
    public boolean isToTheDeath() {
        return duel.isToTheDeath();
    }

    private Answer counted(Answer answer) {
        looked.add(answer.nodes());
        return answer;
    }
}
