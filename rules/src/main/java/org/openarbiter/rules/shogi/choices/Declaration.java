package org.openarbiter.rules.shogi.choices;

/** What the declaration of an entering king can bring. */
public enum Declaration {
    /** 31 points win, 24 to 30 leave the game undecided. */
    POINTS_24,
    /** 28 points for Black or 27 for White win. */
    POINTS_27,
    /** The same, and the game ends without a declaration as soon as the conditions hold at the beginning of a turn. */
    AUTOMATIC_27;

    /** The fewest points that win for a side. */
    public int winning(int side) {
        return this == POINTS_24 ? 31 : 28 - side;
    }

    /** The fewest points with which a declaration is not lost. */
    public int needed(int side) {
        return this == POINTS_24 ? 24 : winning(side);
    }
}
