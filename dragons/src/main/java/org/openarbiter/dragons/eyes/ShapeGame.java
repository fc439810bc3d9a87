package org.openarbiter.dragons.eyes;

import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.openarbiter.dragons.read.Budget;

/**
 * The game about a {@link Shape}: attacker and defender take turns, the defender may pass, and the attacker wins once he has
 * captured the target. A seki, a position that comes back, and a budget that is spent are no capture.
 *
 * <p>The rules are those of Go: suicide is not allowed, and one stone that took one stone may not be retaken at once, except by
 * whoever is master of the ko.
 *
 * <p>So the positions that the attacker wins are those from which he can force the capture in finitely many moves, whatever came before.
 * The search goes depth first and takes a position that comes back on the way for lost. A win never rests on that, a loss may, and holds
 * for sure only when a whole round of search has found no new win; until then the search begins again with the wins that it has.
 */
public final class ShapeGame {
    /** Who may retake a ko at once, as if his threats never ran out. */
    public enum Master {
        NOBODY,
        ATTACKER,
        DEFENDER
    }

    private static final int NO_KO = 31;
    private static final int DEPTH = 500;
    private static final int WON = 1;
    private static final int LOST = 2;

    private final Shape shape;
    private final Master master;
    private final Budget budget;
    /** For each position WON, LOST, or the round in which it was found lost; less than 0 while it is on the way. */
    private final Outcomes outcomes = new Outcomes();
    private int round = LOST;
    /** The rounds after which nothing was left to find: what they found lost is. */
    private final BitSet settled = new BitSet();
    private boolean hasRepeated;
    private boolean hasNewWin;
    private boolean hasGivenUp;
    private final int all;
    /** The vertices, those with the most neighbours first: vital points are found early. */
    private final int[] order;

