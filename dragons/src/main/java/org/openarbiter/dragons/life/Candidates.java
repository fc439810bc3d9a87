package org.openarbiter.dragons.life;

import org.openarbiter.dragons.read.RankedMoves;

/**
 * The moves worth reading in a position of a problem, the likeliest first: where eyes may be made, liberties of the group and of
 * the stones that fight with it, captures and what saves from them, cuts and links. Allocates nothing.
 */
final class Candidates {
    private static final int FEW = 3;
    /** How much less likely than all others a move is that comes last. */
    private static final int LAST = 4;

    private final Surroundings around;
    private final StaticEvaluation evaluation;
    private final Reach reach;
    private final LocalBoard board;
    private final RankedMoves ranked = new RankedMoves(Surroundings.MOST);
    private long defenders;
    private long attackers;
    private long empty;
    private long listed;
    private boolean leftLiberties;

    Candidates(Surroundings around, StaticEvaluation evaluation, Reach reach) {
        this.around = around;
        this.evaluation = evaluation;
        this.reach = reach;
        board = new LocalBoard(around);
    }

    /**
     * Lists the moves of the first position of a problem after a {@link StaticEvaluation#look} there. It is asked what a move achieves even if
     * nothing seems left to do: the moves that an attacker's look leaves out, and a defender's does not, come last.
     */
    void listFirst(long defending, long attacking, boolean byDefender) {
        list(defending, attacking, byDefender);
        if (!byDefender) {
            int last = count() > 0 ? score(count() - 1) - LAST : 0;
            evaluation.look(defending, attacking, true);
            add(wanted(false) & ~listed, byDefender, last);
        }
    }

    /** Lists the moves of a side after a {@link StaticEvaluation#look} at the same position, those that a ko forbids among them. */
    void list(long defending, long attacking, boolean byDefender) {
        defenders = defending;
        attackers = attacking;
        empty = around.all() & ~defenders & ~attackers;
        board.set(defenders, attackers);
        ranked.clear();
        listed = wanted(byDefender);
        add(listed, byDefender, Integer.MAX_VALUE);
    }

    /** The points worth reading, as the latest look sees them. */
    private long wanted(boolean byDefender) {
        long left = idle();
        long filled = !byDefender && hasRivalEye() ? left & evaluation.liberties() : 0;
        left &= ~(filled & -filled);
        long near = empty & switch (reach) {
            case CLOSE -> evaluation.close();
            case FAR -> evaluation.near() | around.aroundAll(evaluation.near());
        };
        leftLiberties |= (near & left) != 0;
        return near & ~left | fights();
    }

    private void add(long wanted, boolean byDefender, int most) {
        for (long rest = wanted; rest != 0; rest &= rest - 1) {
            int vertex = Long.numberOfTrailingZeros(rest);
            if (board.tries(byDefender, vertex)) {
                ranked.add(vertex, Math.min(most, score(vertex, byDefender)));
            }
        }
    }

    /** Whether liberties were ever left out because they lie far from any eye. */
    boolean hasLeftLiberties() {
        return leftLiberties;
    }

    /** Outside liberties far from any eye and any other stone that matters, where no stones can escape. */
    private long idle() {
        int outside = Long.bitCount(evaluation.liberties() & ~evaluation.space());
        if (around.isRace() || evaluation.open() > 0 || outside <= FEW || sharesLiberties()) {
            return 0;
        }
        long matters = evaluation.space() | evaluation.soft() | defenders & ~evaluation.group() | around.haven();
        long close = around.aroundAll(evaluation.space());
        long once = 0;
        for (long left = evaluation.group(); left != 0; ) {
            int stone = Long.numberOfTrailingZeros(left);
            long string = board.stones(stone);
            left &= ~string;
            long liberties = board.liberties(stone);
            matters |= once & liberties;
            once |= liberties;
        }
        return ~(matters | around.aroundAll(matters) | around.aroundAll(close & empty));
    }

    /**
     * Whether attackers inside have a few liberties, all of them the group's, too, so that neither side may want to play there: the
     * attacker then wins by filling all that is outside.
     */
    private boolean sharesLiberties() {
        for (long left = evaluation.soft() & evaluation.cells(); left != 0; ) {
            int stone = Long.numberOfTrailingZeros(left);
            long string = board.stones(stone);
            left &= ~string;
            long liberties = board.liberties(stone);
            if (Long.bitCount(liberties) < FEW && (liberties & ~evaluation.liberties()) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether attackers inside have an eye that the group does not reach: what lives in the group wins by filling all that is outside. */
    private boolean hasRivalEye() {
        long reached = evaluation.group();
        for (long before = 0; reached != before; ) {
            before = reached;
            reached |= around.aroundAll(reached) & ~attackers;
        }
        return (evaluation.space() & ~attackers & ~reached) != 0 && Long.bitCount(evaluation.eyes() & reached & ~attackers) <= 1;
    }

    /** Liberties of weak enemies next to the group, and of what they have in atari. */
    private long fights() {
        long wanted = 0;
        for (long left = around.aroundAll(evaluation.group()) & attackers; left != 0; ) {
            int stone = Long.numberOfTrailingZeros(left);
            long string = board.stones(stone);
            left &= ~string;
            long liberties = board.liberties(stone);
            if ((string & board.immortalAttackers()) == 0 && Long.bitCount(liberties) <= FEW) {
                wanted |= liberties;
            }
        }
        return wanted;
    }

    private int score(int vertex, boolean byDefender) {
        long bit = 1L << vertex;
        long next = around.around(vertex);
        long own = byDefender ? defenders : attackers;
        int score = 2 * Long.bitCount((next | bit) & evaluation.eyes());
        score += (evaluation.liberties() & bit) != 0 ? 2 : 0;
        long taken = board.taken();
        if (taken != 0) {
            score += 4 + Math.min(4, Long.bitCount(taken));
        }
        int after = board.liberties();
        if (after == 1 && taken == 0) {
            score -= byDefender ? 5 : 2;
        }
        if (byDefender && taken == 0 && (next & ~own) == 0 && (evaluation.eyes() & bit) != 0) {
            score -= 10;
        }
        score += tactics(next, byDefender, after);
        if ((evaluation.near() & bit) == 0) {
            score -= 2;
        }
        return score;
    }

    private int tactics(long next, boolean byDefender, int after) {
        long own = byDefender ? defenders : attackers;
        long other = byDefender ? attackers : defenders;
        int score = 0;
        for (long left = next & other; left != 0; ) {
            int stone = Long.numberOfTrailingZeros(left);
            left &= ~board.stones(stone);
            score += Long.bitCount(board.liberties(stone)) == 2 ? 2 : 0;
        }
        int defending = 0;
        for (long left = next & own; left != 0; ) {
            int stone = Long.numberOfTrailingZeros(left);
            long string = board.stones(stone);
            left &= ~string;
            defending++;
            if (after > 1 && Long.bitCount(board.liberties(stone)) == 1) {
                score += 4 + Math.min(4, Long.bitCount(string));
            }
        }
        return score + (byDefender && defending > 1 ? 2 : 0);
    }

    int count() {
        return ranked.size();
    }

    int vertex(int index) {
        return ranked.move(index);
    }

    int score(int index) {
        return ranked.score(index);
    }
}
