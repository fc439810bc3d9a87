package org.openarbiter.dragons.race;

import java.util.List;
import java.util.function.Supplier;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;

/**
 * A ko that the attacker may begin when he likes, and that the defender cannot prevent although he moves first. It counts as won: who
 * may wait removes the threats first. So the bent four in the corner is dead.
 */
public final class WaitingKo {
    private WaitingKo() {}

    /** Whether two answers about one group, both read to the end, come to such a ko: one about the attack on it, one about its defense. */
    public static boolean is(Answer attack, Answer defense) {
        return attack.complete() && attack.fate() == Fate.KO && defense.complete() && defense.fate() == Fate.KO_NEEDS_THREAT;
    }

    /**
     * What comes of an attack: if it leads to such a ko, it wins.
     *
     * @param defense what the defender achieves if he moves first
     */
    static Answer attack(Answer attack, Supplier<Answer> defense) {
        boolean isWon = attack.fate() == Fate.KO && attack.complete() && defense.get().fate() == Fate.KO_NEEDS_THREAT;
        return isWon ? as(Fate.WIN, attack, attack.point(), attack.line()) : attack;
    }

    /**
     * What comes of a defense: if it leads to such a ko, it fails.
     *
     * @param attack what the attacker achieves if he moves first
     */
    static Answer defense(Answer defense, Supplier<Answer> attack) {
        boolean isLost = defense.fate() == Fate.KO_NEEDS_THREAT && defense.complete() && attack.get().fate() == Fate.KO;
        return isLost ? as(Fate.LOSS, defense, Answer.NONE, List.of()) : defense;
    }

    private static Answer as(Fate fate, Answer answer, int point, List<Integer> line) {
        return new Answer(fate, point, line, answer.nodes(), true).under(answer.assumptions());
    }
}
