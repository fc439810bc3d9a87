package org.openarbiter.dragons.worms;

import java.util.Locale;
import org.openarbiter.dragons.read.Answer;

/**
 * STATUS of a dragon, and its SAFETY. Source: GNU Go 2.6 Documentation, "Dragons", STATUS.
 *
 * <p>Eyes are counted in halves: for each eye space two for an eye that is there whoever moves first, one for an eye that depends
 * on it, and one for a lunch. A finished reading goes before an estimate by eyes.
 */
public enum DragonStatus {
    /** It has two eyes. */
    ALIVE,
    /** Who moves first decides: it has one and a half, and little room to escape. */
    CRITICAL,
    /** It is surrounded and has less than one and a half eyes, or reading shows that each of its strings is captured. */
    DEAD,
    /** It may escape, or find eyes. */
    UNKNOWN;

    private static final int TWO_EYES = 4;
    private static final int ONE_AND_A_HALF = 3;
    /** With one and a half eyes a dragon is as good as surrounded if its escape route is shorter. */
    private static final int ROOM = 5;

    /** Whether a dragon with this escape route cannot get far. */
    static boolean isHemmedIn(int escapeRoute) {
        return escapeRoute < ROOM;
    }

    /**
     * The status of a dragon.
     *
     * @param halfEyes its eyes in halves
     * @param escapeRoute its escape route
     * @param doomed whether reading shows that each of its strings can be captured and not be saved
     */
    static DragonStatus of(int halfEyes, int escapeRoute, boolean doomed) {
        if (halfEyes >= TWO_EYES) {
            return ALIVE;
        }
        if (doomed) {
            return DEAD;
        }
        if (halfEyes == ONE_AND_A_HALF && isHemmedIn(escapeRoute)) {
            return CRITICAL;
        }
        return escapeRoute == 0 ? DEAD : UNKNOWN;
    }

    /**
     * This status, or the one that reading shows.
     *
     * @param attack whether the other color, to move, kills the dragon
     * @param defend whether its own color, to move, makes it live
     */
    DragonStatus read(Answer attack, Answer defend) {
        if (!attack.fate().succeeds()) {
            return attack.complete() ? ALIVE : this;
        }
        if (defend.fate().succeeds()) {
            return CRITICAL;
        }
        return defend.complete() ? DEAD : this;
    }

    /** In lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
