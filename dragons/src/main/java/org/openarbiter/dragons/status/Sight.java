package org.openarbiter.dragons.status;

import java.util.Optional;
import org.openarbiter.dragons.read.Answer;

/**
 * What is seen of a group while it is gathered, without reading its life.
 *
 * @param halfEyes its eyes in halves: for each eye space two for an eye that is there whoever moves first, one for an eye that
 *     depends on it, and one for a string next to the group that can be captured
 * @param escapeRoute how open its way out is; 0 if it is surrounded
 * @param isInDanger whether reading shows that its largest string can be captured
 * @param mayRace whether it looks dead, and so does an enemy group next to it
 * @param capture if reading shows that each of its strings can be captured and none be saved: how its largest is captured
 */
public record Sight(int halfEyes, int escapeRoute, boolean isInDanger, boolean mayRace, Optional<Capture> capture) {
    private static final int TWO_EYES = 4;
    private static final int ONE_AND_A_HALF = 3;
    /** With one and a half eyes a group is as good as surrounded if its escape route is shorter. */
    private static final int ROOM = 5;

    /**
     * How a string is captured.
     *
     * @param attack how the opponent, to move, captures it
     * @param defense that its owner, to move, does not save it
     */
    public record Capture(Answer attack, Answer defense) {}

    /** The same group, next to an enemy group that looks dead, or not. */
    public Sight besideDead(boolean isBeside) {
        return new Sight(halfEyes, escapeRoute, isInDanger, isBeside && looksDead(), capture);
    }

    /** Whether it has neither eyes nor a way out, though reading has not captured it. */
    public boolean looksDead() {
        return estimate() == State.DEAD && capture.isEmpty();
    }

    /** Whether a short reading may tell more than a look: the group cannot get far and has two eyes at most, or is in danger. */
    boolean isDoubtful() {
        return isInDanger || isHemmedIn() && halfEyes <= TWO_EYES;
    }

    /** Whether the group cannot get far. */
    private boolean isHemmedIn() {
        return escapeRoute < ROOM;
    }

    /** What its eyes and its way out make likely. */
    State estimate() {
        if (halfEyes >= TWO_EYES) {
            return State.ALIVE;
        }
        if (halfEyes == ONE_AND_A_HALF && isHemmedIn()) {
            return State.CRITICAL;
        }
        return escapeRoute == 0 ? State.DEAD : State.UNKNOWN;
    }
}
