package org.openarbiter.dragons.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.status.State;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.Worm;

/**
 * Stones whose fate depends on who moves first.
 *
 * @param seat whose they are
 * @param stones where they stand
 * @param attack how the opponent takes them
 * @param defense how their owner saves them
 */
record Stake(int seat, List<Integer> stones, Answer attack, Answer defense) {
    private static final double ALMOST_SURE = 0.95;
    private static final double EVEN = 0.5;

    /** All stakes of a position, the largest first. */
    static List<Stake> all(Analysis analysis) {
        List<Stake> stakes = new ArrayList<>();
        for (Dragon dragon : analysis.dragons()) {
            if (dragon.status() == State.CRITICAL && !dragon.life().isLostInKo()) {
                stakes.add(new Stake(dragon.color().seat(), dragon.points(), dragon.attack(), dragon.defend()));
            }
        }
        for (Worm worm : analysis.worms()) {
            boolean mayStay = analysis.dragonAt(worm.origin())
                    .filter(dragon -> dragon.status() == State.ALIVE || dragon.status() == State.UNKNOWN)
                    .isPresent();
            if (mayStay && worm.isCapturable() && !worm.isDoomed()) {
                stakes.add(new Stake(worm.color().seat(), worm.points(), worm.attack(), worm.defend()));
            }
        }
        stakes.sort(Comparator.comparingInt((Stake stake) -> -stake.stones.size()).thenComparing(stake -> stake.stones.getFirst()));
        return stakes;
    }

    /** The points at stake: stones that are lost count twice, as stones and as the room that they leave. */
    double value() {
        return 2.0 * stones.size();
    }

    /** How likely the stones survive if a seat takes its turn here. */
    double life(int mover) {
        if (mover == seat) {
            return defense.likely() == Fate.WIN || attack.fate() != Fate.WIN ? ALMOST_SURE : EVEN;
        }
        return attack.fate() == Fate.WIN ? 1 - ALMOST_SURE : EVEN;
    }
}
