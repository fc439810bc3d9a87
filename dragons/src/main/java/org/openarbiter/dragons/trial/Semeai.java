package org.openarbiter.dragons.trial;

import org.openarbiter.dragons.race.Initiative;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Known;

/** A race to capture between two groups, asked about alone: what it comes to for whoever moves first. */
public final class Semeai {
    private Semeai() {}

    /**
     * What the owner of a group achieves. A group that lives by itself, as its status says, is killed only if the race proves it.
     *
     * @throws IllegalArgumentException if the stones are not of two colors
     */
    public static Initiative of(Trial position, int own, int rival) {
        return Initiative.of(position.board(), own, rival, Effort.RACE, Effort.RACE_GAMES, () -> seemsToLive(position, rival));
    }

    private static boolean seemsToLive(Trial position, int stone) {
        Answer attack = position.attack(position.group(stone).orElseThrow(), Effort.THOROUGH);
        // A proof that leaves liberties out says nothing of a race for them.
        boolean isProved = attack.complete() && !attack.assumptions().contains(Assumption.LIBERTIES_LEFT_OUT);
        return !attack.likely().succeeds() && (isProved || attack.percent() >= Known.LIKELY);
    }
}
