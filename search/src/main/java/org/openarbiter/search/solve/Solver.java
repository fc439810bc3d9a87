package org.openarbiter.search.solve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * Proves the value of a two-player Go position under a rulebook, on any small board.
 *
 * <p>All stones on the board when both players have passed count as alive. To find the value, the solver tries to prove that the
 * first seat gets at least a threshold, for one threshold after another, until the lower and the upper bound meet. Each answer is
 * a {@link Proof}; none depends on a hash or on a result that another history would change.
 *
 * <p>If the ko rule allows long cycles, a cycle is a draw ({@link DrawnLine}) with the value zero, komi included.
 *
 * <p>At the start of the game, plays that are equivalent by a symmetry of the board are searched once. This is sound only there,
 * where the history is a single position, which the symmetry leaves unchanged.
 */
public final class Solver {
    /** How many positions are searched if nothing else is said. */
    public static final long USUAL_NODES = 50_000_000;

    /** How many megabytes are used if nothing else is said. */
    public static final int USUAL_MEGABYTES = 1024;

    /** Beyond this a single position takes so long that no budget of nodes is kept. */
    private static final int MOST_POINTS = 36;

    private static final boolean[] NONE = {};
    private static final int LONGEST_LINE = 200;

    private final SolverRules rules;
    private final GoBoard board;
    private final Positions positions;
    private final Line line;
    private final Prover prover;
    private final boolean[] skipped;
    private int lower;
    private int upper;

    private Solver(SolverRules rules, GoBoard board, List<Integer> plays, long nodes, int megabytes) throws UnsolvableException {
        this.rules = rules;
        this.board = board;
        this.positions = new Positions(board, rules);
        int start = positions.of(board);
        this.line = switch (rules.ko()) {
            case KEE -> new KeeLine(rules, positions, start, board.toMove(), board.isMidgame());
            case SIMPLE, CHINESE -> new DrawnLine(rules, positions, start, board.toMove(), (rules.button() ? 2 : 1) * (int) rules.komi());
            default -> new SuperkoLine(rules, positions, start, board.toMove(), board.isMidgame());
        };
        for (int play : plays) {
            if (play < 0 || play >= line.plays() || line.kind(play) != Line.Kind.OPEN) {
                throw new UnsolvableException("move " + (line.depth + 1) + ", " + board.text(play)
                        + ", is illegal or comes after the end of the game");
            }
            line.make(play);
            line.settle();
        }
        this.prover = new Prover(line, nodes, (long) megabytes << 20);
        this.skipped = plays.isEmpty() ? Symmetry.skipped(board.topology(), positions.stones(start), line.plays()) : NONE;
        int most = positions.points() * (rules.territory() ? 1000 : 1) + (rules.ko().isEndless() ? (int) Math.abs(rules.komi()) : 0);
        this.lower = -most * line.unit - (line.unit - 1);
        this.upper = most * line.unit + (line.unit - 1);
    }

    /**
     * Solves a game.
     *
     * @param start the position at the start; it is not changed
     * @param rulebook the rules
     * @param plays the plays already made since the start, in turn
     * @param nodes how many positions may be searched
     * @throws UnsolvableException if the solver cannot solve games of this kind, or a play is not possible
     */
    public static Solution solve(GoBoard start, Rulebook<GoBoard> rulebook, List<Integer> plays, long nodes)
            throws UnsolvableException {
        return solve(start, rulebook, plays, nodes, USUAL_MEGABYTES);
    }

    /**
     * Solves a game within a limit of memory; if the memory is used up, the answer is what has been proved by then.
     *
     * @param nodes how many positions may be searched
     * @param megabytes about how much memory may be used
     * @throws UnsolvableException if the solver cannot solve games of this kind, or a play is not possible
     */
    public static Solution solve(GoBoard start, Rulebook<GoBoard> rulebook, List<Integer> plays, long nodes, int megabytes)
            throws UnsolvableException {
        if (start.topology().size() > MOST_POINTS) {
            throw new UnsolvableException("the solver handles boards of at most " + MOST_POINTS + " points; this one has "
                    + start.topology().size());
        }
        GoBoard board = start.copy();
        rulebook.prepare(board);
        return new Solver(SolverRules.of(rulebook, board), board, plays, nodes, megabytes).solve();
    }

    private Solution solve() {
        int guess = Math.clamp(line.score(), lower + 1, upper);
        while (lower < upper) {
            Proof proof = prover.decide(guess, skipped);
            if (proof == null) {
                break;
            }
            if (proof.winner == 0) {
                lower = Math.max(lower, proof.bound);
                guess = Math.min(lower + 1, upper);
            } else {
                upper = Math.min(upper, proof.bound);
                guess = Math.max(lower + 1, upper);
            }
        }
        List<String> best = lower == upper ? principalLine(lower) : List.of();
        return new Solution(points(lower) - rules.komi(), points(upper) - rules.komi(), best, prover.nodes(), prover.isFull());
    }

    private double points(int value) {
        return (double) value / line.unit;
    }

    /** Plays by which both keep the value, a normal pass before others so that it ends, a refreshing one last. */
    private List<String> principalLine(int value) {
        List<String> plays = new ArrayList<>();
        int made = 0;
        boolean over = false;
        while (!over && plays.size() < LONGEST_LINE) {
            int play = keeping(value, made == 0 ? skipped : NONE);
            if (play < 0) {
                break;
            }
            plays.add(named(line.seat, play));
            over = line.kind(play) == Line.Kind.OVER;
            if (!over) {
                line.make(play);
                made++;
            } else if (line.alone(play) >= 0) {
                int alone = line.alone(play);
                line.playsAlone(play).forEach(later -> plays.add(named(alone, later)));
            }
        }
        for (int i = 0; i < made; i++) {
            line.unmake();
        }
        return plays;
    }

    private String named(int seat, int play) {
        return board.seats().name(seat) + " " + board.text(play);
    }

    /** A play by which the mover keeps the value; −1 if the budget does not suffice to find it. */
    private int keeping(int value, boolean[] without) {
        int goal = line.seat == 0 ? value : value + 1;
        for (boolean search : new boolean[] {false, true}) {
            for (int i = 0; i < line.plays(); i++) {
                int play = i == 0 ? line.pass() : i <= line.points ? i - 1 : i;
                boolean left = without.length == 0 || !without[play];
                if (left && keeps(play, goal, search)) {
                    return play;
                }
            }
        }
        return -1;
    }

    private boolean keeps(int play, int goal, boolean search) {
        Line.Kind kind = line.kind(play);
        if (kind == Line.Kind.OVER) {
            return (line.value(play) >= goal) == (line.seat == 0);
        }
        if (kind != Line.Kind.OPEN) {
            return false;
        }
        Proof proof = prover.known(play, goal);
        if (proof == null && search) {
            proof = decideAfter(play, goal);
        }
        return proof != null && proof.winner == line.seat;
    }

    private @Nullable Proof decideAfter(int play, int goal) {
        line.make(play);
        Proof proof = prover.decide(goal, NONE);
        line.unmake();
        return proof;
    }
}
