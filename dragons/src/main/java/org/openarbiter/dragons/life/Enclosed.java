package org.openarbiter.dragons.life;

import java.util.Arrays;
import org.openarbiter.dragons.eyes.BitBenson;
import org.openarbiter.dragons.read.KoRights;
import org.openarbiter.dragons.read.RankedMoves;
import org.openarbiter.rules.go.score.Benson;

/**
 * The game about two eyes inside a space whose walls cannot fall: all around it stand stones of the defender that are never taken.
 *
 * <p>A real position is never better for the defender than this game, and just as good if his stones around it hang together; so the
 * game bounds what a space is worth from both sides. Where it is asked for the defender's best, a seki is as good as two eyes: once
 * neither side wants to play inside, the attacker is taken to have filled everything outside, the walls can be taken if they have no
 * liberty inside, and who still need not play there has not been killed. Where it is asked for what he is sure of, the attacker fills
 * a liberty outside with every move that he does not play inside, and with the last one the walls can be taken.
 *
 * <p>Solved by trying everything, and remembered, since the same spaces come back in thousands of positions. Not safe from several
 * threads.
 */
public final class Enclosed {
    /** The most points of a space. */
    public static final int MOST = 8;

    /** Bits of the rights: who moves, who has passed, that nothing is left to fill outside; threats and liberties left; the ko. */
    private static final int DEFENDS = 1;
    private static final int PASSED = 2;
    private static final int SHUT = 4;
    private static final int THREAT = 8;
    private static final int THREATS = KoRights.THREATS * THREAT;
    /** How many liberties the walls have outside, of which the attacker fills one whenever he does not play inside. */
    private static final int OUTSIDE = 32;
    private static final int MOST_OUTSIDE = 7;
    /** What is left outside stays so by moves inside. */
    private static final int REST = SHUT | MOST_OUTSIDE * OUTSIDE;
    private static final int KO = 8;
    private static final byte LOST = 1;
    private static final byte WON = 2;
    private static final int WORDS = 7;

    private final Surroundings around;
    private final BitBenson benson = new BitBenson();
    private long[] keys = new long[WORDS << 16];
    private byte[] values = new byte[1 << 16];
    private int count;

    private long space;
    private long rim;
    private long leaks;
    private long flat;
    private boolean forDefender;
    private final RankedMoves ranked = new RankedMoves(MOST);
    private int deepest;

    Enclosed(Surroundings around) {
        this.around = around;
    }

    /**
     * Whether the defender gets two eyes, or, with the doubt for him, a seki.
     *
     * @param room the points of the space, at most {@link #MOST}
     * @param open those of them next to the attacker's safe stones
     * @param pinched those of them that are no eye if they stand alone: too many of their corners are lost
     * @param outside how many liberties the walls have outside; ignored with the doubt for the defender
     * @param doubtIsEye whether the defender gets what only a ko decides, and a seki
     */
    public boolean livesIn(
            long room, long open, long pinched, long defenders, long attackers, boolean defenderToMove, int outside, boolean doubtIsEye) {
        space = room;
        leaks = open & room;
        flat = pinched & room;
        long walls = around.aroundAll((doubtIsEye ? around.all() & ~attackers : defenders) & ~room);
        // Safe friends beside the space are no walls of a group that is not joined to them.
        rim = (doubtIsEye ? walls | around.haven() : walls) & room;
        forDefender = doubtIsEye;
        rank();
        int free = doubtIsEye ? 0 : Math.min(MOST_OUTSIDE, outside);
        deepest = 2 * Long.bitCount(room) + 2 + 2 * free;
        return solve(defenders & room, doubtIsEye ? breathing(defenders & room, attackers & room) : attackers & room,
                free * OUTSIDE | THREATS | (defenderToMove ? DEFENDS : 0), 0);
    }

