package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.dragons.read.KoRights;
import org.openarbiter.dragons.read.ProofNumbers;
import org.openarbiter.dragons.read.ProofSearch;
import org.openarbiter.dragons.read.ProofTree;

/**
 * A proof-number search for the question whether the attacker can take a string or leave it without hope.
 *
 * <p>The same positions are met by many ways, so the number of a node that needs all its moves is a weak sum. Every position is kept, so that
 * the proof can be read off.
 *
 * <p>One run answers with fixed threats: at most one side may retake a ko at once, {@link KoRights#THREATS} times. A position
 * that comes back on one line is a failure of the attacker there. What follows from that is kept like any other result; when the search ends, what
 * does not hold on every line is opened again and read on ({@link Repetitions}).
 */
final class LifeSearch extends ProofSearch {
    private static final int DEEPEST = 60;
    private static final int PASS = ProofGraph.PASS;
    private static final int INFINITE = ProofTree.INFINITE;
    /** For how many open moves one is added to what all take. */
    private static final int WEAK_SHARE = 1;
    private static final int WORST_GUESS = 4;
    /** The bits of the rights that hold up to {@link KoRights#THREATS} threats. */
    private static final int THREAT_BITS = 3;
    /** A defender leans to success if this part less is missing to it than to failure. */
    private static final int LEAD = 4;

    private final Surroundings around;
    private final Fight fight;
    private final Knowledge knowledge;
    private final ProofGraph graph;
    private final ProofGraph before;
    private final Imitation imitation;
    private Budget budget;
    private final KoMaster master;
    private int root;
    private boolean wasDeep;
    /** The move to be named of those that succeed; {@link #PASS} for the likeliest. */
    private int named = PASS;
    /** Whether that move would succeed for the other side as well. */
    private boolean isVital;
    /** How the positions depend on a ko, if that was asked for. */
    private @Nullable KoDependence kos;

    LifeSearch(Surroundings around, Knowledge knowledge, Budget budget, KoMaster master) {
        this(around, knowledge, budget, master, new ProofGraph(), new ProofGraph());
    }

    private LifeSearch(Surroundings around, Knowledge knowledge, Budget budget, KoMaster master, ProofGraph graph, ProofGraph before) {
        super(graph, ProofNumbers.weakSum(graph, WEAK_SHARE));
        this.graph = graph;
        this.before = before;
        this.around = around;
        this.budget = budget;
        this.master = master;
        fight = new Fight(around);
        this.knowledge = knowledge;
        imitation = new Imitation(graph, this);
    }

    /** A search of the same problem with other threats, which tries first what did best here. */
    LifeSearch again(Knowledge fresh, Budget more, KoMaster other) {
        return new LifeSearch(around, fresh, more, other, new ProofGraph(), graph);
    }

    /**
     * Reads; then {@link #succeeds} and {@link #fails} say whether the side that moves first succeeds.
     *
     * @param ko the vertex that the first side may not take at once, or {@link Fight#NO_KO}
     */
    void run(boolean defenderFirst, int ko) {
        int threats = master == KoMaster.NOBODY ? 0 : KoRights.THREATS;
        root = graph.node(around.defenders(), around.attackers(), rights(defenderFirst, ko, threats));
        do {
            search(root, INFINITE, INFINITE, 1);
        } while (Repetitions.reopen(graph) && !graph.isDecided(root) && !budget.isSpent());
    }

    /**
     * Reads on after a success, for a move that would succeed for the other side as well; {@link #line} then begins with it, and otherwise with the
     * move that was found.
     *
     * @param other a search of the same problem, in which the other side moves first
     * @param each how many positions it may take to read a move of either side
     * @param all how many it may take to read all moves
     */
    void readOn(LifeSearch other, long each, long all) {
        int found = graph.winner(root);
        if (found == ProofGraph.NONE) {
            return;
        }
        named = graph.move(root, found);
        long left = all - readOn(other, found, Math.min(each, all));
        for (int i = 0; left > 0 && !isVital && i < graph.children(root); i++) {
            left -= i == found ? 0 : readOn(other, i, Math.min(each, left));
        }
    }

    /** Reads whether one move succeeds for either side; how many positions that takes. */
    private long readOn(LifeSearch other, int child, long most) {
        long used = 0;
        if (!graph.isDecided(next(root, child))) {
            budget = new Budget(most);
            graph.setDepth(root, 1);
            search(root, child, INFINITE, INFINITE, 1);
            graph.setDepth(root, 0);
            used = budget.used();
        }
        int move = graph.move(root, child);
        if (missing(root, child) == 0) {
            Repetitions.reopen(graph);
        }
        if (move != PASS && missing(root, child) == 0) {
            other.budget = new Budget(most);
            isVital = other.succeedsWith(move, !byDefender(graph.rights(root)));
            named = isVital ? move : named;
            used += other.budget.used();
        }
        return used;
    }

