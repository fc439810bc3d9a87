package org.openarbiter.rules.xiangqi.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.xiangqi.law.SlowPosition.Spot;

/**
 * What a ply threatens under the Chinese rules of 2020, written down as plainly as it can be: mate by a few checks, and captures that win
 * material. Positions are compared and walked as texts; what is won is weighed with numbers, many times over, instead of being kept apart by kind.
 */
final class SlowForbidden {
    /** What an advisor or an elephant might be worth where a horse is worth one. */
    private static final double[] WEAK = {0.001, 0.25, 0.5, 0.75, 0.999};
    /** What a pawn beyond the river might be worth. */
    private static final double[] PAWN = {0.0001, 1, 1000};

    private SlowForbidden() {}

    /** Whether a side, to move, mates by giving check on each of at most this number of moves. */
    static boolean mates(SlowPosition position, boolean red, int checks) {
        for (Spot[] move : legal(position, red)) {
            SlowPosition after = position.after(move[0], move[1]);
            if (after.isKingExposed(!red) && (checks > 1 || legal(after, !red).isEmpty()) && allLose(after, red, checks)) {
                return true;
            }
        }
        return false;
    }

    private static boolean allLose(SlowPosition checked, boolean red, int checks) {
        return legal(checked, !red).stream().allMatch(reply -> checks > 1 && mates(checked.after(reply[0], reply[1]), red, checks - 1));
    }

    private static List<Spot[]> legal(SlowPosition position, boolean red) {
        List<Spot[]> moves = new ArrayList<>();
        for (Spot from : position.pieces(red)) {
            for (Spot to : position.goes(from)) {
                if (!position.after(from, to).isKingExposed(red)) {
                    moves.add(new Spot[] {from, to});
                }
            }
        }
        return moves;
    }

    /** The captures that a ply has made possible and that win material, as {@code a1xb2}; the side must not have been in check before. */
    static Set<String> chases(SlowPosition before, SlowPosition position, Spot from, Spot to) {
        boolean red = SlowPosition.isRed(position.at(to));
        Set<String> chases = new TreeSet<>();
        for (Spot attacker : position.pieces(red)) {
            for (Spot victim : position.pieces(!red)) {
                Spot earlier = attacker.equals(to) ? from : attacker;
                if (Boolean.TRUE.equals(isThreat(position, attacker, victim)) && Boolean.FALSE.equals(isThreat(before, earlier, victim))) {
                    chases.add(attacker + "x" + victim);
                }
            }
        }
        return chases;
    }

    /** Whether a capture wins; null if that depends on what an advisor is worth. */
    private static @Nullable Boolean isThreat(SlowPosition position, Spot attacker, Spot victim) {
        char captor = position.kind(attacker);
        boolean atHome = position.kind(victim) == 'p' && SlowPosition.isHome(victim, SlowPosition.isRed(position.at(victim)));
        if (captor == 'k' || captor == 'p' || position.kind(victim) == 'k' || atHome || !position.canCapture(attacker, victim)) {
            return false;
        }
        if (captor == position.kind(victim) && position.canCapture(victim, attacker) && !isMated(position.after(victim, attacker))) {
            return false;
        }
        SlowPosition taken = position.after(attacker, victim);
        if (isMated(taken)) {
            return false;
        }
        int rank = rank(answer(taken, victim, worth(position, victim)));
        return rank == 2 ? Boolean.TRUE : rank == 0 ? Boolean.FALSE : null;
    }

    private static boolean isMated(SlowPosition position) {
        return mates(position, position.isRedToMove(), 1);
    }

    /** What each of the weights makes of a piece. */
    private static List<Double> worth(SlowPosition position, Spot spot) {
        List<Double> worth = new ArrayList<>();
        for (double weak : WEAK) {
            for (double pawn : PAWN) {
                worth.add(switch (position.kind(spot)) {
                    case 'r' -> 2.0;
                    case 'n', 'c' -> 1.0;
                    case 'a', 'b' -> weak;
                    case 'p' -> SlowPosition.isHome(spot, SlowPosition.isRed(position.at(spot))) ? 0.0 : pawn;
                    default -> 0.0;
                });
            }
        }
        return worth;
    }

    /** What the first captor has won in the end if the other side answers on a point as it likes: the outcome that is worst for the captor. */
    private static List<Double> answer(SlowPosition position, Spot point, List<Double> won) {
        List<Double> worst = won;
        for (SlowPosition retaken : captures(position, point)) {
            List<Double> lost = sum(won, worth(position, point), -1);
            List<Double> then = goOn(retaken, point, lost);
            worst = rank(then) < rank(worst) ? then : worst;
        }
        return worst;
    }

    private static List<Double> goOn(SlowPosition position, Spot point, List<Double> won) {
        List<Double> best = won;
        for (SlowPosition taken : captures(position, point)) {
            List<Double> then = answer(taken, point, sum(won, worth(position, point), 1));
            best = rank(then) > rank(best) ? then : best;
        }
        return best;
    }

    /** 2 for a gain whatever the weights, 0 if for each worth of an advisor some worth of a pawn makes it none, 1 between. */
    private static int rank(List<Double> won) {
        long gains = 0;
        for (int weak = 0; weak < WEAK.length; weak++) {
            gains += won.subList(weak * PAWN.length, (weak + 1) * PAWN.length).stream().allMatch(one -> one > 0) ? 1 : 0;
        }
        return gains == WEAK.length ? 2 : gains == 0 ? 0 : 1;
    }

    private static List<Double> sum(List<Double> one, List<Double> other, int sign) {
        List<Double> sum = new ArrayList<>();
        for (int i = 0; i < one.size(); i++) {
            sum.add(one.get(i) + sign * other.get(i));
        }
        return sum;
    }

    private static List<SlowPosition> captures(SlowPosition position, Spot point) {
        List<SlowPosition> after = new ArrayList<>();
        for (Spot from : position.pieces(position.isRedToMove())) {
            if (position.canCapture(from, point) && !isMated(position.after(from, point))) {
                after.add(position.after(from, point));
            }
        }
        return after;
    }
}