    /** Ranks the points: who plays where most of the space is near makes or takes an eye the soonest. */
    private void rank() {
        ranked.clear();
        for (long left = space; left != 0; left &= left - 1) {
            int vertex = Long.numberOfTrailingZeros(left);
            ranked.add(vertex, Long.bitCount(around.around(vertex) & space));
        }
    }

    /** The strings of the attacker that have a liberty inside; the others live by liberties that the walls take. */
    private long breathing(long defending, long attacking) {
        long breathing = 0;
        for (long left = attacking; left != 0; ) {
            long string = around.part(attacking, left & -left);
            left &= ~string;
            breathing |= (string & leaks | around.aroundAll(string) & space & ~defending & ~attacking) != 0 ? string : 0;
        }
        return breathing;
    }

    private boolean solve(long defending, long attacking, int rights, int depth) {
        if (!mayHaveTwo(defending, attacking)) {
            return false;
        }
        if (eyes(defending, attacking) >= 2) {
            return true;
        }
        if (depth > deepest) {
            return forDefender;
        }
        int slot = slot(defending, attacking, rights);
        if (values[slot] != 0) {
            return values[slot] == WON;
        }
        boolean lives = attempt(defending, attacking, rights, depth);
        store(defending, attacking, rights, lives);
        return lives;
    }

    /** Tries every move; whether the defender gets his eyes, or a seki that counts for him. */
    private boolean attempt(long defending, long attacking, int rights, int depth) {
        boolean defends = (rights & DEFENDS) != 0;
        long empty = space & ~defending & ~attacking;
        for (int i = 0; i < ranked.size(); i++) {
            int vertex = ranked.move(i);
            if ((empty >> vertex & 1) != 0 && move(defending, attacking, rights, vertex, depth) == defends) {
                return defends;
            }
        }
        int bare = rights & (REST | THREATS);
        if (!defends) {
            return elsewhere(defending, attacking, bare, depth);
        }
        if ((rights & PASSED) == 0) {
            return solve(defending, attacking, bare, depth + 1);
        }
        // Nobody wants to play inside: the attacker fills what is outside, and then has to take something.
        return forDefender && ((rights & SHUT) != 0 || solve(defending, attacking, bare | SHUT | DEFENDS, 0));
    }

    /** What comes of a move of the attacker outside. */
    private boolean elsewhere(long defending, long attacking, int bare, int depth) {
        if (forDefender || (bare & SHUT) != 0) {
            return solve(defending, attacking, bare | DEFENDS | PASSED, depth + 1);
        }
        int left = bare - OUTSIDE;
        boolean isShut = left < OUTSIDE;
        if (isShut && breath(defending, attacking) == 0) {
            return false;
        }
        return solve(defending, attacking, left | DEFENDS | (isShut ? SHUT : PASSED), depth + 1);
    }

    /** What a move comes to; what is not allowed counts as lost for who plays it. */
    private boolean move(long defending, long attacking, int rights, int vertex, int depth) {
        boolean defends = (rights & DEFENDS) != 0;
        int threats = rights & THREATS;
        if (vertex == (rights >> KO) - 1) {
            if (defends != forDefender || threats == 0) {
                return !defends;
            }
            threats -= THREAT;
        }
        long bit = 1L << vertex;
        long own = (defends ? defending : attacking) | bit;
        long other = defends ? attacking : defending;
        boolean shut = (rights & SHUT) != 0;
        if (shut && !defends && breath(other, own) == 0) {
            return false;
        }
        long taken = 0;
        for (long left = around.around(vertex) & other; left != 0; ) {
            long string = around.part(other, left & -left);
            left &= ~string;
            if ((string & (defends ? leaks : rim)) == 0 && (around.aroundAll(string) & space & ~own & ~other) == 0) {
                taken |= string;
            }
        }
        other &= ~taken;
        long string = around.part(own, bit);
        long liberties = around.aroundAll(string) & space & ~own & ~other;
        boolean safe = (string & (defends ? rim : leaks)) != 0;
        if (liberties == 0 && !safe || shut && defends && safe && breath(own, other) == 0) {
            return !defends;
        }
        boolean isKo = taken != 0 && (taken & taken - 1) == 0 && string == bit && liberties == taken && !safe;
        int next = (isKo ? Long.numberOfTrailingZeros(taken) + 1 : 0) << KO | rights & REST | threats | (defends ? 0 : DEFENDS);
        return defends ? solve(own, other, next, depth + 1) : solve(other, own, next, depth + 1);
    }

