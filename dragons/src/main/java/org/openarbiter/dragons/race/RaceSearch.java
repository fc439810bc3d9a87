package org.openarbiter.dragons.race;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.dragons.read.KoRights;
import org.openarbiter.dragons.read.ProofNumbers;
import org.openarbiter.dragons.read.ProofSearch;
import org.openarbiter.dragons.read.ProofTable;
import org.openarbiter.dragons.read.ProofTree;
import org.openarbiter.dragons.read.RankedMoves;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.read.Replies;
import org.openarbiter.dragons.read.ReplyTree;

/**
 * A search whether the attacker of a race takes the group at stake. What a count decides is not played out. The attacker fails by a
 * position that comes back on one line.
 */
final class RaceSearch extends ProofSearch {
    private static final int PASS = ReadingBoard.PASS;
    private static final int DEEPEST = 60;
    private static final int WORST_GUESS = 5;
    private static final int PASS_GUESS = 3;
    private static final int INFINITE = ProofTree.INFINITE;
    /** For how many open moves one is added to what all take. */
    private static final int WEAK_SHARE = 2;
    private static final int PHASE_BITS = 2;

    private final ReadingBoard board;
    private Budget budget;
    private final KoRights rights;
    private final int attacker;
    private final ReplyTree tree;
    private final ProofTable table;
    private final Replies replies;
    private final Arena arena;
    private final RaceKnowledge knowledge;
    private int root;
    private boolean isRootAttack;
    private long nodes;
    private boolean wasDeep;

    RaceSearch(Arena arena, RaceKnowledge knowledge, Budget budget, KoMaster master) {
        this(arena, knowledge, budget, master, new ReplyTree(new ProofTable(arena.board().words()), new Replies()));
    }

    private RaceSearch(Arena arena, RaceKnowledge knowledge, Budget budget, KoMaster master, ReplyTree tree) {
        super(tree, ProofNumbers.weakSum(tree, WEAK_SHARE));
        this.arena = arena;
        this.knowledge = knowledge;
        this.tree = tree;
        this.budget = budget;
        board = arena.board();
        attacker = 1 - arena.defender();
        rights = new KoRights(board, master, attacker);
        table = tree.table();
        replies = tree.replies();
    }

    /** Reads, with this side to move. */
    void run(boolean attackerFirst) {
        isRootAttack = attackerFirst;
        root = node(Phase.BOTH, attackerFirst);
        search(root, Phase.BOTH, attackerFirst, INFINITE, INFINITE, 1);
        nodes = budget.used();
    }

    /**
     * Reads on after the side that moves first has succeeded: if a likelier move succeeds too, that move is reported.
     *
     * @param more how many positions each of them may take
     */
    void prefer(long more) {
        if (!isSettled() || isTaken() != isRootAttack) {
            return;
        }
        int end = tree.end(root);
        for (int child = tree.start(root); child < end && !isWon(child); child++) {
            int target = replies.target(child);
            if (target == Replies.UNSEEN || target >= 0 && !table.isSettled(target)) {
                budget = new Budget(more);
                table.depth(root, 1);
                descend(root, child, INFINITE, INFINITE, 1);
                table.depth(root, 0);
            }
        }
    }

    private boolean isWon(int child) {
        int target = replies.target(child);
        boolean isWon = target >= 0 && table.isSettled(target) && table.isProved(target) == isRootAttack;
        return isWon && (!table.ko(target) || table.ko(root));
    }

    /** Whether it is proved that the group at stake is taken. */
    boolean isTaken() {
        return table.isProved(root);
    }

    /** Whether it is proved that it is taken, or that it is not. */
    boolean isSettled() {
        return table.isSettled(root);
    }

    /** Whether a ko that may not be retaken, or a repetition, had a part in the result. */
    boolean isByKo() {
        return table.ko(root);
    }

    /** What the search has taken for granted on any line that it read; a proof may need less. */
    Set<Assumption> assumptions() {
        Set<Assumption> assumptions = EnumSet.of(Assumption.RACE_OF_TWO, Assumption.MOVES_LEFT_OUT);
        assumptions.addAll(knowledge.assumptions());
        if (wasDeep) {
            assumptions.add(Assumption.LONG_LINES);
        }
        return assumptions;
    }

    /** Whether it seems to be taken, as far as the search went. */
    boolean seemsTaken() {
        return table.proof(root) <= table.disproof(root);
    }

    /** The move that settles the first position, or is nearest to that; a pass, or no move, is −1. */
    int move() {
        int best = chosen(root, isRootAttack);
        return best < 0 || replies.move(best) == PASS ? Answer.NONE : replies.move(best);
    }