    /** Whether a side that moves first is proved to succeed with a move. */
    private boolean succeedsWith(int move, boolean byDefender) {
        if (!fight.play(around.defenders(), around.attackers(), byDefender, move)) {
            return false;
        }
        int next = graph.node(fight.defenders(), fight.attackers(), rights(!byDefender, fight.ko(), 0));
        if (!graph.isDecided(next)) {
            search(next, INFINITE, INFINITE, 2);
        }
        return graph.delta(next) == 0;
    }

    /** What was found of a position on the way; open if nothing was, or the position was not met. */
    Verdict found(long defenders, long attackers, boolean byDefender, int ko, int threats) {
        int node = graph.find(defenders, attackers, rights(byDefender, ko, threats));
        if (node == ProofGraph.NONE || !graph.isDecided(node)) {
            return Verdict.OPEN;
        }
        return (graph.phi(node) == 0) == byDefender ? Verdict.ALIVE : Verdict.DEAD;
    }

    /** Whether the side that moves first is proved to succeed. */
    boolean succeeds() {
        return graph.phi(root) == 0;
    }

    /** Whether the side that moves first is proved to fail. */
    boolean fails() {
        return graph.delta(root) == 0;
    }

    /**
     * Whether the side that moves first seems to succeed, as far as the search went: fewer positions are missing to that than to its
     * failure. A defender has many moves that achieve nothing, so he needs a lead.
     */
    boolean leans() {
        int lead = byDefender(graph.rights(root)) ? graph.phi(root) / LEAD : 0;
        return graph.isOpened(root) && graph.phi(root) + lead <= graph.delta(root);
    }

    /** The move that is nearest to success, as far as the search went; −1 if there is none. */
    int nearest() {
        int least = INFINITE;
        int chosen = Answer.NONE;
        for (int i = 0; graph.isOpened(root) && i < graph.children(root); i++) {
            if (missing(root, i) < least && graph.move(root, i) != PASS) {
                least = missing(root, i);
                chosen = around.point(graph.move(root, i));
            }
        }
        return chosen;
    }

    /** Whether the result holds only because a ko keeps the side that fails from retaking at once. */
    boolean dependsOnKo() {
        KoDependence found = KoDependence.of(graph, root, succeeds() == byDefender(graph.rights(root)));
        kos = found;
        return found.dependsAt(root);
    }

    private static int rights(boolean byDefender, int ko, int threats) {
        return (ko + 1 << 2 | threats) << 1 | (byDefender ? 1 : 0);
    }

    /** How many kos the side that has threats may yet retake at once. */
    private static int threats(int rights) {
        return rights >> 1 & THREAT_BITS;
    }

    /** What the side to move may not take at once, or {@link Fight#NO_KO}. */
    private int barred(int rights) {
        boolean mayRetake = threats(rights) > 0 && master == KoMaster.of(byDefender(rights));
        return mayRetake ? Fight.NO_KO : ko(rights);
    }

    /** Whether the defender moves. */
    static boolean byDefender(int rights) {
        return (rights & 1) != 0;
    }

    /** The vertex that a ko forbids to the side that moves, or {@link Fight#NO_KO}. */
    static int ko(int rights) {
        return (rights >> 3) - 1;
    }

    private void search(int node, int mostProof, int mostDisproof, int depth) {
        if (!budget.take() || !graph.isOpened(node) && !expand(node, depth)) {
            return;
        }
        graph.setDepth(node, depth);
        boolean attacks = !byDefender(graph.rights(node));
        deepen(node, attacks, mostProof, mostDisproof, depth);
        int proof = numbers().proof();
        int disproof = numbers().disproof();
        graph.set(node, attacks ? proof : disproof, attacks ? disproof : proof);
        graph.setDepth(node, 0);
    }

    @Override
    protected boolean isSpent() {
        return budget.isSpent();
    }

    @Override
    protected void descend(int node, int move, int mostProof, int mostDisproof, int depth) {
        int child = move - graph.start(node);
        search(node, child, mostProof, mostDisproof, depth);
        imitation.refute(node, child, depth);
    }

    private void search(int node, int child, int mostProof, int mostDisproof, int depth) {
        int next = next(node, child);
        if (graph.depth(next) == 0 && !graph.isDecided(next)) {
            search(next, mostProof, mostDisproof, depth + 1);
        }
    }

    /** The position after a move of a node. */
    int next(int node, int child) {
        int next = graph.child(node, child);
        if (next == ProofGraph.NONE) {
            next = after(node, graph.move(node, child));
            graph.setChild(node, child, next);
        }
        return next;
    }

    /** Whether the moves of a node are listed; lists them, unless the budget is spent or a look decides the node. */
    boolean opens(int node, int depth) {
        return graph.isOpened(node) || budget.take() && expand(node, depth);
    }

