package org.openarbiter.dragons.race;

/** What a look at a race decides about the group that may be taken. */
public enum Verdict {
    /** It is not taken: it wins, lives, escapes, or both stay. */
    ALIVE,
    /** It is taken. */
    DEAD,
    /** Not decided at a look. */
    OPEN;

    /** The same for the other group. */
    Verdict opposite() {
        return switch (this) {
            case ALIVE -> DEAD;
            case DEAD -> ALIVE;
            case OPEN -> OPEN;
        };
    }
}