    /** The liberties that the walls have inside, but for those that are no eyes: the attacker plays there once they are the last. */
    private long breath(long defending, long attacking) {
        long breath = (rim | around.aroundAll(around.part(defending, defending & rim))) & space & ~defending & ~attacking;
        for (long left = breath & flat; left != 0; left &= left - 1) {
            breath &= (around.around(Long.numberOfTrailingZeros(left)) & space & ~defending) == 0 ? ~(left & -left) : -1L;
        }
        return breath;
    }

    /** How many regions are eyes for sure, whatever is played, as {@link Benson} finds them: vital to what the walls hold; of less than two, at most so many. */
    private int eyes(long defending, long attacking) {
        long firm = around.part(defending, defending & rim);
        benson.begin();
        int regions = 0;
        for (long left = space & ~defending; left != 0; ) {
            long region = around.part(space & ~defending, left & -left);
            left &= ~region;
            boolean isPinched = (region & region - 1) == 0 && (region & flat) != 0;
            if ((region & leaks) == 0 && !isPinched) {
                benson.addRegion(region, ~attacking);
                regions++;
            }
        }
        if (regions < 2) {
            return regions;
        }
        int walls = benson.addString(rim | around.aroundAll(firm), 0);
        for (long left = defending & ~firm; left != 0; ) {
            long string = around.part(defending, left & -left);
            left &= ~string;
            benson.addString(around.aroundAll(string), Benson.TWO);
        }
        benson.strike();
        return benson.vitalRegions(walls);
    }

    private boolean mayHaveTwo(long defending, long attacking) {
        long hard = around.part(attacking, attacking & leaks);
        long open = space & ~defending & ~leaks & ~hard & ~around.aroundAll(hard);
        for (long left = open & flat; left != 0; left &= left - 1) {
            if ((around.around(Long.numberOfTrailingZeros(left)) & open) == 0) {
                open &= ~(left & -left);
            }
        }
        for (long left = open; left != 0; left &= left - 1) {
            if ((open & ~around.around(Long.numberOfTrailingZeros(left)) & ~(left & -left)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Where a position is kept, or would be. */
    private int slot(long defending, long attacking, int rights) {
        long right = right(rights);
        int mask = values.length - 1;
        int slot = ProofGraph.spread(defending * 31 ^ space, attacking ^ flat * 7 ^ leaks * 131 ^ rim * 8191, (int) right) & mask;
        while (values[slot] != 0 && !isAt(slot, defending, attacking, right)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private long right(int rights) {
        return (long) rights << 1 | (forDefender ? 1 : 0);
    }

    private boolean isAt(int slot, long defending, long attacking, long right) {
        int at = slot * WORDS;
        return keys[at] == space && keys[at + 1] == defending && keys[at + 2] == attacking && keys[at + 3] == right
                && keys[at + 4] == flat && keys[at + 5] == leaks && keys[at + 6] == rim;
    }

    private void store(long defending, long attacking, int rights, boolean lives) {
        if (2 * count > values.length) {
            Arrays.fill(values, (byte) 0);
            count = 0;
        }
        int slot = slot(defending, attacking, rights);
        int at = slot * WORDS;
        keys[at] = space;
        keys[at + 1] = defending;
        keys[at + 2] = attacking;
        keys[at + 3] = right(rights);
        keys[at + 4] = flat;
        keys[at + 5] = leaks;
        keys[at + 6] = rim;
        values[slot] = lives ? WON : LOST;
        count++;
    }
}
