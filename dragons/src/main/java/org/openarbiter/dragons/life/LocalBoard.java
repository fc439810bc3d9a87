package org.openarbiter.dragons.life;

import java.util.Arrays;

/**
 * The stones of a problem with their strings and the liberties of each: the rules of {@link Fight} for many moves from one position, or one after
 * the other. What a string has is looked up instead of being found anew for every move. Allocates nothing once it is made.
 */
final class LocalBoard {
    private final Surroundings around;
    private final long[] next = new long[Surroundings.MOST];
    private final long immortalDefenders;
    private final long immortalAttackers;
    private final Position first = new Position();
    private final Position now = new Position();

    /** The move tried last: the stones that it takes, its string, that string's liberties, and whether it is never taken. */
    private int vertex;
    private long taken;
    private long string;
    private long open;
    private boolean isImmortal;

    /** The stones, and for each of them the string that it belongs to; a string goes by one of its vertices. */
    private static final class Position {
        private long defenders;
        private long attackers;
        private final byte[] stringOf = new byte[Surroundings.MOST];
        private final long[] stones = new long[Surroundings.MOST];
        private final long[] liberties = new long[Surroundings.MOST];

        void copy(Position other) {
            defenders = other.defenders;
            attackers = other.attackers;
            System.arraycopy(other.stringOf, 0, stringOf, 0, stringOf.length);
            System.arraycopy(other.stones, 0, stones, 0, stones.length);
            System.arraycopy(other.liberties, 0, liberties, 0, liberties.length);
        }
    }

    /** The first position of a problem. */
    LocalBoard(Surroundings around) {
        this.around = around;
        Arrays.setAll(next, each -> each < around.size() ? around.around(each) : 0);
        immortalDefenders = around.haven();
        immortalAttackers = around.wall() | around.exits();
        set(around.defenders(), around.attackers());
        first.copy(now);
    }

    /** Puts up the first position of the problem. */
    void reset() {
        now.copy(first);
    }

    /** Puts up a position. */
    void set(long defending, long attacking) {
        now.defenders = defending;
        now.attackers = attacking;
        long empty = around.all() & ~defending & ~attacking;
        findStrings(defending, empty);
        findStrings(attacking, empty);
    }

    private void findStrings(long color, long empty) {
        for (long left = color; left != 0; ) {
            long stones = around.part(color, left & -left);
            left &= ~stones;
            int name = Long.numberOfTrailingZeros(stones);
            now.stones[name] = stones;
            now.liberties[name] = around.aroundAll(stones) & empty;
            for (long each = stones; each != 0; each &= each - 1) {
                now.stringOf[Long.numberOfTrailingZeros(each)] = (byte) name;
            }
        }
    }

    /** Tries a move on an empty vertex without making it; false if that is suicide. */
    boolean tries(boolean byDefender, int at) {
        vertex = at;
        long bit = 1L << at;
        long beside = next[at];
        long other = byDefender ? now.attackers : now.defenders;
        long own = byDefender ? now.defenders : now.attackers;
        long immortal = byDefender ? immortalAttackers : immortalDefenders;
        taken = 0;
        for (long left = beside & other; left != 0; ) {
            int name = now.stringOf[Long.numberOfTrailingZeros(left)];
            long stones = now.stones[name];
            left &= ~stones;
            if (now.liberties[name] == bit && (stones & immortal) == 0) {
                taken |= stones;
            }
        }
        string = bit;
        open = beside & ~own & ~other;
        for (long left = beside & own; left != 0; ) {
            int name = now.stringOf[Long.numberOfTrailingZeros(left)];
            left &= ~now.stones[name];
            string |= now.stones[name];
            open |= now.liberties[name];
        }
        open &= ~bit;
        for (long left = taken; left != 0; left &= left - 1) {
            if ((next[Long.numberOfTrailingZeros(left)] & string) != 0) {
                open |= left & -left;
            }
        }
        isImmortal = (string & (byDefender ? immortalDefenders : immortalAttackers)) != 0;
        return open != 0 || isImmortal;
    }

    /** Makes the move that was tried last. */
    void play(boolean byDefender) {
        long bit = 1L << vertex;
        long own = byDefender ? now.defenders : now.attackers;
        long other = (byDefender ? now.attackers : now.defenders) & ~taken;
        for (long left = taken; left != 0; left &= left - 1) {
            for (long beside = next[Long.numberOfTrailingZeros(left)] & own; beside != 0; beside &= beside - 1) {
                now.liberties[now.stringOf[Long.numberOfTrailingZeros(beside)]] |= left & -left;
            }
        }
        for (long left = next[vertex] & other; left != 0; left &= left - 1) {
            now.liberties[now.stringOf[Long.numberOfTrailingZeros(left)]] &= ~bit;
        }
        long joined = next[vertex] & own;
        int name = joined == 0 ? vertex : now.stringOf[Long.numberOfTrailingZeros(joined)];
        for (long left = joined == 0 ? bit : string & ~now.stones[name]; left != 0; left &= left - 1) {
            now.stringOf[Long.numberOfTrailingZeros(left)] = (byte) name;
        }
        now.stones[name] = string;
        now.liberties[name] = open;
        now.defenders = byDefender ? own | bit : other;
        now.attackers = byDefender ? other : own | bit;
    }

    /** The liberties of the string that a stone belongs to. */
    long liberties(int stone) {
        return now.liberties[now.stringOf[stone]];
    }

    /** The string that a stone belongs to. */
    long stones(int stone) {
        return now.stones[now.stringOf[stone]];
    }

    long defenders() {
        return now.defenders;
    }

    long attackers() {
        return now.attackers;
    }

    /** The stones that the move tried last takes. */
    long taken() {
        return taken;
    }

    /** The string of the move tried last. */
    long string() {
        return string;
    }

    /** How many liberties that string has; {@link Integer#MAX_VALUE} if it is never taken. */
    int liberties() {
        return isImmortal ? Integer.MAX_VALUE : Long.bitCount(open);
    }

    /** The vertex that may not be retaken at once after the move tried last, or {@link Fight#NO_KO}. */
    int ko() {
        boolean isKo = taken != 0 && (taken & taken - 1) == 0 && (taken & around.large()) == 0 && string == 1L << vertex && open == taken
                && !isImmortal;
        return isKo ? Long.numberOfTrailingZeros(taken) : Fight.NO_KO;
    }

    long immortalDefenders() {
        return immortalDefenders;
    }

    long immortalAttackers() {
        return immortalAttackers;
    }
}
