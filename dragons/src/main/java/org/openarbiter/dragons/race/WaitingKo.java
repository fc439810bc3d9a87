package org.openarbiter.dragons.race;

import java.util.function.Supplier;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;

/**
 * A ko that the attacker may begin when he likes, and that the defender cannot prevent although he moves first. It counts as won: who
 * may wait removes the threats first. So the bent four in the corner is dead.
 */
final class WaitingKo {
    private WaitingKo() {}

    /**
     * Whether an attack wins by such a ko.
     *
     * @param defense what the defender achieves if he moves first
     */
    static boolean isWon(Answer attack, Supplier<Answer> defense) {
        return attack.fate() == Fate.KO && attack.complete() && defense.get().fate() == Fate.KO_NEEDS_THREAT;
    }

    /**
     * Whether a defense fails by such a ko.
     *
     * @param attack what the attacker achieves if he moves first
     */
    static boolean isLost(Answer defense, Supplier<Answer> attack) {
        return defense.fate() == Fate.KO_NEEDS_THREAT && defense.complete() && attack.get().fate() == Fate.KO;
    }
}
