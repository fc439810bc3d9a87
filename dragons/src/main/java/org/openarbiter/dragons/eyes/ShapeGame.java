package org.openarbiter.dragons.eyes;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.rules.go.score.Benson;

/**
 * The game about a {@link Shape}: attacker and defender take turns, and one of them, the prover, wants to reach his goal: the
 * attacker to capture the target, or the defender to give it two eyes. The other may pass. A seki, a position that comes back,
 * and a budget that is spent are neither.
 *
 * <p>The rules are those of Go: suicide is not allowed, and one stone that took one stone may not be retaken at once, except by
 * whoever is master of the ko.
 *
 * <p>So the positions that the prover wins are those from which he can force his goal in finitely many moves, whatever came
 * before. The search goes depth first and takes a position that comes back on the way for lost. A win never rests on that, a loss
 * may, and holds for sure only when a whole round of search has found no new win; until then the search begins again with the
 * wins that it has.
 */
public final class ShapeGame {
    /** What the prover wants. */
    public enum Goal {
        /** The attacker wants to capture the target. */
        CAPTURE,
        /** The defender wants two eyes for the target, so that the attacker could not capture it alone. */
        LIFE
    }

    private static final int NO_KO = 31;
    private static final int DEPTH = 500;
    private static final int WON = 1;
    private static final int LOST = 2;

    private final Shape shape;
    private final BitBenson benson = new BitBenson();
    private final Goal goal;
    private final KoMaster master;
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
    /** The vertices, those with the most neighbors first: vital points are found early. */
    private final int[] order;

