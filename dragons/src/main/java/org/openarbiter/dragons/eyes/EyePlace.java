package org.openarbiter.dragons.eyes;

import java.util.List;

/**
 * A point where an eye depends on its diagonals: a proper eye, a half eye or a false eye.
 *
 * <p>Each diagonal point is worth {@value #LOST} if a safe stone of the opponent stands there, {@value #OPEN} if whoever plays
 * first gets it or if it is beyond the edge, and nothing otherwise or beyond a corner; a ko in the defender's favor counts
 * {@value #GOOD_KO}, one in the attacker's {@value #BAD_KO}. With a sum of {@value #FALSE} or more the eye is false; more than
 * {@value #PROPER} and less than that is a half eye. Source: GNU Go 3.8, manual, sections 8.8 and 8.9.
 *
 * @param point where the eye would be
 * @param color whose it would be
 * @param sum what the diagonals add up to
 * @param attacks the moves that make it false, if it is a half eye
 * @param defenses the moves that make it an eye, if it is a half eye
 */
public record EyePlace(int point, int color, double sum, List<Integer> attacks, List<Integer> defenses) {
    static final double LOST = 2;
    static final double OPEN = 1;
    static final double GOOD_KO = 0.75;
    static final double BAD_KO = 1.25;
    static final double PROPER = 2;
    static final double FALSE = 4;
    /** The sum of a half eye without any ko. */
    private static final double HALF = 3;

    public EyePlace {
        attacks = List.copyOf(attacks);
        defenses = List.copyOf(defenses);
    }

    /** A place that can never be an eye. */
    public boolean isFalse() {
        return sum >= FALSE;
    }

    /** A place where who plays first on a diagonal decides. */
    public boolean isHalf() {
        return sum > PROPER && sum < FALSE;
    }

    /** A half eye that becomes an eye without a move if its owner wins the ko. */
    public boolean isEyeByKo() {
        return isHalf() && sum < HALF;
    }

    /** A half eye that becomes false without a move if the opponent wins the ko. */
    public boolean isFalseByKo() {
        return isHalf() && sum > HALF;
    }
}