    private int after(int node, int move) {
        boolean byDefender = byDefender(graph.rights(node));
        int threats = threats(graph.rights(node));
        if (move == PASS) {
            return graph.node(graph.defenders(node), graph.attackers(node), rights(!byDefender, Fight.NO_KO, threats));
        }
        if (!fight.play(graph.defenders(node), graph.attackers(node), byDefender, move)) {
            throw new IllegalStateException("suicide at " + move);
        }
        threats -= move == ko(graph.rights(node)) ? 1 : 0;
        return graph.node(fight.defenders(), fight.attackers(), rights(!byDefender, fight.ko(), threats));
    }

    /** How far a move is from success for the side that plays it. */
    private int missing(int node, int child) {
        int move = graph.start(node) + child;
        return byDefender(graph.rights(node)) ? graph.disproof(move, false) : graph.proof(move, true);
    }

    /** Lists the moves of a node unless a look decides it; false if it is decided or the budget is spent. */
    private boolean expand(int node, int depth) {
        long defenders = graph.defenders(node);
        long attackers = graph.attackers(node);
        boolean defends = byDefender(graph.rights(node));
        // The first position is asked about as if the other side were to move: what is not settled then takes a move.
        wasDeep |= depth > DEEPEST;
        Verdict verdict = depth > DEEPEST ? Verdict.ALIVE : verdict(defenders, attackers, defends != (depth == 1));
        boolean settled = depth > 1 || (verdict == Verdict.ALIVE) == defends;
        if (verdict != Verdict.OPEN && settled) {
            boolean success = (verdict == Verdict.ALIVE) == defends;
            graph.set(node, success ? 0 : INFINITE, success ? INFINITE : 0);
            return false;
        }
        if (depth == 1) {
            knowledge.look(defenders, attackers, defends);
        }
        knowledge.list(defenders, attackers, defends, depth == 1);
        graph.open(node);
        int top = knowledge.highestScore();
        int known = before.find(defenders, attackers, rights(defends, ko(graph.rights(node)), 0));
        for (int i = 0; i < knowledge.moves(); i++) {
            if (knowledge.move(i) != barred(graph.rights(node))) {
                int guess = 1 + Math.min(WORST_GUESS, (top - knowledge.score(i)) / 4);
                graph.add(node, knowledge.move(i), guess(known, knowledge.move(i), guess));
            }
        }
        graph.add(node, PASS, 1);
        return true;
    }

    /** How many positions a move is guessed to take; the fewest if it won in the search before. */
    private int guess(int known, int move, int otherwise) {
        if (known == ProofGraph.NONE || before.phi(known) != 0 || !before.isOpened(known)) {
            return otherwise;
        }
        int place = before.place(known, move);
        int next = place == ProofGraph.NONE ? ProofGraph.NONE : before.child(known, place);
        return next != ProofGraph.NONE && before.delta(next) == 0 ? 1 : otherwise + 2;
    }

    private Verdict verdict(long defenders, long attackers, boolean defends) {
        Verdict taken = around.taken(defenders, attackers);
        return taken == Verdict.OPEN ? knowledge.look(defenders, attackers, defends) : taken;
    }

    /** Whether a position depends on a ko although the one before it need not. */
    private boolean isWorse(int next, int node) {
        KoDependence found = kos;
        return found != null && found.dependsAt(next) && found.isFreeAt(node);
    }

    /** What the search has taken for granted on any line that it read; a proof may need less. */
    Set<Assumption> assumptions() {
        Set<Assumption> assumptions = EnumSet.noneOf(Assumption.class);
        assumptions.addAll(around.assumptions());
        assumptions.addAll(knowledge.assumptions());
        if (graph.isOpened(root)) {
            assumptions.add(Assumption.MOVES_LEFT_OUT);
        }
        if (wasDeep) {
            assumptions.add(Assumption.LONG_LINES);
        }
        return assumptions;
    }

    /** Whether a move is one that shows what a node comes to, and needs no ko for it unless all do. */
    private boolean shows(int node, int child) {
        int next = child == ProofGraph.NONE ? ProofGraph.NONE : graph.child(node, child);
        return next != ProofGraph.NONE && graph.isDecided(next) && (graph.delta(next) == 0) == (graph.phi(node) == 0) && !isWorse(next, node);
    }

    /** The moves that show the result, as points of the board; up to where a position comes back. */
    List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        Set<Integer> passed = new HashSet<>();
        int node = root;
        while (passed.add(node) && graph.isDecided(node) && graph.isOpened(node) && line.size() < DEEPEST) {
            int chosen = node == root && named != PASS ? graph.place(root, named) : ProofGraph.NONE;
            for (int i = 0; i < graph.children(node) && !shows(node, chosen); i++) {
                chosen = i;
            }
            if (!shows(node, chosen)) {
                break;
            }
            int move = graph.move(node, chosen);
            line.add(move == PASS ? Answer.NONE : around.point(move));
            node = graph.child(node, chosen);
        }
        return line;
    }
}
