package org.openarbiter.dragons.life;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Capture on a small board or a part of one, played out: every position that its points can have is a row of a table, and a table
 * says from which of them the attacker takes a stone, however the defender plays. It shares nothing with what it checks: its board, its
 * rules and its idea of a ko are its own.
 *
 * <p>Both sides may play on every free point, pass, and never commit suicide. A single stone that took a single stone and has one liberty
 * may not be retaken at once (simple ko). A line without end, and a seki, are successes of the defender. A side that is <em>helped</em> may break
 * the ban of a ko three times, as if it had three threats elsewhere. What a question comes to is one of four numbers, for the side that asks and
 * moves first:
 *
 * <ul>
 *   <li>1: it succeeds even if the other side is helped
 *   <li>2: it succeeds if nobody is helped
 *   <li>3: it succeeds if it is helped itself
 *   <li>0: it fails
 * </ul>
 *
 * <p>Points that are not free never change. Stones there stand for good, and so do strings that reach one of them of their own color.
 */
final class ExhaustiveGame {
    static final int NOBODY = -1;
    private static final int EMPTY = -1;
    private static final int THREATS = 3;
    private static final int BANS = 16;
    private static final int IMPOSSIBLE = -1;

    private final int[] free;
    private final int[] indexOf;
    private final int[] around;
    /** For each color, the free points next to its stones that stand for good. */
    private final int[] firm = new int[2];
    private final int[] powers;
    private final int positions;
    private final int[] black;
    private final int[] white;
    /** For each position, color and point: the next position and what it bans, or IMPOSSIBLE. */
    private final int[] after;
    /** The states that can come about: position, side to move, ban. */
    private final int[] states;
    private final Map<Integer, Won> tables = new HashMap<>();

    /** From which states the attacker takes a stone: nobody helped, the attacker, the defender. */
    private record Won(BitSet plain, BitSet attackerHelped, BitSet defenderHelped) {}

    /**
     * The game on some points of a rectangle.
     *
     * @param stones the color on each point, row by row: 0, 1, or −1 for none
     * @param free the points where it is played, at most twelve; no other empty point may be next to one of them
     */
    ExhaustiveGame(int width, int[] stones, int[] free) {
        this.free = free.clone();
        indexOf = new int[stones.length];
        around = new int[free.length];
        powers = new int[free.length + 1];
        powers[0] = 1;
        Arrays.fill(indexOf, -1);
        for (int i = 0; i < free.length; i++) {
            indexOf[free[i]] = i;
            powers[i + 1] = 3 * powers[i];
        }
        for (int i = 0; i < free.length; i++) {
            int point = free[i];
            int[] next = {point - width, point + width, point % width == 0 ? -1 : point - 1, point % width == width - 1 ? -1 : point + 1};
            for (int other : next) {
                if (other >= 0 && other < stones.length) {
                    if (indexOf[other] >= 0) {
                        around[i] |= 1 << indexOf[other];
                    } else if (stones[other] == EMPTY) {
                        throw new IllegalArgumentException("an empty point that is not free touches a free one");
                    } else {
                        firm[stones[other]] |= 1 << i;
                    }
                }
            }
        }
        positions = powers[free.length];
        black = new int[positions];
        white = new int[positions];
        after = new int[positions * 2 * free.length];
        BitSet reached = new BitSet();
        for (int position = 0; position < positions; position++) {
            for (int i = 0; i < free.length; i++) {
                int digit = position / powers[i] % 3;
                black[position] |= digit == 1 ? 1 << i : 0;
                white[position] |= digit == 2 ? 1 << i : 0;
            }
        }
        for (int position = 0; position < positions; position++) {
            if (isLegal(position)) {
                reached.set(state(position, 0, NOBODY));
                reached.set(state(position, 1, NOBODY));
            }
            for (int color = 0; color < 2; color++) {
                for (int i = 0; i < free.length; i++) {
                    int next = isLegal(position) ? play(position, color, i) : IMPOSSIBLE;
                    after[(2 * position + color) * free.length + i] = next;
                    if (next != IMPOSSIBLE) {
                        reached.set(state(next / BANS, 1 - color, next % BANS - 1));
                    }
                }
            }
        }
        states = reached.stream().toArray();
    }

    private static int state(int position, int mover, int ban) {
        return (2 * position + mover) * BANS + ban + 1;
    }

    private boolean isLegal(int position) {
        return (captured(black[position], white[position], 0) | captured(white[position], black[position], 1)) == 0;
    }

    /** The stones of a color that have no liberty and do not stand for good. */
    private int captured(int own, int other, int color) {
        int captured = 0;
        for (int left = own; left != 0; ) {
            int string = string(own, left & -left);
            left &= ~string;
            captured |= (string & firm[color]) == 0 && (next(string) & ~own & ~other) == 0 ? string : 0;
        }
        return captured;
    }

    private int string(int stones, int first) {
        int string = first;
        int before = 0;
        while (before != string) {
            before = string;
            string |= next(string) & stones;
        }
        return string;
    }

    private int next(int points) {
        int next = 0;
        for (int left = points; left != 0; left &= left - 1) {
            next |= around[Integer.numberOfTrailingZeros(left)];
        }
        return next;
    }

