package org.openarbiter.dragons.life;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.KoMaster;

/**
 * An estimate of a problem that is too large to be proved: a tree of moves grown by playing them out at random (L. Kocsis and
 * C. Szepesvári, Bandit Based Monte-Carlo Planning, 2006), where likely moves are tried first (C. D. Rosin, Multi-armed Bandits with
 * Episode Context, 2011). What a search has proved on the way is not played out again. The same question always gets the same estimate.
 */
final class TreeSampling {
    /** How much a move's likelihood counts against what the games say. */
    private static final double EXPLORATION = 1.5;
    /** The number of games after which the moves from a position are listed. */
    private static final int EXPAND = 2;
    /** A move that scores so much less is half as likely. */
    private static final double HALF_AS_LIKELY = 4;
    private static final double LIKELIHOOD_OF_PASS = 0.05;
    /** The first part of the games; after it, after a quarter and after half of them, the outcome may be clear. */
    private static final int PARTS = 8;
    /** How far from the threshold a percentage is that is clear after the first part, and how much less does after each of the others. */
    private static final int CLEAR = 40;
    private static final int LESS = 10;
    private static final int FIRST = 0;
    private static final int HUNDRED = 100;

    private final Surroundings around;
    private final Knowledge knowledge;
    private final RandomGame game;
    private final @Nullable LifeSearch search;
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
    private final int[] path = new int[RandomGame.LONGEST + 1];

    /**
     * A question.
     *
     * @param knowledge what ends a game, and which moves the tree has
     * @param defends whether the defender moves first
     * @param ko the vertex that the first side may not take at once, or {@link Fight#NO_KO}
     * @param master who may retake kos at once
     * @param search what was read of the question with the same master; null if nothing was
     */
    TreeSampling(
            Surroundings around, Knowledge knowledge, boolean defends, int ko, KoMaster master, @Nullable LifeSearch search) {
        this.search = search;
        this.around = around;
        this.defends = defends;
        firstKo = ko;
        this.knowledge = knowledge;
        game = new RandomGame(around, master);
        status[FIRST] = Verdict.OPEN;
    }

    /**
     * Plays at most a number of games: until the question is decided, or it is clear after an eighth, a quarter or half of them on which side of a
     * percentage the successes come out. The fewer have been played, the clearer it must be, since the tree may yet find a refutation.
     */
    void run(int games, int threshold) {
        int played = 0;
        int clear = CLEAR;
        for (int part = PARTS; part >= 1; part /= 2) {
            for (; played < games / part && status[FIRST] == Verdict.OPEN; played++) {
                sample();
            }
            if (Math.abs(percent() - threshold) >= clear) {
                return;
            }
            clear -= LESS;
        }
    }

    /** In how many of a hundred games with its likeliest move the side that moves first succeeds; 100 or 0 if the tree decides it. */
    int percent() {
        if (status[FIRST] != Verdict.OPEN) {
            return (status[FIRST] == Verdict.ALIVE) == defends ? HUNDRED : 0;
        }
        int best = childCount[FIRST] == 0 ? FIRST : best(true);
        long alive = Math.round((double) HUNDRED * lives[best] / Math.max(1, visits[best]));
        return (int) (defends ? alive : HUNDRED - alive);
    }

    /** The move that was played most, as a point of the board; {@link Answer#NONE} if there is none. */
    int likeliest() {
        int best = childCount[FIRST] == 0 ? FIRST : best(false);
        return best == FIRST ? Answer.NONE : around.point(moves[best]);
    }

    /** The child of the first position that was played most; that position itself if there is none. */
    private int best(boolean orPass) {
        int most = -1;
        int best = FIRST;
        for (int i = firstChild[FIRST]; i < firstChild[FIRST] + childCount[FIRST]; i++) {
            if ((orPass || moves[i] != RandomGame.PASS) && weight(i) > most) {
                most = weight(i);
                best = i;
            }
        }
        return best;
    }

    private int weight(int node) {
        if (status[node] == Verdict.OPEN) {
            return visits[node];
        }
        return (status[node] == Verdict.ALIVE) == defends ? Integer.MAX_VALUE : 0;
    }

    /** Plays one game. */
    private void sample() {
        game.begin(defends, firstKo);
        int node = FIRST;
        int depth = 0;
        path[0] = FIRST;
        while (childCount[node] > 0 && status[node] == Verdict.OPEN && depth < RandomGame.LONGEST - 1) {
            node = choose(node);
            game.play(moves[node]);
            path[++depth] = node;
        }
        if (status[node] == Verdict.OPEN && (visits[node] >= EXPAND || node == FIRST)) {
            expand(node);
        }
        boolean alive = status[node] == Verdict.OPEN ? game.playOut() : status[node] == Verdict.ALIVE;
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
            double value = (game.isDefendersTurn() ? alive : 1 - alive) + scale * prior[i] / (1 + visits[i]);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** Lists the moves from a position unless a look decides it. */
    private void expand(int node) {
        Verdict verdict = verdict();
        if (verdict != Verdict.OPEN && node != FIRST) {
            status[node] = verdict;
            return;
        }
        knowledge.list(game.defenders(), game.attackers(), game.isDefendersTurn(), node == FIRST);
        firstChild[node] = nodes;
        double sum = 0;
        int top = knowledge.highestScore();
        for (int i = 0; i < knowledge.moves(); i++) {
            if (knowledge.move(i) != game.barred()) {
                sum += add(knowledge.move(i), Math.pow(2, (knowledge.score(i) - top) / HALF_AS_LIKELY));
            }
        }
        sum += add(RandomGame.PASS, LIKELIHOOD_OF_PASS);
        childCount[node] = nodes - firstChild[node];
        for (int i = firstChild[node]; i < nodes; i++) {
            prior[i] /= (float) sum;
        }
    }

    private Verdict verdict() {
        long defenders = game.defenders();
        long attackers = game.attackers();
        Verdict verdict = around.taken(defenders, attackers);
        if (verdict == Verdict.OPEN) {
            verdict = knowledge.look(defenders, attackers, game.isDefendersTurn());
        }
        if (verdict == Verdict.OPEN && search != null) {
            verdict = search.found(defenders, attackers, game.isDefendersTurn(), game.ko(), game.threats());
        }
        return verdict;
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
}
