package org.openarbiter.dragons.read;

/**
 * What the moves of a node of a search come to: the proof and disproof number of the node, and which move to look at next.
 *
 * <p>The side to move needs one move that serves it, so the least number of its moves counts; against it all moves must be
 * settled, and their numbers are added.
 */
public final class ProofNumbers {
    private static final int INFINITE = ProofTable.INFINITE;

    private final ProofTable table;
    private final Replies replies;
    private final boolean isWeak;
    private int proof;
    private int disproof;
    private int best;
    private int second;
    private boolean ko;

    public ProofNumbers(ProofTable table, Replies replies) {
        this(table, replies, false);
    }

    /**
     * Weighs moves by a weak sum (T. Ueda and others, Weak Proof-Number Search, 2008) if told so: where the same positions are
     * met by many ways, the number of all moves is that of the worst, plus one for every two others that are open.
     */
    public ProofNumbers(ProofTable table, Replies replies, boolean isWeak) {
        this.isWeak = isWeak;
        this.table = table;
        this.replies = replies;
    }

    /** Weighs the moves of a node, for either side to move. */
    public void weigh(int node, boolean attacks) {
        int frame = table.frame(node);
        int end = replies.end(frame);
        int least = INFINITE;
        long sum = 0;
        int worst = 0;
        int open = 0;
        boolean koOfAll = false;
        second = INFINITE;
        best = -1;
        for (int i = replies.start(frame); i < end; i++) {
            int mine = attacks ? proof(i, true) : disproof(i, false);
            int other = attacks ? disproof(i, true) : proof(i, false);
            if (mine < least || mine == 0 && least == 0 && isByKo(best) && !isByKo(i)) {
                second = least;
                least = mine;
                best = i;
            } else if (mine < second) {
                second = mine;
            }
            worst = Math.max(worst, other);
            open += other > 0 ? 1 : 0;
            sum += other;
            koOfAll |= other == 0 && isByKo(i);
        }
        int all = least == 0 ? INFINITE : (int) Math.min(isWeak && open > 0 ? worst + (open - 1) / 2 : sum, INFINITE - 1);
        ko = least == 0 ? isByKo(best) : koOfAll;
        proof = attacks ? least : all;
        disproof = attacks ? all : least;
    }

    /** Whether a ko that may not be retaken, or a repetition, had a part in what is known of a move. */
    private boolean isByKo(int at) {
        int target = replies.target(at);
        return target >= 0 ? table.ko(target) || table.depth(target) > 0
                : target == Replies.BARRED || target == Replies.WON_IN_KO;
    }

    /** The proof number behind a move of the attacker or of the defender. */
    public int proof(int at, boolean attacks) {
        int target = replies.target(at);
        return switch (target) {
            case Replies.UNSEEN -> replies.proof(at);
            case Replies.WON, Replies.WON_IN_KO -> 0;
            case Replies.LOST -> INFINITE;
            case Replies.BARRED -> attacks ? INFINITE : 0;
            default -> table.depth(target) > 0 ? INFINITE : table.proof(target);
        };
    }

    /** The disproof number behind a move of the attacker or of the defender. */
    public int disproof(int at, boolean attacks) {
        int target = replies.target(at);
        return switch (target) {
            case Replies.UNSEEN -> replies.disproof(at);
            case Replies.WON, Replies.WON_IN_KO -> INFINITE;
            case Replies.LOST -> 0;
            case Replies.BARRED -> attacks ? 0 : INFINITE;
            default -> table.depth(target) > 0 ? 0 : table.disproof(target);
        };
    }

    /** The proof number of the node weighed. */
    public int proof() {
        return proof;
    }

    /** The disproof number of the node weighed. */
    public int disproof() {
        return disproof;
    }

    /** The move to look at next: the one that serves the side to move best. */
    public int best() {
        return best;
    }

    /** The number of the second best move. */
    public int second() {
        return second;
    }

    /** How far a move is read before another is looked at that has this number. */
    public static int widened(int number) {
        return number + 1 + number / 4;
    }

    /** Whether a ko that may not be retaken had a part in settling the node. */
    public boolean ko() {
        return ko;
    }
}