    /** A game in which nothing has been played. */
    public ShapeGame(Shape shape, Master master, Budget budget) {
        this.shape = shape;
        this.master = master;
        this.budget = budget;
        all = (1 << shape.size()) - 1;
        order = IntStream.range(0, shape.size())
                .boxed()
                .sorted(Comparator.comparingInt(vertex -> -Integer.bitCount(shape.adjacent()[vertex])))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Whether the attacker captures the target, moving first or second. */
    public boolean isCaptured(boolean attackerFirst) {
        return search(pack(shape.attackers(), shape.defenders(), NO_KO), attackerFirst);
    }

    /** Whether the attacker captures the target if this is the first move. */
    public boolean isCapturedAfter(boolean attackerFirst, int vertex) {
        long after = play(shape.attackers(), shape.defenders(), NO_KO, attackerFirst, vertex);
        return after >= 0 && search(after, !attackerFirst);
    }

    /** Whether the attacker captures the target if one side plays two moves in a row, at will, before the other moves. */
    public boolean isCapturedAfterTwo(boolean byAttacker) {
        for (int left = shape.empty(); left != 0; left &= left - 1) {
            long after = play(shape.attackers(), shape.defenders(), NO_KO, byAttacker, Integer.numberOfTrailingZeros(left));
            if (after >= 0 && search(after, byAttacker) == byAttacker) {
                return byAttacker;
            }
        }
        return isCaptured(byAttacker);
    }

    /** Whether all that was asked so far was answered for sure; if not, what was said not to be captured may yet be. */
    public boolean isComplete() {
        return !hasGivenUp;
    }

    /** Whether a move is legal at the start. */
    public boolean isLegal(boolean byAttacker, int vertex) {
        return (shape.empty() >> vertex & 1) != 0
                && play(shape.attackers(), shape.defenders(), NO_KO, byAttacker, vertex) >= 0;
    }

    private boolean search(long position, boolean attackerMoves) {
        boolean captured;
        do {
            round++;
            hasRepeated = false;
            hasNewWin = false;
            captured = captures(position, attackerMoves, 0);
        } while (!captured && hasRepeated && hasNewWin && !hasGivenUp);
        settled.set(round, !captured && !hasGivenUp);
        return captured;
    }

    private boolean captures(long position, boolean attackerMoves, int depth) {
        int attackers = (int) (position >> 5) & all;
        int defenders = (int) (position >> 5 + shape.size()) & all;
        if ((defenders >> shape.target() & 1) == 0) {
            return true;
        }
        long key = position << 1 | (attackerMoves ? 1 : 0);
        int before = outcomes.get(key);
        if (before == WON) {
            return true;
        }
        hasRepeated |= before == -round;
        if (Math.abs(before) == round || before > 0 && (before == LOST || settled.get(before))) {
            return false;
        }
        if (depth > DEPTH || !budget.take()) {
            hasGivenUp = true;
            return false;
        }
        if (attackerMoves ? isAlive(attackers, defenders) : isDead(attackers, defenders)) {
            outcomes.put(key, attackerMoves ? LOST : WON);
            return !attackerMoves;
        }
        outcomes.put(key, -round);
        int ko = (int) position & NO_KO;
        boolean captured = attackerMoves
                ? attacks(attackers, defenders, ko, depth)
                : !defends(attackers, defenders, ko, depth);
        outcomes.put(key, captured ? WON : round);
        hasNewWin |= captured;
        return captured;
    }

    private boolean attacks(int attackers, int defenders, int ko, int depth) {
        int empty = all & ~attackers & ~defenders;
        for (int vertex : order) {
            long after = (empty >> vertex & 1) == 0 ? -1 : play(attackers, defenders, ko, true, vertex);
            if (after >= 0 && captures(after, false, depth + 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the defender saves the target: by passing, if that is enough, or by a move. */
    private boolean defends(int attackers, int defenders, int ko, int depth) {
        if (!captures(pack(attackers, defenders, NO_KO), true, depth + 1)) {
            return true;
        }
        int empty = all & ~attackers & ~defenders;
        for (int vertex : order) {
            long after = (empty >> vertex & 1) == 0 ? -1 : play(attackers, defenders, ko, false, vertex);
            if (after >= 0 && !captures(after, true, depth + 1)) {
                return true;
            }
        }
        return false;
    }

    private long pack(int attackers, int defenders, int ko) {
        return ((long) defenders << shape.size() | attackers) << 5 | ko;
    }

    /** The position after a move, packed; −1 if it is not legal. */
    private long play(int attackers, int defenders, int ko, boolean byAttacker, int vertex) {
        boolean isMaster = master == (byAttacker ? Master.ATTACKER : Master.DEFENDER);
        if (vertex == ko && !isMaster) {
            return -1;
        }
        int own = (byAttacker ? attackers : defenders) | 1 << vertex;
        int other = byAttacker ? defenders : attackers;
        int taken = 0;
        for (int left = shape.adjacent()[vertex] & other; left != 0; left &= left - 1) {
            int string = shape.part(other, left & -left);
            if ((shape.around(string) & ~own & ~other) == 0 && (byAttacker || (string & shape.open()) == 0)) {
                taken |= string;
            }
        }
        int rest = other & ~taken;
        int string = shape.part(own, 1 << vertex);
        int liberties = shape.around(string) & ~own & ~rest;
        if (liberties == 0 && !(byAttacker && (string & shape.open()) != 0)) {
            return -1;
        }
        boolean isKo = Integer.bitCount(taken) == 1 && string == 1 << vertex && liberties == taken
                && (taken >> shape.target() & 1) == 0 && !(byAttacker && (string & shape.open()) != 0);
        int banned = isKo ? Integer.numberOfTrailingZeros(taken) : NO_KO;
        return byAttacker ? pack(own, rest, banned) : pack(rest, own, banned);
    }

    /** Whether the target has two vital regions of its own: the attacker alone could not capture it; {@code life.Benson}. */
    private boolean isAlive(int attackers, int defenders) {
        int target = shape.part(defenders, 1 << shape.target());
        int vital = 0;
        for (int left = all & ~target; left != 0 && vital < 2; ) {
            int region = shape.part(all & ~target, left & -left);
            left &= ~region;
            int empty = region & ~attackers & ~defenders;
            boolean isClosed = (region & (shape.open() | defenders)) == 0;
            vital += isClosed && empty != 0 && (empty & ~shape.around(target)) == 0 ? 1 : 0;
        }
        return vital == 2;
    }

    /** Whether the target can never have two eyes, whatever both sides play: there are no two places for them. */
    private boolean isDead(int attackers, int defenders) {
        int target = shape.part(defenders, 1 << shape.target());
        int places = all & ~target & ~shape.open();
        for (int left = places; left != 0; left &= left - 1) {
            int vertex = Integer.numberOfTrailingZeros(left);
            if ((places & ~shape.adjacent()[vertex] & ~(1 << vertex)) != 0) {
                return false;
            }
        }
        return true;
    }
}
