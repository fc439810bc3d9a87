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
 * <p>Solved by trying everything, and remembered, since the same spaces come back in thousands of positions. Inside, a set of points is eight
 * bits, the points of the space in the order of their vertices. Not safe from several threads.
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
    /** The bits of the rights, of which the ko takes four. */
    private static final int RIGHTS = 12;
    private static final int SETS = 1 << MOST;
    /** What is kept of a position: two words, the second of which holds one of these bits. */
    private static final int WORDS = 2;
    private static final long LOST = 1;
    private static final long WON = 2;
    private static final int VALUE_BITS = 2;
    /** For how many positions there is room at first, and at most. */
    private static final int FIRST_ROOM = 1 << 12;
    private static final int MOST_ROOM = 1 << 20;
    /** How many plies more than it takes to fill the space twice make a line a cycle, which serves whoever has the doubt. */
    private static final int SPARE = 22;

    private final Surroundings around;
    private final BitBenson benson = new BitBenson();
    private long[] kept = new long[WORDS * FIRST_ROOM];
    private int count;

    /** The space, by its vertices. */
    private long space;
    private int size;
    /** For each set of points of the space those next to any of them. */
    private final int[] beside = new int[SETS];
    private final RankedMoves ranked = new RankedMoves(MOST);
    private int rim;
    private int leaks;
    private int flat;
    private boolean forDefender;
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
     * @param outside how many liberties the walls have outside, at least one; ignored with the doubt for the defender
     * @param doubtIsEye whether the defender gets what only a ko decides, and a seki
     * @throws IllegalArgumentException without the doubt, and without a liberty outside
     */
    public boolean livesIn(
            long room, long open, long pinched, long defenders, long attackers, boolean defenderToMove, int outside, boolean doubtIsEye) {
        if (!doubtIsEye && outside < 1) {
            throw new IllegalArgumentException("walls without a liberty outside");
        }
        draw(room);
        leaks = inside(open);
        flat = inside(pinched);
        long walls = (doubtIsEye ? around.all() & ~attackers : defenders) & ~room;
        // Safe friends beside the space are no walls of a group that is not joined to them.
        rim = touching(walls) | (doubtIsEye ? inside(around.haven()) : 0);
        forDefender = doubtIsEye;
        int free = doubtIsEye ? 0 : Math.min(MOST_OUTSIDE, outside);
        deepest = 2 * size + 2 * free + SPARE;
        int defending = inside(defenders);
        int attacking = inside(attackers);
        return solve(defending, doubtIsEye ? breathing(defending, attacking) : attacking,
                free * OUTSIDE | THREATS | (defenderToMove ? DEFENDS : 0), 0);
    }

    /** Finds which points are next to which, and ranks them: who plays where most of the space is near makes or takes an eye the soonest. */
    private void draw(long room) {
        if (room == space) {
            return;
        }
        space = room;
        size = Long.bitCount(room);
        ranked.clear();
        int point = 0;
        for (long left = room; left != 0; left &= left - 1) {
            int near = inside(around.around(Long.numberOfTrailingZeros(left)));
            for (int set = 0; set < 1 << point; set++) {
                beside[set | 1 << point] = beside[set] | near;
            }
            ranked.add(point++, Integer.bitCount(near));
        }
    }

    /** The points of the space among some vertices. */
    private int inside(long vertices) {
        return (int) Long.compress(vertices, space);
    }

    /** The points of the space next to any of some vertices. */
    private int touching(long vertices) {
        int touching = 0;
        int bit = 1;
        for (long left = space; left != 0; left &= left - 1, bit <<= 1) {
            touching |= (around.around(Long.numberOfTrailingZeros(left)) & vertices) != 0 ? bit : 0;
        }
        return touching;
    }

    /** The connected parts of a set that hold the given members of it. */
    private int part(int set, int members) {
        int part = members;
        int grown = part | beside[part] & set;
        while (grown != part) {
            part = grown;
            grown = part | beside[part] & set;
        }
        return part;
    }

    /** The points of neither side. */
    private int empty(int defending, int attacking) {
        return (1 << size) - 1 & ~defending & ~attacking;
    }

    /** The strings of the attacker that have a liberty inside; the others live by liberties that the walls take. */
    private int breathing(int defending, int attacking) {
        int open = leaks | beside[empty(defending, attacking)];
        return part(attacking, attacking & open);
    }

    private boolean solve(int defending, int attacking, int rights, int depth) {
        if (!mayHaveTwo(defending, attacking)) {
            return false;
        }
        if (depth > deepest) {
            return eyes(defending, attacking) >= 2 || forDefender;
        }
        long position = position(defending, attacking, rights);
        int slot = slot(space, position);
        if (kept[slot + 1] != 0) {
            return (kept[slot + 1] & WON) != 0;
        }
        boolean lives = eyes(defending, attacking) >= 2 || attempt(defending, attacking, rights, depth);
        keep(position, lives);
        return lives;
    }

    /** Tries every move; whether the defender gets his eyes, or a seki that counts for him. */
    private boolean attempt(int defending, int attacking, int rights, int depth) {
        boolean defends = (rights & DEFENDS) != 0;
        int empty = empty(defending, attacking);
        for (int i = 0; i < size; i++) {
            int point = ranked.move(i);
            if ((empty >> point & 1) != 0 && move(defending, attacking, rights, point, depth) == defends) {
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
    private boolean elsewhere(int defending, int attacking, int bare, int depth) {
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
    private boolean move(int defending, int attacking, int rights, int point, int depth) {
        boolean defends = (rights & DEFENDS) != 0;
        int threats = rights & THREATS;
        if (point == (rights >> KO) - 1) {
            if (defends != forDefender || threats == 0) {
                return !defends;
            }
            threats -= THREAT;
        }
        int bit = 1 << point;
        int own = (defends ? defending : attacking) | bit;
        int other = defends ? attacking : defending;
        boolean shut = (rights & SHUT) != 0;
        if (shut && !defends && breath(other, own) == 0) {
            return false;
        }
        int taken = taken(own, other, beside[bit] & other, defends ? leaks : rim);
        other &= ~taken;
        int string = part(own, bit);
        int liberties = beside[string] & empty(own, other);
        boolean safe = (string & (defends ? rim : leaks)) != 0;
        if (liberties == 0 && !safe || shut && defends && safe && breath(own, other) == 0) {
            return !defends;
        }
        boolean isKo = taken != 0 && (taken & taken - 1) == 0 && string == bit && liberties == taken && !safe;
        int next = (isKo ? Integer.numberOfTrailingZeros(taken) + 1 : 0) << KO | rights & REST | threats | (defends ? 0 : DEFENDS);
        return defends ? solve(own, other, next, depth + 1) : solve(other, own, next, depth + 1);
    }

    /** Those strings, among some that a move touches, that it takes. */
    private int taken(int own, int other, int touched, int safe) {
        int empty = empty(own, other);
        int taken = 0;
        for (int left = touched; left != 0; ) {
            int string = part(other, left & -left);
            left &= ~string;
            taken |= (string & safe) == 0 && (beside[string] & empty) == 0 ? string : 0;
        }
        return taken;
    }

    /** The liberties that the walls have inside, but for those that are no eyes: the attacker plays there once they are the last. */
    private int breath(int defending, int attacking) {
        int breath = (rim | beside[part(defending, defending & rim)]) & empty(defending, attacking);
        for (int left = breath & flat; left != 0; left &= left - 1) {
            int bit = left & -left;
            breath &= (beside[bit] & ~defending) == 0 ? ~bit : -1;
        }
        return breath;
    }

    /**
     * How many regions are eyes for sure, whatever is played, as {@link Benson} finds them: vital to what the walls hold; of less than two,
     * at most so many.
     */
    private int eyes(int defending, int attacking) {
        benson.begin();
        int regions = 0;
        int open = (1 << size) - 1 & ~defending;
        for (int left = open; left != 0; ) {
            int region = part(open, left & -left);
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
        int firm = part(defending, defending & rim);
        int walls = benson.addString(rim | beside[firm], 0);
        for (int left = defending & ~firm; left != 0; ) {
            int string = part(defending, left & -left);
            left &= ~string;
            benson.addString(beside[string], Benson.TWO);
        }
        benson.strike();
        return benson.vitalRegions(walls);
    }

    private boolean mayHaveTwo(int defending, int attacking) {
        int hard = part(attacking, attacking & leaks);
        int open = (1 << size) - 1 & ~defending & ~leaks & ~hard & ~beside[hard];
        for (int left = open & flat; left != 0; left &= left - 1) {
            int bit = left & -left;
            open &= (beside[bit] & open) == 0 ? ~bit : -1;
        }
        for (int left = open; left != 0; left &= left - 1) {
            int bit = left & -left;
            if ((open & ~beside[bit] & ~bit) != 0) {
                return true;
            }
        }
        return false;
    }

    /** A number that tells a position from all others in the same space. */
    private long position(int defending, int attacking, int rights) {
        long walls = ((long) flat << MOST | leaks) << MOST | rim;
        int stones = defending << MOST | attacking;
        return ((walls << 2 * MOST | stones) << RIGHTS | rights) << 1 | (forDefender ? 1 : 0);
    }

    /** Where the words of a position are kept, or would be: if they are not, the second is 0. */
    private int slot(long room, long position) {
        int mask = kept.length / WORDS - 1;
        int slot = ProofGraph.spread(room, position, 0) & mask;
        while (kept[WORDS * slot + 1] != 0 && (kept[WORDS * slot] != room || kept[WORDS * slot + 1] >>> VALUE_BITS != position)) {
            slot = slot + 1 & mask;
        }
        return WORDS * slot;
    }

    private void keep(long position, boolean lives) {
        if (2 * WORDS * count >= kept.length) {
            makeRoom();
        }
        put(space, position << VALUE_BITS | (lives ? WON : LOST));
        count++;
    }

    /** Doubles the room, or forgets all once it is large. */
    private void makeRoom() {
        if (kept.length == WORDS * MOST_ROOM) {
            Arrays.fill(kept, 0);
            count = 0;
            return;
        }
        long[] before = kept;
        kept = new long[2 * before.length];
        for (int i = 0; i < before.length; i += WORDS) {
            if (before[i + 1] != 0) {
                put(before[i], before[i + 1]);
            }
        }
    }

    private void put(long room, long second) {
        int slot = slot(room, second >>> VALUE_BITS);
        kept[slot] = room;
        kept[slot + 1] = second;
    }
}
