package org.openarbiter.dragons.life;

/**
 * The rules of Go on a {@link Surroundings}: what a move makes of the stones. Allocates nothing.
 *
 * <p>Stones next to a safe stone of their own color, or to a point that is left out, are never taken.
 */
final class Fight {
    /** No vertex is barred by a ko. */
    static final int NO_KO = -1;

    private final Surroundings around;
    private final long immortalDefenders;
    private final long immortalAttackers;
    private long defenders;
    private long attackers;
    private int ko;
    private long taken;
    private long string;
    private int liberties;

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
        string = around.part(own, bit);
        long open = around.aroundAll(string) & ~own & ~other;
        boolean isImmortal = (string & (byDefender ? immortalDefenders : immortalAttackers)) != 0;
        if (open == 0 && !isImmortal) {
            return false;
        }
        liberties = isImmortal ? Integer.MAX_VALUE : Long.bitCount(open);
        boolean isKo = taken != 0 && (taken & taken - 1) == 0 && (taken & around.large()) == 0 && string == bit && open == taken && !isImmortal;
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

    /** The string of the stone just played. */
    long string() {
        return string;
    }

    /** How many liberties that string has; {@link Integer#MAX_VALUE} if it is never taken. */
    int liberties() {
        return liberties;
    }
}
