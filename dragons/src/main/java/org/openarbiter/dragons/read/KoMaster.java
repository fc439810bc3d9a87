package org.openarbiter.dragons.read;

/**
 * Who may retake a ko at once, as if it had answered threats elsewhere: {@link KoRights#THREATS} times on a line.
 *
 * <p>The three together give the {@link Fate}: what
 * succeeds even if the other side is the master is a win, what succeeds only if nobody is a ko, what succeeds only if the side
 * that asks is the master a ko for which it needs the first threat.
 */
public enum KoMaster {
    /** Nobody: a ko is retaken only after a play elsewhere on the way. */
    NOBODY,
    /** The side that wants to reach the goal. */
    ATTACKER,
    /** The side that wants to prevent it. */
    DEFENDER;

    /** The side that wants to prevent the goal, or the one that wants to reach it. */
    public static KoMaster of(boolean defends) {
        return defends ? DEFENDER : ATTACKER;
    }

    /** The other side. */
    public KoMaster opponent() {
        return switch (this) {
            case NOBODY -> NOBODY;
            case ATTACKER -> DEFENDER;
            case DEFENDER -> ATTACKER;
        };
    }
}
