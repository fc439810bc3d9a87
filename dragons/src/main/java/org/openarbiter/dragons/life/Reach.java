package org.openarbiter.dragons.life;

/** How far from a group moves are looked for that may kill or save it. */
public enum Reach {
    /** Two steps: a proof among these moves takes a fraction of the positions. */
    CLOSE,
    /** Five steps: also what is prepared from afar. */
    FAR
}
