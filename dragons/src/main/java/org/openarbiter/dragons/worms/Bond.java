package org.openarbiter.dragons.worms;

import java.util.List;
import java.util.Locale;

/**
 * Why two strings belong to one dragon: the evidence of an amalgamation.
 *
 * @param reason by which step
 * @param one the origin of a string
 * @param other the origin of another
 * @param points the eye space, or the liberties that they have in common; empty for a pattern
 * @param pattern the name of the connection pattern; empty for another reason
 */
public record Bond(Reason reason, int one, int other, List<Integer> points, String pattern) {
    /** The steps of the amalgamation of strings, in their order. Source: GNU Go 2.6 Documentation, "Amalgamation of strings". */
    public enum Reason {
        /** Both are boundary components of one eye space. */
        EYE_SPACE,
        /** They share two liberties or more, cutting points not counted. */
        TWO_COMMON_LIBERTIES,
        /** They share a liberty into which the opponent cannot play without being captured. */
        SAFE_COMMON_LIBERTY,
        /** A connection pattern holds them together. */
        PATTERN;

        /** In lower case, words apart. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    public Bond {
        points = List.copyOf(points);
    }
}
