package org.openarbiter.dragons.worms;

import java.util.Locale;

/**
 * A place at a dragon that is not, or not yet, an eye. Source: GNU Go 2.6 Documentation, "Half Eyes and False Eyes".
 *
 * @param type which of the two it is
 * @param point where the eye would be
 * @param make the move that makes the eye; −1 if none does
 * @param kill the move that takes it; −1 if none is needed
 * @param dragon the origin of the dragon that surrounds it
 */
public record HalfEye(Type type, int point, int make, int kill, int dragon) {
    /** Whether a move makes the eye without filling it. A capture may have to be played on the point itself, which leaves an eye beside it at best. */
    public boolean isMadeFromOutside() {
        return make >= 0 && make != point;
    }

    /** Whether who plays first decides. */
    public enum Type {
        /** HALF EYE: an eye will materialize if the defender plays first, and none if the attacker does. */
        HALF_EYE,
        /** FALSE EYE: surrounded by the dragon, yet not an eye. */
        FALSE_EYE;

        /** In lower case, words apart. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }
}
