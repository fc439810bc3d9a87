package org.openarbiter.dragons.status;

import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.race.Initiative;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.ReadingBoard;

/** A race to capture between two groups, asked about alone: what it comes to for whoever moves first. */
public final class Semeai {
    private Semeai() {}

    /**
     * What the owner of a group achieves. A group that lives by itself, as the thorough reading of its status says, is killed only if
     * a line shows it.
     *
     * @throws IllegalArgumentException if the stones are not of two colors
     */
    public static Initiative of(ReadingBoard board, int own, int rival) {
        return Initiative.of(board, own, rival, Effort.RACE, Effort.RACE_GAMES, Semeai::seemsToLive);
    }

    private static boolean seemsToLive(ReadingBoard board, int stone) {
        Effort most = Effort.THOROUGH;
        Answer attack = new LifeAndDeath(board, most.reach(), most.life(), most.games()).attack(stone);
        // A proof that leaves liberties out says nothing of a race for them.
        boolean isProved = attack.complete() && !attack.assumptions().contains(Assumption.LIBERTIES_LEFT_OUT);
        return !attack.likely().succeeds() && (isProved || attack.percent() >= Known.LIKELY);
    }
}
