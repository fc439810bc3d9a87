package org.openarbiter.dragons.player;

import java.util.List;
import java.util.stream.DoubleStream;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.State;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.Worm;

/**
 * What is expected of a position: which stones survive, and whose each point will be. An estimate.
 *
 * <p>What is critical goes to the players in turn, the largest first, beginning with the one who is to move.
 */
public final class Outlook {
    private static final double ALIVE = 1;
    private static final double LIKELY = 0.85;
    private static final double WEAK = 0.6;
    /** How much of the ground around an open group is usually its own, and how its life depends on more or less of it. */
    private static final double USUAL = 0.4;
    private static final double SHARE = 0.6;
    private static final double MOST_LESS = 0.35;
    private static final double MOST_MORE = 0.1;
    private static final int STEPS = 2;
    /** A point that is one player's as surely as this is settled; few are open if one in this number is not. */
    private static final double SETTLED = 0.75;
    private static final int FEW = 20;

    private final ReadingBoard board;
    /** For each point how likely the stone on it survives. */
    private final double[] lives;
    private final double[] owners;

    private Outlook(ReadingBoard board, double[] lives) {
        this.board = board;
        this.lives = lives;
        owners = Territory.of(board, lives);
    }

    /**
     * What is expected.
     *
     * @param toMove who is to move
     */
    public static Outlook of(ReadingBoard board, Analysis analysis, int toMove) {
        double[] lives = new double[board.points()];
        for (Dragon dragon : analysis.dragons()) {
            dragon.points().forEach(point -> lives[point] = life(dragon));
        }
        for (Worm worm : analysis.worms()) {
            if (worm.isDoomed()) {
                worm.points().forEach(point -> lives[point] = 0);
            }
        }
        int mover = toMove;
        List<Stake> stakes = Stake.all(analysis);
        for (Stake stake : stakes) {
            double life = stake.life(mover);
            stake.stones().forEach(point -> lives[point] = life);
            mover = 1 - mover;
        }
        support(board, analysis, lives);
        return new Outlook(board, lives);
    }

    /** Lets groups whose fate is open live the likelier, the more of the ground around them is theirs. */
    private static void support(ReadingBoard board, Analysis analysis, double[] lives) {
        double[] owners = Territory.of(board, lives);
        for (Dragon dragon : analysis.dragons()) {
            if (dragon.status() == State.UNKNOWN) {
                double own = Near.points(board, dragon.points(), STEPS).stream()
                        .mapToDouble(point -> Territory.sign(dragon.color().seat()) * owners[point])
                        .average()
                        .orElse(0);
                double life = life(dragon) + Math.clamp(SHARE * (own - USUAL), -MOST_LESS, MOST_MORE);
                dragon.points().stream().filter(point -> lives[point] >= WEAK).forEach(point -> lives[point] = life);
            }
        }
    }

    private static double life(Dragon dragon) {
        return switch (dragon.status()) {
            case CRITICAL -> dragon.life().isLostInKo() ? 0 : ALIVE;
            case ALIVE -> ALIVE;
            case DEAD -> 0;
            case UNKNOWN -> dragon.safety() == State.CRITICAL ? WEAK : LIKELY;
        };
    }

    /** How likely the stone on a point survives. */
    double life(int point) {
        return lives[point];
    }

    /** Whose a point is likely to be: 1 Black's, −1 White's. */
    public double owner(int point) {
        return owners[point];
    }

    /** Whether nearly all points are likely to be one player's or the other's. */
    boolean isDivided() {
        return DoubleStream.of(owners).filter(owner -> Math.abs(owner) < SETTLED).count() * FEW <= owners.length;
    }

    /** By how many points a seat leads, stones counted as well as territory. */
    public double lead(int seat) {
        return lead(owners, seat);
    }

    /** The same if another stone stood on an empty point and nothing else were changed by it. */
    double leadWith(int seat, int point) {
        return lead(Territory.with(board, lives, owners, seat, point), seat);
    }

    private static double lead(double[] owners, int seat) {
        return Territory.sign(seat) * DoubleStream.of(owners).sum();
    }
}
