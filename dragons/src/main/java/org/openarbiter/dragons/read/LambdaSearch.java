package org.openarbiter.dragons.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A search whether a {@link Goal} can be reached by threats.
 *
 * <p>An attack of order <var>n</var> is a series of plays each of which threatens an attack of order <var>n</var> − 1 should the
 * defender pass; one of order 0 is a single play. So ladders are of order 1, nets and loose ladders of order 2 (T. Thomsen,
 * Lambda-search in game trees, 2000). The proof of a threat has a zone, the points where a stone of the defender could upset it;
 * only replies there need be looked at. What is proved is therefore proved against every reply; what is not proved may be beyond
 * the order.
 *
 * <p>The search is depth first by proof and disproof numbers (K. Yoshizoe and others, Lambda Depth-First Proof Number Search, 2007). A position that
 * comes back on one line is a failure of the attacker. That is kept for other lines too, so a repetition may hide a proof, but never makes one.
 */
final class LambdaSearch extends ProofSearch {
    private static final int PASS = ReadingBoard.PASS;
    /** What is asked about a position: with the attacker to move, with the defender to move, and that with his plays given. */
    private static final int ATTACK = 0;
    private static final int DEFENSE = 1;
    private static final int ROOT = 2;
    /** A question is its kind in the lowest bits, then the order, then the rights in kos. */
    private static final int KIND_BITS = 2;
    private static final int ORDER_BITS = 6;
    private static final int DEEPEST = 250;
    /** How much easier than an attack a defense must look to be reported when the budget left it open. */
    private static final int LEAN = 4;
    /** How many positions may be looked at for a string that is captured instead, by order. */
    private static final int[] PREY_NODES = {0, 200, 400};
    private static final int INFINITE = ProofTree.INFINITE;

    private final ReadingBoard board;
    private final Goal goal;
    private final Budget budget;
    private final KoMaster master;
    private final KoRights rights;
    private final int attacker;
    private final int defender;
    private final ProofTable table;
    private final Replies replies;
    private boolean spent;

    private final int[] buffer = new int[ReadingBoard.MOST_POINTS];
    private final int[] guesses = new int[ReadingBoard.MOST_POINTS];
    private final Zone zone;
    private final Proofs proofs;

    LambdaSearch(ReadingBoard board, Goal goal, Budget budget, KoMaster master) {
        this(board, goal, budget, master, new ReplyTree(new ProofTable(board.words()), new Replies()));
    }

    private LambdaSearch(ReadingBoard board, Goal goal, Budget budget, KoMaster master, ReplyTree tree) {
        super(tree, ProofNumbers.sum(tree));
        this.board = board;
        this.goal = goal;
        this.budget = budget;
        this.master = master;
        attacker = goal.attacker();
        defender = 1 - attacker;
        rights = new KoRights(board, master, attacker);
        table = tree.table();
        replies = tree.replies();
        zone = new Zone(board, goal);
        proofs = new Proofs(goal, table, replies, zone);
    }

    /** Reads an attack of at most this order, the attacker to move. */
    Finding attack(int order) {
        int node = table.node(board, question(ATTACK, order));
        attack(node, order, INFINITE, INFINITE, 1, PASS);
        return finding(node, order, true);
    }

    /** Reads whether a play of the defender in a zone prevents an attack of at most this order. */
    Finding defend(int order, Collection<Integer> candidates) {
        int node = table.node(board, question(ROOT, order));
        int frame = replies.begin();
        zone.clear();
        candidates.forEach(zone::add);
        addReplies(order);
        table.frame(node, frame);
        answer(node, order, INFINITE, INFINITE, 1);
        return finding(node, order, false);
    }

    private Finding finding(int node, int order, boolean attacks) {
        boolean proved = table.isProved(node);
        long[] found = new long[board.words()];
        if (proved && table.zone(node) != ProofTable.NO_ZONE) {
            table.uniteZone(table.zone(node), found);
        }
        List<Integer> line = proved ? proofLine(order, attacks) : List.of();
        boolean isOpen = !table.isSettled(node);
        boolean refuted = !proved && !isOpen;
        int move = table.move(node);
        if (isOpen && !attacks) {
            numbers().weigh(node, false);
            refuted = numbers().proof() >= LEAN * (long) numbers().disproof();
            move = replies.move(numbers().best());
        }
        return new Finding(proved, refuted, isOpen, table.ko(node), move, line, Zone.list(found));
    }

    private int question(int kind, int order) {
        return (rights.number() << ORDER_BITS | order) << KIND_BITS | kind;
    }

