package org.openarbiter.dragons.race;

import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * What becomes of a group: by its own eyes and ways out, or by a race with a group next to it that does not live either.
 *
 * @param attack whether the other side, to move, kills it
 * @param defend whether its owner, to move, saves it; as {@code attack} if there is nothing to fear
 */
public record Prospects(Answer attack, Answer defend) {
    /** Whether a rival lives by itself is read with this part of the limit. */
    private static final int SHARE = 40;

    /**
     * The prospects of the group of a stone.
     *
     * @param nodes how many positions each search may look at
     * @param games how many games are played at random where that was not enough
     */
    public static Prospects of(ReadingBoard board, int stone, long nodes, int games) {
        LifeAndDeath life = new LifeAndDeath(board, nodes, games);
        Answer attack = life.attack(stone);
        if (!attack.fate().succeeds() && attack.complete()) {
            return new Prospects(attack, attack);
        }
        Prospects best = new Prospects(attack, life.defend(stone));
        LifeAndDeath glance = new LifeAndDeath(board, nodes / SHARE);
        Race race = new Race(board, nodes / SHARE);
        for (int rival : race.rivals(stone)) {
            // Who may live without a race is not held by one.
            if (glance.attack(rival).fate().succeeds() && !glance.defend(rival).fate().succeeds()) {
                best = best.or(race.attack(stone, rival), race.defend(stone, rival));
            }
        }
        return best;
    }

    /** These, or those of a race if they are known to be better for the owner. */
    private Prospects or(Answer raceAttack, Answer raceDefense) {
        boolean isSafer = raceAttack.complete() && raceAttack.fate().compareTo(attack.fate()) < 0;
        boolean isSaved = raceDefense.complete() && raceDefense.fate().compareTo(defend.fate()) > 0;
        return new Prospects(isSafer ? raceAttack : attack, isSaved ? raceDefense : defend);
    }
}
