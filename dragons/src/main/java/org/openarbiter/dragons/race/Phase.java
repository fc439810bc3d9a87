package org.openarbiter.dragons.race;

/** How far a race has gone: who takes first may still die in the space that he took. */
enum Phase {
    /** Both groups stand. */
    BOTH,
    /** The group at stake has been taken; who took it must live. */
    TARGET_TAKEN,
    /** The rival has been taken; the group at stake must live. */
    RIVAL_TAKEN
}
