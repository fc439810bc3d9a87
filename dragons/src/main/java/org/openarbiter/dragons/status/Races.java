package org.openarbiter.dragons.status;

import java.util.stream.Stream;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.race.Race;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * What becomes of a group that may die by itself if it races with a group next to it that does not live either.
 *
 * @param attack the best for its owner of what he suffers with and without a race, the opponent to move
 * @param defense the same if he moves first
 * @param rival a stone of the group whose race made it better; −1 if none did
 * @param settled whether no other race, or a race that was not read to its end, can change it
 * @param nodes the positions looked at
 */
record Races(Answer attack, Answer defense, int rival, boolean settled, long nodes) {
    /**
     * The races of the group of a stone.
     *
     * @param attack how the opponent kills it if there is no race
     * @param defense how its owner saves it if there is none
     * @param nodes how many positions each search may look at; with none, it is only asked whether there may be a race
     */
    static Races of(ReadingBoard board, int stone, Answer attack, Answer defense, long nodes) {
        Race race = new Race(board, nodes);
        Races best = new Races(attack, defense, Answer.NONE, true, 0);
        for (int rival : race.rivals(stone)) {
            best = nodes == 0 ? new Races(attack, defense, Answer.NONE, false, 0) : best.with(board, race, stone, rival, nodes);
            if (best.isSafe()) {
                return new Races(best.attack, best.defense, best.rival, true, best.nodes);
            }
        }
        return best;
    }

    private Races with(ReadingBoard board, Race race, int stone, int rival, long nodes) {
        LifeAndDeath life = new LifeAndDeath(board, nodes);
        Answer dies = life.attack(rival);
        if (!dies.fate().succeeds()) {
            return after(dies).and(dies.complete());
        }
        Answer lives = life.defend(rival);
        if (lives.fate().succeeds()) {
            // Who may live without a race is not held by one.
            return after(dies, lives).and(dies.complete() && lives.complete());
        }
        Answer attacked = race.attack(stone, rival);
        Answer defended = race.defend(stone, rival);
        // Who takes a string and then loses his own group has still taken it.
        Answer suffered = attacked.isRefuted() && isCaptured(board, stone, nodes) ? attack : attacked;
        return after(dies, lives, attacked, defended).or(suffered, defended, rival).and(dies.complete() && lives.complete());
    }

    private static boolean isCaptured(ReadingBoard board, int stone, long nodes) {
        Answer capture = new Reading(board, nodes).attack(stone);
        return capture.complete() && capture.fate() == Fate.WIN;
    }

    /** Whether the opponent is known not to kill the group: then no other race can change it. */
    private boolean isSafe() {
        return attack.isRefuted();
    }

    private Races and(boolean isSettled) {
        return new Races(attack, defense, rival, settled && isSettled, nodes);
    }

    /** These, once more has been read. */
    private Races after(Answer... read) {
        return new Races(attack, defense, rival, settled, nodes + Stream.of(read).mapToLong(Answer::nodes).sum());
    }

    /** These, or a race if it is known to be better for the owner. */
    private Races or(Answer raceAttack, Answer raceDefense, int other) {
        boolean isSafer = raceAttack.complete() && raceAttack.fate().compareTo(attack.fate()) < 0;
        boolean isSaved = raceDefense.complete() && raceDefense.fate().compareTo(defense.fate()) > 0;
        return new Races(isSafer ? raceAttack : attack, isSaved ? raceDefense : defense, isSafer || isSaved ? other : rival,
                settled && raceAttack.complete() && raceDefense.complete(), nodes);
    }
}
