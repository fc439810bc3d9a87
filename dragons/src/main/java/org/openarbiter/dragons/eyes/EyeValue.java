package org.openarbiter.dragons.eyes;

import java.util.List;

/**
 * How many eyes an eye space is worth: 0, 1, or 2 for two and more, which counts a seki that needs no eye elsewhere.
 *
 * @param min the eyes left if the attacker moves first
 * @param max the eyes made if the defender moves first
 * @param attacks the moves with which the attacker gets {@code min}, if that is less than {@code max}
 * @param defences the moves with which the defender gets {@code max}, if that is more than {@code min}
 * @param needsKo whether {@code min} or {@code max} comes about only in a ko
 * @param complete false if a budget ended the search; the eye space may then be worth less
 */
public record EyeValue(
        int min, int max, List<Integer> attacks, List<Integer> defences, boolean needsKo, boolean complete) {
    /** As many eyes as two: enough to live. */
    public static final int ENOUGH = 2;

    public EyeValue {
        attacks = List.copyOf(attacks);
        defences = List.copyOf(defences);
    }

    /** A value that does not depend on who moves first. */
    static EyeValue settled(int eyes) {
        return new EyeValue(eyes, eyes, List.of(), List.of(), false, true);
    }

    /** Whether it does not matter who moves first. */
    public boolean isSettled() {
        return min == max;
    }
}
