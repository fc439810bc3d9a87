package org.openarbiter.dragons.eyes;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.openarbiter.dragons.read.Budget;

/**
 * The game about a {@link Shape}: attacker and defender take turns, the defender may pass, and the attacker wins once he has
 * captured the target. A seki, a position that comes back, and a budget that is spent are no capture.
 *
 * <p>The rules are those of Go: suicide is not allowed, and one stone that took one stone may not be retaken at once, except by
 * whoever is master of the ko.
 *
 * <p>A win for the attacker never rests on a repetition; a loss may, and then holds only on the way on which it was found. Such a
 * loss is remembered no further than that.
 */
public final class ShapeGame {
    /** Who may retake a ko at once, as if his threats never ran out. */
    public enum Master {
        NOBODY,
        ATTACKER,
        DEFENDER
    }

    private static final int NO_KO = 31;
    private static final int DEPTH = 60;

    private final Shape shape;
    private final Master master;
    private final Budget budget;
    private final Map<Long, Boolean> known = new HashMap<>();
    /** The depth of each position on the way from the start. */
    private final Map<Long, Integer> path = new HashMap<>();
    private final int all;
    /** The vertices, those with the most neighbours first: vital points are found early. */
    private final int[] order;
    /** The least depth of a position on the way on which a loss below the present one rests. */
    private int restsOn = Integer.MAX_VALUE;

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
        return captures(shape.attackers(), shape.defenders(), NO_KO, attackerFirst, 0);
    }

    /** Whether the attacker captures the target if this is the first move. */
    public boolean isCapturedAfter(boolean attackerFirst, int vertex) {
        long after = play(shape.attackers(), shape.defenders(), NO_KO, attackerFirst, vertex);
        return after >= 0 && next(after, attackerFirst, 0);
    }

    /** Whether the attacker captures the target if one side plays two moves in a row, at will, before the other moves. */
    public boolean isCapturedAfterTwo(boolean byAttacker) {
        for (int left = shape.empty(); left != 0; left &= left - 1) {
            long after = play(shape.attackers(), shape.defenders(), NO_KO, byAttacker, Integer.numberOfTrailingZeros(left));
            if (after >= 0 && next(after, !byAttacker, 0) == byAttacker) {
                return byAttacker;
            }
        }
        return isCaptured(byAttacker);
    }

    /** Whether a move is legal at the start. */
    public boolean isLegal(boolean byAttacker, int vertex) {
        return (shape.empty() >> vertex & 1) != 0
                && play(shape.attackers(), shape.defenders(), NO_KO, byAttacker, vertex) >= 0;
    }

    private boolean captures(int attackers, int defenders, int ko, boolean attackerMoves, int depth) {
        if (!budget.take() || depth > DEPTH) {
            return false;
        }
        long key = pack(attackers, defenders, ko) << 1 | (attackerMoves ? 1 : 0);
        Boolean before = known.get(key);
        if (before != null) {
            return before;
        }
        if (attackerMoves ? isAlive(attackers, defenders) : isDead(attackers, defenders)) {
            known.put(key, !attackerMoves);
            return !attackerMoves;
        }
        Integer earlier = path.putIfAbsent(key, depth);
        if (earlier != null) {
            restsOn = Math.min(restsOn, earlier);
            return false;
        }
        int outer = restsOn;
        restsOn = Integer.MAX_VALUE;
        boolean captured = attackerMoves
                ? attacks(attackers, defenders, ko, depth)
                : !defends(attackers, defenders, ko, depth);
        path.remove(key);
        if (captured || restsOn >= depth) {
            known.put(key, captured);
            restsOn = outer;
        } else {
            restsOn = Math.min(restsOn, outer);
        }
        return captured;
    }

    private boolean attacks(int attackers, int defenders, int ko, int depth) {
        int empty = all & ~attackers & ~defenders;
        for (int vertex : order) {
            long after = (empty >> vertex & 1) == 0 ? -1 : play(attackers, defenders, ko, true, vertex);
            if (after >= 0 && next(after, true, depth)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the defender saves the target: by passing, if that is enough, or by a move. */
    private boolean defends(int attackers, int defenders, int ko, int depth) {
        if (!captures(attackers, defenders, NO_KO, true, depth + 1)) {
            return true;
        }
        int empty = all & ~attackers & ~defenders;
        for (int vertex : order) {
            long after = (empty >> vertex & 1) == 0 ? -1 : play(attackers, defenders, ko, false, vertex);
            if (after >= 0 && !next(after, false, depth)) {
                return true;
            }
        }
        return false;
    }

    private boolean next(long after, boolean byAttacker, int depth) {
        int attackers = (int) (after >> 5) & all;
        int defenders = (int) (after >> 5 + shape.size()) & all;
        if ((defenders >> shape.target() & 1) == 0) {
            return true;
        }
        return captures(attackers, defenders, (int) after & NO_KO, !byAttacker, depth + 1);
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
