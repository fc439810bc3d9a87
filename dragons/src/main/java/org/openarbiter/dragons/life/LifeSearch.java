package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Budget;

/**
 * A proof-number search for the question whether the attacker can take a string or leave it without hope.
 *
 * <p>Depth first (A. Nagai, Df-pn Algorithm for Searching AND/OR Trees, 2002), with a weak sum (T. Ueda and others, Weak
 * Proof-Number Search, 2008): the number of a node that needs all its moves is that of the worst, plus one for each other that is
 * open, since the same positions are met by many ways. Every position is kept, so that the proof can be read off.
 *
 * <p>One run answers with fixed threats: at most one side may retake a ko at once, as if it never ran out of threats. A position
 * that comes back on one line is a failure of the attacker. Such a result holds for that line only and is used on no other
 * (A. Kishimoto and M. Müller, A Solution to the GHI Problem for Depth-First Proof-Number Search, 2004).
 */
final class LifeSearch {
    /** Who may retake a ko at once. */
    enum Master { NOBODY, ATTACKER, DEFENDER }

    private static final int DEEPEST = 60;
    private static final int PASS = -1;
    private static final int WORST_GUESS = 8;

    private final Locale locale;
    private final Fight fight;
    private final Survey survey;
    private final Candidates candidates;
    private final ProofGraph graph = new ProofGraph();
    private final Budget budget;
    private final Master master;
    private boolean barredAttacker;
    private boolean barredDefender;
    private int root;

    /** What the moves of a node come to. */
    private int phi;
    private int delta;
    private int best;
    private int second;
    private boolean bound;

    LifeSearch(Locale locale, Budget budget, Master master) {
        this.locale = locale;
        this.budget = budget;
        this.master = master;
        fight = new Fight(locale);
        survey = new Survey(locale);
        candidates = new Candidates(locale, survey);
    }

    /**
     * Reads; whether the side that moves first succeeds is then told by {@link #succeeds} and {@link #fails}.
     *
     * @param ko the vertex that the first side may not take at once, or {@link Fight#NO_KO}
     */
    void run(boolean defenderFirst, int ko) {
        root = graph.node(locale.defenders(), locale.attackers(), rights(defenderFirst, ko));
        search(root, ProofGraph.INFINITE, ProofGraph.INFINITE, 1, 0);
    }

    /** Whether the side that moves first is proved to succeed. */
    boolean succeeds() {
        return graph.phi(root) == 0;
    }

    /** Whether the side that moves first is proved to fail. */
    boolean fails() {
        return graph.delta(root) == 0;
    }

    /** Whether a ko kept a side from a move anywhere. */
    boolean barred(boolean defender) {
        return defender ? barredDefender : barredAttacker;
    }

    private static int rights(boolean byDefender, int ko) {
        return ko + 1 << 1 | (byDefender ? 1 : 0);
    }

    private static boolean byDefender(int rights) {
        return (rights & 1) != 0;
    }

    private static int ko(int rights) {
        return (rights >> 1) - 1;
    }

    private void search(int node, int mostPhi, int mostDelta, int depth, long way) {
        if (graph.isDecided(node)) {
            // Decided on another way.
            graph.set(node, 1, 1);
            graph.setWay(node, 0);
        }
        if (!graph.isOpened(node) && !expand(node, depth)) {
            return;
        }
        graph.setDepth(node, depth);
        long wayHere = way ^ mark(node);
        weigh(node, wayHere);
        while (phi < mostPhi && delta < mostDelta && phi != 0 && delta != 0 && !budget.isSpent()) {
            int child = best;
            int childPhi = Math.min(ProofGraph.INFINITE, mostDelta - delta + phiOf(node, child, wayHere));
            int childDelta = Math.min(mostPhi, second + 1 + second / 4);
            descend(node, child, childPhi, childDelta, depth, wayHere);
            weigh(node, wayHere);
        }
        graph.set(node, phi, delta);
        graph.setWay(node, bound && (phi == 0 || delta == 0) && depth > 1 ? way : 0);
        graph.setDepth(node, 0);
    }

    private void descend(int node, int child, int childPhi, int childDelta, int depth, long way) {
        int next = graph.child(node, child);
        if (next < 0) {
            next = after(node, graph.move(node, child));
            graph.setChild(node, child, next);
        }
        if (graph.depth(next) == 0 && !isSettled(next, way)) {
            search(next, childPhi, childDelta, depth + 1, way);
        }
    }

    private int after(int node, int move) {
        boolean byDefender = byDefender(graph.rights(node));
        if (move == PASS) {
            return graph.node(graph.defenders(node), graph.attackers(node), rights(!byDefender, Fight.NO_KO));
        }
        if (!fight.play(graph.defenders(node), graph.attackers(node), byDefender, move)) {
            throw new IllegalStateException("suicide at " + move);
        }
        boolean free = master == (byDefender ? Master.ATTACKER : Master.DEFENDER);
        return graph.node(fight.defenders(), fight.attackers(), rights(!byDefender, free ? Fight.NO_KO : fight.ko()));
    }

    private boolean isSettled(int node, long way) {
        return graph.isDecided(node) && (graph.way(node) == 0 || graph.way(node) == way);
    }