    private int play(int position, int color, int index) {
        int bit = 1 << index;
        if (((black[position] | white[position]) & bit) != 0) {
            return IMPOSSIBLE;
        }
        int own = (color == 0 ? black[position] : white[position]) | bit;
        int other = color == 0 ? white[position] : black[position];
        int taken = captured(other, own, 1 - color);
        other &= ~taken;
        if ((captured(own, other, color) & bit) != 0) {
            return IMPOSSIBLE;
        }
        int string = string(own, bit);
        boolean isKo = Integer.bitCount(taken) == 1 && string == bit && (firm[color] & bit) == 0 && (next(bit) & ~own & ~other) == taken;
        int ban = isKo ? Integer.numberOfTrailingZeros(taken) : NOBODY;
        int result = position + (color + 1) * powers[index];
        for (int left = taken; left != 0; left &= left - 1) {
            result -= (2 - color) * powers[Integer.numberOfTrailingZeros(left)];
        }
        return result * BANS + ban + 1;
    }

    /** The number of a position; the stones that are not free are those of the game. */
    int position(int[] stones) {
        int position = 0;
        for (int i = 0; i < free.length; i++) {
            position += (stones[free[i]] + 1) * powers[i];
        }
        return position;
    }

    /** Whether every string of a position has a liberty. */
    boolean isPossible(int[] stones) {
        return isLegal(position(stones));
    }

    /** Whether a stone stands for good in a position, next to which its opponent has nothing to take. */
    boolean isForGood(int[] stones, int point) {
        if (indexOf[point] < 0) {
            return true;
        }
        int position = position(stones);
        int own = stones[point] == 0 ? black[position] : white[position];
        return (string(own, 1 << indexOf[point]) & firm[stones[point]]) != 0;
    }

    /** What an attack on the stone of a point comes to, for the attacker. */
    int attack(int[] stones, int point) {
        return attack(state(position(stones), 1 - stones[point], NOBODY), stones, point);
    }

    private int attack(int state, int[] stones, int point) {
        Won won = won(point, stones[point]);
        if (won.plain.get(state)) {
            return won.defenderHelped.get(state) ? 1 : 2;
        }
        return won.attackerHelped.get(state) ? 3 : 0;
    }

    /** What a defense of the stone of a point comes to, for the defender. */
    int defend(int[] stones, int point) {
        return defend(state(position(stones), stones[point], NOBODY), stones, point);
    }

    private int defend(int state, int[] stones, int point) {
        Won won = won(point, stones[point]);
        if (!won.plain.get(state)) {
            return won.attackerHelped.get(state) ? 2 : 1;
        }
        return won.defenderHelped.get(state) ? 0 : 3;
    }

    /** Whether a play or a pass is legal, keeps a stone of its color for good, and takes one of the other color: without a ko, whatever follows. */
    boolean isWinning(int[] stones, int color, OptionalInt play, int own, int rival) {
        int position = position(stones);
        int ban = NOBODY;
        if (play.isPresent()) {
            int next = after[(2 * position + color) * free.length + indexOf[play.getAsInt()]];
            if (next == IMPOSSIBLE) {
                return false;
            }
            position = next / BANS;
            ban = next % BANS - 1;
        }
        int state = state(position, 1 - color, ban);
        return attack(state, stones, own) == 0 && defend(state, stones, rival) == 0;
    }

    private Won won(int point, int defender) {
        return tables.computeIfAbsent(2 * point + defender, key -> {
            int target = 1 << indexOf[point];
            BitSet plain = solve(target, defender, new BitSet(), NOBODY);
            return new Won(plain, helped(target, defender, plain, 1 - defender), helped(target, defender, plain, defender));
        });
    }

    private BitSet helped(int target, int defender, BitSet plain, int helped) {
        BitSet won = plain;
        for (int threat = 0; threat < THREATS; threat++) {
            won = solve(target, defender, won, helped);
        }
        return won;
    }

    /** The states from which the attacker wins, if the helped side may break one ban and then has one threat less. */
    private BitSet solve(int target, int defender, BitSet less, int helped) {
        BitSet won = new BitSet(positions * 2 * BANS);
        for (int state : states) {
            if (((defender == 0 ? black : white)[state / BANS / 2] & target) == 0) {
                won.set(state);
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int at = states.length - 1; at >= 0; at--) {
                int state = states[at];
                if (!won.get(state) && isWon(state, defender, won, less, helped)) {
                    won.set(state);
                    changed = true;
                }
            }
        }
        return won;
    }

    private boolean isWon(int state, int defender, BitSet won, BitSet less, int helped) {
        int place = state / BANS;
        int mover = place % 2;
        int ban = state % BANS - 1;
        boolean attacks = mover != defender;
        if (won.get(state(place / 2, 1 - mover, NOBODY)) == attacks) {
            return attacks;
        }
        for (int i = 0; i < free.length; i++) {
            int next = after[place * free.length + i];
            if (next != IMPOSSIBLE && (i != ban || mover == helped)) {
                int reached = state(next / BANS, 1 - mover, next % BANS - 1);
                if ((i == ban ? less : won).get(reached) == attacks) {
                    return attacks;
                }
            }
        }
        return !attacks;
    }
}
