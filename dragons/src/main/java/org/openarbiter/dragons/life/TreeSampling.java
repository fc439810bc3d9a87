package org.openarbiter.dragons.life;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.openarbiter.dragons.life.StaticEvaluation.Verdict;
import org.openarbiter.dragons.read.Answer;

/**
 * An estimate of a problem that is too large to be proved: a tree of moves grown by playing them out at random (L. Kocsis and
 * C. Szepesvári, Bandit Based Monte-Carlo Planning, 2006), where likely moves are tried first (C. D. Rosin, Multi-armed Bandits with
 * Episode Context, 2011). The same question always gets the same estimate.
 */
final class TreeSampling {
    private static final int PASS = -1;
    /** How much a move's likelihood counts against what the games say: on two suites 2.5 did better than 1. */
    private static final double EXPLORATION = 2.5;
    /** The number of games after which the moves from a position are listed. */
    private static final int EXPAND = 2;
    /** A move that scores so much less is half as likely. */
    private static final double HALF_AS_LIKELY = 4;
    private static final double LIKELIHOOD_OF_PASS = 0.05;
    private static final int LONGEST = 120;
    /** The most stones that the attacker puts into atari himself, as a throw-in or to spoil an eye. */
    private static final int MOST_GIVEN = 5;
    private static final int FIRST = 0;

    private final Surroundings around;
    private final StaticEvaluation evaluation;
    private final Candidates candidates;
    private final Fight fight;
    private final SplittableRandom random = new SplittableRandom(1);
    private final boolean defends;
    private final int firstKo;

    /** The tree: node 0 is the position asked about, the children of a node follow one another. */
    private int[] firstChild = new int[1 << 12];
    private int[] childCount = new int[1 << 12];
    private int[] visits = new int[1 << 12];
    private int[] lives = new int[1 << 12];
    private float[] prior = new float[1 << 12];
    private byte[] moves = new byte[1 << 12];
    private Verdict[] status = new Verdict[1 << 12];
    private int nodes = 1;
    private final int[] path = new int[LONGEST + 1];

    /** The position in the game that is being played. */
    private long defenders;
    private long attackers;
    private int ko;
    private boolean defenderMoves;

    /**
     * A question.
     *
     * @param defends whether the defender moves first
     * @param ko the vertex that the first side may not take at once, or {@link Fight#NO_KO}
     */
    TreeSampling(Surroundings around, Enclosed enclosed, boolean defends, int ko) {
        this.around = around;
        this.defends = defends;
        firstKo = ko;
        evaluation = new StaticEvaluation(around, enclosed);
        candidates = new Candidates(around, evaluation);
        fight = new Fight(around);
        status[FIRST] = Verdict.OPEN;
    }

    /** Plays a number of games, or until the question is decided. */
    void run(int games) {
        for (int i = 0; i < games && status[FIRST] == Verdict.OPEN; i++) {
            sample();
        }
    }

    /** Whether the side that moves first succeeds in more than half of the games. */
    boolean leans() {
        boolean alive = status[FIRST] == Verdict.OPEN ? 2L * lives[FIRST] > visits[FIRST] : status[FIRST] == Verdict.ALIVE;
        return alive == defends;
    }

    /** In how many of a hundred games the side that moves first succeeds; 100 or 0 if the tree decides it. */
    int percent() {
        if (status[FIRST] != Verdict.OPEN) {
            return leans() ? 100 : 0;
        }
        long alive = Math.round(100.0 * lives[FIRST] / Math.max(1, visits[FIRST]));
        return (int) (defends ? alive : 100 - alive);
    }

    /** The move that was played most, as a point of the board; {@link Answer#NONE} if there is none. */
    int likeliest() {
        int most = -1;
        int point = Answer.NONE;
        for (int i = firstChild[FIRST]; i < firstChild[FIRST] + childCount[FIRST]; i++) {
            if (moves[i] != PASS && weight(i) > most) {
                most = weight(i);
                point = around.point(moves[i]);
            }
        }
        return point;
    }

    private int weight(int node) {
        if (status[node] == Verdict.OPEN) {
            return visits[node];
        }
        return (status[node] == Verdict.ALIVE) == defends ? Integer.MAX_VALUE : 0;
    }

    /** Plays one game. */
    private void sample() {
        defenders = around.defenders();
        attackers = around.attackers();
        ko = firstKo;
        defenderMoves = defends;
        int node = FIRST;
        int depth = 0;
        path[0] = FIRST;
        while (childCount[node] > 0 && status[node] == Verdict.OPEN && depth < LONGEST - 1) {
            node = choose(node);
            play(moves[node]);
            path[++depth] = node;
        }
        if (status[node] == Verdict.OPEN && (visits[node] >= EXPAND || node == FIRST)) {
            expand(node);
        }
        boolean alive = status[node] == Verdict.OPEN ? playOut() : status[node] == Verdict.ALIVE;
        for (; depth >= 0; depth--) {
            visits[path[depth]]++;
            lives[path[depth]] += alive ? 1 : 0;
            settle(path[depth], (depth % 2 == 0) == defends);
        }
    }