    private void attack(int node, int order, int mostProof, int mostDisproof, int depth, int hint) {
        if (table.isSettled(node) || table.frame(node) == 0 && !openAttack(node, order, hint)) {
            return;
        }
        table.depth(node, depth);
        deepen(node, true, mostProof, mostDisproof, depth);
        table.leave(node, numbers().proof(), numbers().disproof());
        if (numbers().proof() == 0) {
            proofs.attack(node, order, numbers().best());
        } else if (numbers().disproof() == 0) {
            table.disprove(node, PASS, numbers().ko());
        }
        table.depth(node, 0);
    }

    @Override
    protected boolean isSpent() {
        return spent;
    }

    @Override
    protected void descend(int node, int reply, int mostProof, int mostDisproof, int depth) {
        int question = table.question(node);
        int order = question >> KIND_BITS & (1 << ORDER_BITS) - 1;
        if ((question & (1 << KIND_BITS) - 1) == ATTACK) {
            descendAttack(reply, order, mostProof, mostDisproof, depth);
        } else {
            descendDefense(node, reply, order, mostProof, mostDisproof, depth);
        }
    }

    /** Lists the moves of the attacker unless a look settles it; false if it does. */
    private boolean openAttack(int node, int order, int hint) {
        int distance = goal.distance(order + 1);
        if (distance > order + 1) {
            table.disprove(node, PASS, false);
            return false;
        }
        if (distance == 0) {
            proofs.reached(node, order);
            return false;
        }
        if (order > 0 && order < PREY_NODES.length && catchesPrey(node, order)) {
            return false;
        }
        int lower = order > 0 && distance <= order ? table.node(board, question(ATTACK, order - 1)) : Replies.LOST;
        table.frame(node, replies.begin());
        if (lower >= 0) {
            replies.add(Replies.LOWER, lower, distance, 1);
        }
        boolean barred = false;
        int count = goal.moves(order, buffer, guesses);
        for (int i = 0; i < count; i++) {
            if (rights.isBarred(attacker, buffer[i])) {
                barred = true;
                replies.add(buffer[i], Replies.BARRED, 1, 1);
            } else if (!board.isSuicide(attacker, buffer[i])) {
                replies.add(buffer[i], Replies.UNSEEN, buffer[i] == hint ? 1 : guesses[i], 1);
            }
        }
        if (barred && order > 0) {
            replies.add(PASS, Replies.UNSEEN, distance + 3, 1);
        }
        return true;
    }

    /** Whether another string can be captured that is as good as the goal; the node is then proved. */
    private boolean catchesPrey(int node, int order) {
        int[] preys = new int[ReadingBoard.MOST_POINTS];
        int count = goal.preys(order, preys);
        for (int i = 0; i < count; i++) {
            Budget own = new Budget(PREY_NODES[order]);
            Finding caught = new LambdaSearch(board, new Capture(board, preys[i]), own, master).attack(order);
            budget.take(own);
            if (caught.proved()) {
                proofs.caught(node, order, caught);
                return true;
            }
        }
        return false;
    }

    private void descendAttack(int child, int order, int mostProof, int mostDisproof, int depth) {
        int move = replies.move(child);
        if (move == Replies.LOWER) {
            attack(replies.target(child), order - 1, mostProof, mostDisproof, depth + 1, PASS);
            return;
        }
        if (!budget.take()) {
            spent = true;
            return;
        }
        boolean cost = rights.play(attacker, move);
        if (replies.target(child) == Replies.UNSEEN) {
            replies.target(child, afterAttack(order, depth));
        }
        int target = replies.target(child);
        if (isOffLine(target)) {
            defense(target, order, mostProof, mostDisproof, depth + 1);
        }
        rights.undo(cost);
    }

    /** Whether something stands for a node that may be read: one that the line being read has not come through already. */
    private boolean isOffLine(int target) {
        return target >= 0 && table.depth(target) == 0;
    }

    private int afterAttack(int order, int depth) {
        if (goal.isTakenInKo() && !rights.mayRetake(defender)) {
            return Replies.WON_IN_KO;
        }
        int distance = goal.distance(order);
        if (distance == 0) {
            return Replies.WON;
        }
        return distance > order || depth > DEEPEST ? Replies.LOST : table.node(board, question(DEFENSE, order));
    }

    private void defense(int node, int order, int mostProof, int mostDisproof, int depth) {
        if (table.isSettled(node)) {
            return;
        }
        table.depth(node, depth);
        if (table.frame(node) != 0 || openDefense(node, order, mostProof, mostDisproof, depth)) {
            answer(node, order, mostProof, mostDisproof, depth);
        }
        table.depth(node, 0);
    }