    /** A game in which nothing has been played. */
    public ShapeGame(Shape shape, Goal goal, KoMaster master, Budget budget) {
        this.shape = shape;
        this.goal = goal;
        this.master = master;
        this.budget = budget;
        all = (1 << shape.size()) - 1;
        order = IntStream.range(0, shape.size())
                .boxed()
                .sorted(Comparator.comparingInt(vertex -> -Integer.bitCount(shape.adjacent(vertex))))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Whether the goal is reached, the attacker moving first or second. */
    public boolean isReached(boolean attackerFirst) {
        return search(pack(shape.attackers(), shape.defenders(), NO_KO), attackerFirst);
    }

    /** Whether the goal is reached if this is the first move. */
    public boolean isReachedAfter(boolean attackerFirst, int vertex) {
        long after = play(shape.attackers(), shape.defenders(), NO_KO, attackerFirst, vertex);
        return after >= 0 && search(after, !attackerFirst);
    }

    /** Whether the goal is reached if one side plays two moves in a row, at will, before the other moves. */
    public boolean isReachedAfterTwo(boolean byAttacker) {
        boolean byProver = byAttacker == (goal == Goal.CAPTURE);
        for (int left = shape.empty(); left != 0; left &= left - 1) {
            long after = play(shape.attackers(), shape.defenders(), NO_KO, byAttacker, Integer.numberOfTrailingZeros(left));
            if (after >= 0 && search(after, byAttacker) == byProver) {
                return byProver;
            }
        }
        return isReached(byAttacker);
    }

    /** Whether the attacker, moving first, captures the target whatever moves the defender has made before, unanswered. */
    public boolean isReachedWhateverCameBefore() {
        long start = pack(shape.attackers(), shape.defenders(), NO_KO);
        Deque<Long> left = new ArrayDeque<>(List.of(start));
        Set<Long> met = new HashSet<>(left);
        while (!left.isEmpty() && !hasGivenUp) {
            long position = left.remove();
            if (!search(position, true)) {
                return false;
            }
            for (int vertex : order) {
                boolean isEmpty = ((attackers(position) | defenders(position)) >> vertex & 1) == 0;
                long after = isEmpty ? play(position, false, vertex) : -1;
                if (after >= 0 && met.add(after | NO_KO)) {
                    left.add(after | NO_KO);
                }
            }
        }
        return !hasGivenUp;
    }

    /** Whether all that was asked so far was answered for sure; if not, what was said not to be reached may yet be. */
    public boolean isComplete() {
        return !hasGivenUp;
    }

    /** Whether a move is legal at the start. */
    public boolean isLegal(boolean byAttacker, int vertex) {
        return (shape.empty() >> vertex & 1) != 0
                && play(shape.attackers(), shape.defenders(), NO_KO, byAttacker, vertex) >= 0;
    }

    private boolean search(long position, boolean attackerMoves) {
        boolean won;
        do {
            round++;
            hasRepeated = false;
            hasNewWin = false;
            won = wins(position, attackerMoves, 0);
        } while (!won && hasRepeated && hasNewWin && !hasGivenUp);
        settled.set(round, !won && !hasGivenUp);
        return won;
    }

    /** Whether the prover wins from a position. */
    private boolean wins(long position, boolean attackerMoves, int depth) {
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
        int outcome = atSight(position, attackerMoves);
        if (outcome == 0) {
            outcomes.put(key, -round);
            boolean won = attackerMoves == (goal == Goal.CAPTURE)
                    ? hasWinningMove(position, attackerMoves, depth)
                    : !hasSavingMove(position, attackerMoves, depth);
            hasNewWin |= won;
            outcome = won ? WON : round;
        }
        outcomes.put(key, outcome);
        return outcome == WON;
    }

    /** WON or LOST if a position need not be searched, else 0. */
    private int atSight(long position, boolean attackerMoves) {
        int attackers = attackers(position);
        int defenders = defenders(position);
        boolean isTaken = (defenders >> shape.target() & 1) == 0;
        if (goal == Goal.LIFE) {
            return isTaken || isDead(defenders) ? LOST : isAlive(attackers, defenders) ? WON : 0;
        }
        if (isTaken || !attackerMoves && isDead(defenders)) {
            return WON;
        }
        return attackerMoves && isAlive(attackers, defenders) ? LOST : 0;
    }

    private boolean hasWinningMove(long position, boolean byAttacker, int depth) {
        int empty = all & ~attackers(position) & ~defenders(position);
        for (int vertex : order) {
            long after = (empty >> vertex & 1) == 0 ? -1 : play(position, byAttacker, vertex);
            if (after >= 0 && wins(after, !byAttacker, depth + 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the other side keeps the prover from his goal: by passing, if that is enough, or by a move. */
    private boolean hasSavingMove(long position, boolean byAttacker, int depth) {
        int attackers = attackers(position);
        int defenders = defenders(position);
        if (!wins(pack(attackers, defenders, NO_KO), !byAttacker, depth + 1)) {
            return true;
        }
        int empty = all & ~attackers & ~defenders;
        for (int vertex : order) {
            long after = (empty >> vertex & 1) == 0 ? -1 : play(position, byAttacker, vertex);
            if (after >= 0 && !wins(after, !byAttacker, depth + 1)) {
                return true;
            }
        }
        return false;
    }

    private int attackers(long position) {
        return (int) (position >> 5) & all;
    }

    private int defenders(long position) {
        return (int) (position >> 5 + shape.size()) & all;
    }

    private long play(long position, boolean byAttacker, int vertex) {
        return play(attackers(position), defenders(position), (int) position & NO_KO, byAttacker, vertex);
    }

    private long pack(int attackers, int defenders, int ko) {
        return ((long) defenders << shape.size() | attackers) << 5 | ko;
    }

    /** The position after a move, packed; −1 if it is not legal. */
    private long play(int attackers, int defenders, int ko, boolean byAttacker, int vertex) {
        boolean isMaster = master == (byAttacker ? KoMaster.ATTACKER : KoMaster.DEFENDER);
        if (vertex == ko && !isMaster) {
            return -1;
        }
        int own = (byAttacker ? attackers : defenders) | 1 << vertex;
        int other = byAttacker ? defenders : attackers;
        int taken = 0;
        for (int left = shape.adjacent(vertex) & other; left != 0; left &= left - 1) {
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

    /** Whether the attacker alone could not capture the target, as {@link Benson} finds it. */
    private boolean isAlive(int attackers, int defenders) {
        int empty = all & ~attackers & ~defenders;
        int closed = all & ~defenders;
        closed &= ~shape.part(closed, closed & shape.open());
        benson.begin();
        for (int left = closed; left != 0; ) {
            int region = shape.part(closed, left & -left);
            left &= ~region;
            benson.addRegion(region, empty);
        }
        if (benson.regions() < Benson.TWO) {
            return false;
        }
        int targeted = shape.part(defenders, 1 << shape.target());
        int target = benson.addString(shape.around(targeted), Benson.TWO);
        for (int left = defenders & ~targeted; left != 0; ) {
            int string = shape.part(defenders, left & -left);
            left &= ~string;
            benson.addString(shape.around(string), Benson.TWO);
        }
        benson.strike();
        return benson.lives(target);
    }

    /** Whether the target can never have two eyes, whatever both sides play: there are no two places for them. */
    private boolean isDead(int defenders) {
        int target = shape.part(defenders, 1 << shape.target());
        int places = all & ~target & ~shape.open();
        for (int left = places; left != 0; left &= left - 1) {
            int vertex = Integer.numberOfTrailingZeros(left);
            if ((places & ~shape.adjacent(vertex) & ~(1 << vertex)) != 0) {
                return false;
            }
        }
        return true;
    }
}