    /** Marks a node as decided if its moves are. */
    private void settle(int node, boolean defenderToMove) {
        if (status[node] != Verdict.OPEN || childCount[node] == 0) {
            return;
        }
        Verdict good = defenderToMove ? Verdict.ALIVE : Verdict.DEAD;
        boolean all = true;
        for (int i = firstChild[node]; i < firstChild[node] + childCount[node]; i++) {
            if (status[i] == good) {
                status[node] = good;
                return;
            }
            all &= status[i] != Verdict.OPEN;
        }
        if (all) {
            status[node] = defenderToMove ? Verdict.DEAD : Verdict.ALIVE;
        }
    }

    /** The open move that promises most, by the games so far and by its likelihood. */
    private int choose(int node) {
        double scale = EXPLORATION * Math.sqrt(visits[node]);
        double expected = visits[node] == 0 ? 0.5 : (double) lives[node] / visits[node];
        int best = firstChild[node];
        double most = -1;
        for (int i = firstChild[node]; i < firstChild[node] + childCount[node]; i++) {
            if (status[i] != Verdict.OPEN) {
                continue;
            }
            double alive = visits[i] == 0 ? expected : (double) lives[i] / visits[i];
            double value = (defenderMoves ? alive : 1 - alive) + scale * prior[i] / (1 + visits[i]);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** Lists the moves from a position unless a look decides it. */
    private void expand(int node) {
        Verdict taken = evaluation.taken(defenders, attackers);
        Verdict verdict = taken == Verdict.OPEN ? evaluation.look(defenders, attackers, defenderMoves) : taken;
        if (node != FIRST && verdict != Verdict.OPEN) {
            status[node] = verdict;
            return;
        }
        candidates.list(defenders, attackers, defenderMoves);
        firstChild[node] = nodes;
        double sum = 0;
        int top = candidates.count() > 0 ? candidates.score(0) : 0;
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.vertex(i) != ko) {
                sum += add(candidates.vertex(i), Math.pow(2, (candidates.score(i) - top) / HALF_AS_LIKELY));
            }
        }
        sum += add(PASS, LIKELIHOOD_OF_PASS);
        childCount[node] = nodes - firstChild[node];
        for (int i = firstChild[node]; i < nodes; i++) {
            prior[i] /= (float) sum;
        }
    }

    private double add(int move, double weight) {
        if (nodes == moves.length) {
            int size = 2 * nodes;
            firstChild = Arrays.copyOf(firstChild, size);
            childCount = Arrays.copyOf(childCount, size);
            visits = Arrays.copyOf(visits, size);
            lives = Arrays.copyOf(lives, size);
            prior = Arrays.copyOf(prior, size);
            moves = Arrays.copyOf(moves, size);
            status = Arrays.copyOf(status, size);
        }
        moves[nodes] = (byte) move;
        status[nodes] = Verdict.OPEN;
        prior[nodes++] = (float) weight;
        return weight;
    }

    private void play(int move) {
        if (move != PASS) {
            fight.play(defenders, attackers, defenderMoves, move);
        }
        accept(move != PASS);
    }

    /** Plays on at random; whether the string at stake is still there in the end. */
    private boolean playOut() {
        int passes = 0;
        for (int ply = 0; ply < LONGEST && passes < 2 && evaluation.taken(defenders, attackers) == Verdict.OPEN; ply++) {
            long left = around.all() & ~defenders & ~attackers & ~(ko == Fight.NO_KO ? 0 : 1L << ko);
            boolean moved = false;
            while (left != 0 && !moved) {
                long bit = Long.expand(1L << random.nextInt(Long.bitCount(left)), left);
                left &= ~bit;
                moved = isSensible(Long.numberOfTrailingZeros(bit));
            }
            passes = moved ? 0 : passes + 1;
            accept(moved);
        }
        return evaluation.taken(defenders, attackers) != Verdict.DEAD;
    }

    /** Makes the move that was tried last, or passes. */
    private void accept(boolean moved) {
        if (moved) {
            defenders = fight.defenders();
            attackers = fight.attackers();
        }
        ko = moved ? fight.ko() : Fight.NO_KO;
        defenderMoves = !defenderMoves;
    }

    /** Tries a move: whether it is legal, fills no eye of its own side, and does not give stones away. */
    private boolean isSensible(int vertex) {
        long own = defenderMoves ? defenders : attackers;
        if ((around.around(vertex) & ~own) == 0 && isEye(vertex) || !fight.play(defenders, attackers, defenderMoves, vertex)) {
            return false;
        }
        if (fight.taken() != 0 || fight.liberties(defenderMoves, vertex) > 1) {
            return true;
        }
        long string = around.part(defenderMoves ? fight.defenders() : fight.attackers(), 1L << vertex);
        return Long.bitCount(string) <= (defenderMoves ? 1 : MOST_GIVEN);
    }

    /** Whether a vertex among stones of the side to move is an eye of theirs. */
    private boolean isEye(int vertex) {
        if (defenderMoves && (around.wall() >> vertex & 1) != 0) {
            return false;
        }
        long other = defenderMoves ? attackers : defenders;
        int lost = (defenderMoves ? around.lostCorners(vertex) : 0) + Long.bitCount(around.diagonals(vertex) & other);
        return lost == 0 || lost == 1 && (around.edge() >> vertex & 1) == 0;
    }
}