    /** Reads the threat, and lists the replies if it is one; false if it is none, or not yet known to be one. */
    private boolean openDefense(int node, int order, int mostProof, int mostDisproof, int depth) {
        board.play(defender, PASS);
        int threat = table.node(board, question(ATTACK, order - 1));
        attack(threat, order - 1, mostProof, mostDisproof, depth + 1, PASS);
        board.undo();
        if (!table.isProved(threat)) {
            if (table.isSettled(threat)) {
                table.disprove(node, PASS, table.ko(threat));
            } else {
                table.leave(node, table.proof(threat), table.disproof(threat));
            }
            return false;
        }
        table.frame(node, replies.begin());
        replies.add(PASS, threat, 1, 1);
        zone.clear();
        table.uniteZone(table.zone(threat), zone.points());
        zone.addPreparations();
        addReplies(order);
        return true;
    }

    /** Lists the plays of the defender in the zone. */
    private void addReplies(int order) {
        long[] candidates = zone.points();
        goal.look();
        for (int word = 0; word < candidates.length; word++) {
            for (long bits = candidates[word]; bits != 0; bits &= bits - 1) {
                int move = (word << 6) + Long.numberOfTrailingZeros(bits);
                if (board.stoneAt(move) != ReadingBoard.EMPTY) {
                    continue;
                }
                if (rights.isBarred(defender, move)) {
                    replies.add(move, Replies.BARRED, 1, 1);
                } else if (!board.isSuicide(defender, move)) {
                    addReply(move, order);
                }
            }
        }
    }

    private void addReply(int move, int order) {
        int left = goal.distanceAfter(move);
        boolean direct = goal.isDirect(move);
        boolean strong = left > order + 1 || board.takes(defender, move) > 0;
        replies.add(move, Replies.UNSEEN, strong || direct ? left : 1, strong ? 1 : order + 2 - left + (direct ? 0 : 1));
    }

    /** Goes through the replies of the defender. */
    private void answer(int node, int order, int mostProof, int mostDisproof, int depth) {
        deepen(node, false, mostProof, mostDisproof, depth);
        table.leave(node, numbers().proof(), numbers().disproof());
        if (numbers().disproof() == 0) {
            table.disprove(node, replies.move(numbers().best()), numbers().ko());
        } else if (numbers().proof() == 0) {
            proofs.defense(node, order, numbers().ko());
        }
    }

    private void descendDefense(int node, int child, int order, int mostProof, int mostDisproof, int depth) {
        if (!budget.take()) {
            spent = true;
            return;
        }
        boolean cost = rights.play(defender, replies.move(child));
        if (replies.target(child) == Replies.UNSEEN) {
            boolean isFar = goal.distance(order + 1) > order + 1;
            replies.target(child, isFar ? Replies.LOST : table.node(board, question(ATTACK, order)));
        }
        int target = replies.target(child);
        if (isOffLine(target)) {
            attack(target, order, mostProof, mostDisproof, depth + 1, threat(node));
        }
        rights.undo(cost);
    }

    /** The move that the attacker threatens at a node of the defender; a pass if its plays were given. */
    private int threat(int node) {
        int first = replies.start(table.frame(node));
        return replies.move(first) == PASS ? table.move(replies.target(first)) : PASS;
    }

    /** The moves of a proof, from the position on the board; the defender's replies are those that hold out longest. */
    private List<Integer> proofLine(int order, boolean attacks) {
        List<Integer> line = new ArrayList<>();
        follow(attacks ? ATTACK : ROOT, order, line);
        return line;
    }

    private void follow(int kind, int order, List<Integer> line) {
        int left = kind == ATTACK ? lowest(order) : order;
        int node = table.node(board, question(kind, left));
        if (proofs.isCaught(node)) {
            line.addAll(proofs.captureLine(node));
        } else if (table.isProved(node) && table.length(node) > 0) {
            line.add(table.move(node));
            boolean cost = rights.play(kind == ATTACK ? attacker : defender, table.move(node));
            follow(kind == ATTACK ? DEFENSE : ATTACK, left, line);
            rights.undo(cost);
        }
    }

    /** The lowest order, from one given on down, of which an attack is proved. */
    private int lowest(int order) {
        int left = order;
        while (left > 0 && table.isProved(table.node(board, question(ATTACK, left - 1)))) {
            left--;
        }
        return left;
    }
}