    private long mark(int node) {
        long mixed = (node + 1) * 0x9E3779B97F4A7C15L;
        return (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L | 1;
    }

    /** Adds up the moves of a node. */
    private void weigh(int node, long way) {
        boolean defends = byDefender(graph.rights(node));
        int depth = graph.depth(node);
        phi = ProofGraph.INFINITE;
        second = ProofGraph.INFINITE;
        delta = 0;
        best = -1;
        bound = false;
        boolean unbound = false;
        int open = 0;
        for (int i = 0; i < graph.children(node); i++) {
            if (graph.move(node, i) == PASS && open > 0) {
                // A pass is tried when nothing else is left.
                open++;
                continue;
            }
            int childPhi = phiOf(node, i, way);
            int childDelta = deltaOf(node, i, way);
            if (childDelta == 0) {
                unbound |= !isBound(node, i, depth);
            } else if (childPhi == 0) {
                bound |= defends ? false : isBound(node, i, depth);
            } else {
                open++;
                delta = Math.max(delta, childPhi);
            }
            if (childDelta < phi) {
                second = phi;
                phi = childDelta;
                best = i;
            } else if (childDelta < second) {
                second = childDelta;
            }
        }
        if (phi == 0) {
            delta = ProofGraph.INFINITE;
            bound = defends && !unbound;
        } else if (open == 0) {
            delta = 0;
            phi = ProofGraph.INFINITE;
        } else {
            delta = Math.min(ProofGraph.INFINITE - 1, delta + open - 1);
            phi = Math.min(phi, ProofGraph.INFINITE - 1);
            bound = false;
        }
    }

    private boolean isBound(int node, int child, int depth) {
        int next = graph.child(node, child);
        if (next < 0) {
            return false;
        }
        return graph.depth(next) > 0 ? graph.depth(next) < depth : graph.way(next) != 0;
    }

    /** How far a move is from failing for the other side, who then is to move. */
    private int phiOf(int node, int child, long way) {
        int next = graph.child(node, child);
        if (next < 0) {
            return 1;
        }
        if (graph.depth(next) > 0) {
            return byDefender(graph.rights(node)) ? ProofGraph.INFINITE : 0;
        }
        return graph.isDecided(next) && !isSettled(next, way) ? 1 : graph.phi(next);
    }

    private int deltaOf(int node, int child, long way) {
        int next = graph.child(node, child);
        if (next < 0) {
            return graph.guess(node, child);
        }
        if (graph.depth(next) > 0) {
            return byDefender(graph.rights(node)) ? 0 : ProofGraph.INFINITE;
        }
        return graph.isDecided(next) && !isSettled(next, way) ? 1 : graph.delta(next);
    }

    /** Lists the moves of a node unless a look decides it; false if it is decided or the budget is spent. */
    private boolean expand(int node, int depth) {
        if (!budget.take()) {
            return false;
        }
        long defenders = graph.defenders(node);
        long attackers = graph.attackers(node);
        boolean defends = byDefender(graph.rights(node));
        Survey.Verdict verdict = depth > DEEPEST ? Survey.Verdict.ALIVE : verdict(defenders, attackers, defends);
        if (verdict != Survey.Verdict.OPEN) {
            boolean success = (verdict == Survey.Verdict.ALIVE) == defends;
            graph.set(node, success ? 0 : ProofGraph.INFINITE, success ? ProofGraph.INFINITE : 0);
            return false;
        }
        candidates.list(defenders, attackers, defends);
        graph.open(node);
        boolean barred = false;
        int top = candidates.count() > 0 ? candidates.score(0) : 0;
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.vertex(i) == ko(graph.rights(node))) {
                barred = true;
            } else {
                graph.add(node, candidates.vertex(i), 1 + Math.min(WORST_GUESS, (top - candidates.score(i)) / 2));
            }
        }
        barredAttacker |= barred && !defends;
        barredDefender |= barred && defends;
        if (defends || barred) {
            graph.add(node, PASS, 1);
        }
        return true;
    }

    private Survey.Verdict verdict(long defenders, long attackers, boolean defends) {
        if ((defenders >> locale.target() & 1) == 0 || (locale.defenders() & locale.large() & ~defenders) != 0) {
            return Survey.Verdict.DEAD;
        }
        if ((locale.attackers() & locale.large() & ~attackers) != 0) {
            return Survey.Verdict.ALIVE;
        }
        return survey.look(defenders, attackers, defends);
    }

    /** The moves that show the result, as points of the board. */
    List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        int node = root;
        while (graph.isDecided(node) && graph.isOpened(node) && line.size() < DEEPEST) {
            int chosen = -1;
            boolean success = graph.phi(node) == 0;
            for (int i = 0; i < graph.children(node) && chosen < 0; i++) {
                int next = graph.child(node, i);
                if (next >= 0 && graph.isDecided(next) && (graph.delta(next) == 0) == success) {
                    chosen = i;
                }
            }
            if (chosen < 0) {
                break;
            }
            int move = graph.move(node, chosen);
            line.add(move == PASS ? Answer.NONE : locale.point(move));
            node = graph.child(node, chosen);
        }
        return line;
    }
}
