package org.openarbiter.dragons.eyes;

import java.util.List;

/**
 * How many eyes an eye space is worth: 0, 1, or 2 for two and more, which counts a seki that needs no eye elsewhere.
 *
 * <p>Each bound gives the ko to one side: {@code min} is what the attacker leaves if he is its master, {@code max} what the
 * defender makes if he is.
 *
 * @param least the eyes left if the attacker moves twice before the defender does
 * @param min the eyes left if the attacker moves first
 * @param max the eyes made if the defender moves first
 * @param most the eyes made if the defender moves twice before the attacker does
 * @param attacks the moves with which the attacker gets {@code min}, if that is less than {@code max}, the best first
 * @param defenses the moves with which the defender gets {@code max}, if that is more than {@code min}, the best first
 * @param complete false if a budget ended the search; the eye space may then be worth less
 */
public record EyeValue(int least, int min, int max, int most, List<Integer> attacks, List<Integer> defenses, boolean complete) {
    /** As many eyes as two: enough to live. */
    public static final int ENOUGH = 2;

    public EyeValue {
        attacks = List.copyOf(attacks);
        defenses = List.copyOf(defenses);
    }

    /** A value that does not depend on the side to move. */
    static EyeValue settled(int eyes) {
        return new EyeValue(eyes, eyes, eyes, eyes, List.of(), List.of(), true);
    }

    /** Whether it does not matter who moves first. */
    public boolean isSettled() {
        return min == max;
    }
}