    /** The moves of the side that moves first that are not refuted: those that are known to succeed first. */
    List<Integer> promising() {
        return IntStream.range(tree.start(root), tree.end(root)).boxed()
                .filter(child -> replies.move(child) != PASS && distance(child) < INFINITE)
                .sorted(Comparator.comparingInt(child -> Math.min(distance(child), 1))).map(replies::move).toList();
    }

    private int distance(int child) {
        return isRootAttack ? tree.proof(child, true) : tree.disproof(child, false);
    }

    /** The moves that show the result. */
    List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        int node = root;
        boolean attacks = isRootAttack;
        while (node >= 0 && table.isSettled(node) && table.frame(node) != 0 && line.size() < DEEPEST) {
            int chosen = chosen(node, attacks);
            if (chosen < 0) {
                break;
            }
            line.add(replies.move(chosen) == PASS ? Answer.NONE : replies.move(chosen));
            node = replies.target(chosen);
            attacks = !attacks;
        }
        return line;
    }

    /** The move that settles a node, or the likeliest of those that do not help; −1 if there is none. */
    private int chosen(int node, boolean attacks) {
        numbers().weigh(node, attacks);
        int start = tree.start(node);
        return numbers().best() < 0 && start < tree.end(node) ? start : numbers().best();
    }

    /** How many positions it looked at. */
    long nodes() {
        return nodes;
    }

    private int node(Phase phase, boolean attacks) {
        return table.node(board, (rights.number() << PHASE_BITS | phase.number()) << 1 | (attacks ? 1 : 0));
    }

    private void search(int node, Phase phase, boolean attacks, int mostProof, int mostDisproof, int depth) {
        if (!budget.take() || table.isSettled(node) || table.frame(node) == 0 && !open(node, phase, attacks, depth)) {
            return;
        }
        table.depth(node, depth);
        deepen(node, attacks, mostProof, mostDisproof, depth);
        table.leave(node, numbers().proof(), numbers().disproof());
        if (numbers().proof() == 0) {
            table.prove(node, best(), ProofTable.NO_ZONE, 0, numbers().ko());
        } else if (numbers().disproof() == 0) {
            table.disprove(node, best(), numbers().ko());
        }
        table.depth(node, 0);
    }

    private int best() {
        return numbers().best() < 0 ? PASS : replies.move(numbers().best());
    }

    @Override
    protected boolean isSpent() {
        return budget.isSpent();
    }

    @Override
    protected void descend(int node, int child, int mostProof, int mostDisproof, int depth) {
        int question = table.question(node);
        boolean attacks = (question & 1) != 0;
        boolean cost = rights.play(attacks ? attacker : 1 - attacker, replies.move(child));
        Phase phase = arena.phase(Phase.of(question >> 1 & (1 << PHASE_BITS) - 1));
        if (replies.target(child) == Replies.UNSEEN) {
            replies.target(child, node(phase, !attacks));
        }
        int target = replies.target(child);
        if (table.depth(target) == 0) {
            search(target, phase, !attacks, mostProof, mostDisproof, depth + 1);
        }
        rights.undo(cost);
    }

    /** Lists the moves of a node unless a look settles it; false if it does. */
    private boolean open(int node, Phase phase, boolean attacks, int depth) {
        wasDeep |= depth > DEEPEST;
        Verdict verdict = depth > DEEPEST ? Verdict.ALIVE : knowledge.judge(phase, attacks);
        if (depth > 1 && verdict != Verdict.OPEN) {
            if (verdict == Verdict.DEAD) {
                table.prove(node, PASS, ProofTable.NO_ZONE, 0, false);
            } else {
                table.disprove(node, PASS, false);
            }
            return false;
        }
        int mover = attacks ? attacker : 1 - attacker;
        RankedMoves ranked = knowledge.list(attacks);
        table.frame(node, replies.begin());
        for (int i = 0; i < ranked.size(); i++) {
            int point = ranked.move(i);
            int guess = 1 + Math.min(WORST_GUESS, (ranked.score(0) - ranked.score(i)) / 2);
            boolean isBarred = rights.isBarred(mover, point);
            replies.add(point, isBarred ? Replies.BARRED : Replies.UNSEEN, attacks ? guess : 1, attacks ? 1 : guess);
        }
        // Who has to take may not pass: he fails if all stays as it is.
        if (attacks == (phase == Phase.TARGET_TAKEN)) {
            replies.add(PASS, Replies.UNSEEN, attacks ? PASS_GUESS : 1, attacks ? 1 : PASS_GUESS);
        }
        return true;
    }
}
