package org.openarbiter.dragons.player;

/** A reason to play somewhere. */
interface Idea {
    /** Proposes moves with what they gain in points, compared with a move of the opponent in the same place. */
    void propose(Scene scene, Proposals proposals);
}
