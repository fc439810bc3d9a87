package org.openarbiter.dragons.life;

/**
 * The rules of Go on a {@link Surroundings}: what a move makes of the stones. Allocates nothing.
 *
 * <p>Stones next to a safe stone of their own color, or to a point that is left out, are never taken.
 */
final class Fight {
    /** No vertex is barred by a ko. */
    static final int NO_KO = -1;
    /** How often a master of kos may retake at once: a few times, so that a ko fought again and again is not his for ever. */
    static final int THREATS = 3;

    private final Surroundings around;
    private final long immortalDefenders;
    private final long immortalAttackers;
    private long defenders;
    private long attackers;
    private int ko;
    private long taken;

    Fight(Surroundings around) {
        this.around = around;
        immortalDefenders = around.haven();
        immortalAttackers = around.wall() | around.exits();
    }

    /** Plays on an empty vertex; false if that is suicide. The accessors return the result. */
    boolean play(long defending, long attacking, boolean byDefender, int vertex) {
        long bit = 1L << vertex;
        long own = (byDefender ? defending : attacking) | bit;
        long other = byDefender ? attacking : defending;
        taken = taken(own, other, around.around(vertex) & other, byDefender ? immortalAttackers : immortalDefenders);
        other &= ~taken;
        long string = around.part(own, bit);
        long liberties = around.aroundAll(string) & ~own & ~other;
        if (liberties == 0 && (string & (byDefender ? immortalDefenders : immortalAttackers)) == 0) {
            return false;
        }
        boolean isKo = taken != 0 && (taken & taken - 1) == 0 && (taken & around.large()) == 0 && string == bit && liberties == taken
                && (bit & (byDefender ? immortalDefenders : immortalAttackers)) == 0;
        ko = isKo ? Long.numberOfTrailingZeros(taken) : NO_KO;
        defenders = byDefender ? own : other;
        attackers = byDefender ? other : own;
        return true;
    }

    private long taken(long own, long other, long touched, long immortal) {
        long without = 0;
        for (long left = touched; left != 0; ) {
            long string = around.part(other, left & -left);
            left &= ~string;
            if ((string & immortal) == 0 && (around.aroundAll(string) & ~own & ~other) == 0) {
                without |= string;
            }
        }
        return without;
    }

    long defenders() {
        return defenders;
    }

    long attackers() {
        return attackers;
    }

    /** The vertex that may not be retaken at once, or {@link #NO_KO}. */
    int ko() {
        return ko;
    }

    /** The stones that were taken. */
    long taken() {
        return taken;
    }

    /** The liberties that the stone just played has with its string, if it was no suicide. */
    int liberties(boolean byDefender, int vertex) {
        long own = byDefender ? defenders : attackers;
        long string = around.part(own, 1L << vertex);
        if ((string & (byDefender ? immortalDefenders : immortalAttackers)) != 0) {
            return Integer.MAX_VALUE;
        }
        return Long.bitCount(around.aroundAll(string) & ~defenders & ~attackers);
    }

    long immortalDefenders() {
        return immortalDefenders;
    }

    long immortalAttackers() {
        return immortalAttackers;
    }
}
