package org.openarbiter.dragons.race;

import org.openarbiter.dragons.life.LinkedGroup;
import org.openarbiter.dragons.read.RankedMoves;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * The moves worth reading in a race, the likeliest first: liberties of the other group from the outside in, captures, what saves
 * from them, the middle of eyes, extensions. Allocates nothing.
 */
final class Moves {
    private static final int MANY = 4;
    /** A string with no more liberties may soon be taken. */
    private static final int WEAK = 3;
    /** How likely a move is for what it does: it fills a liberty outside, one that both share, or one in an eye. */
    private static final int OUTSIDE = 6;
    private static final int SHARED = 2;
    private static final int INSIDE = 1;
    private static final int MIDDLE = 4;
    private static final int CAPTURE = 5;
    private static final int RESCUE = 4;
    private static final int APPROACH = 3;
    private static final int CLOSING = 1;
    /** It may be taken at once. */
    private static final int BAD = -5;

    private final Arena arena;
    private final ReadingBoard board;
    private final RaceEvaluation evaluation;
    private final RankedMoves ranked;
    private final boolean[] isListed;
    private final int[] buffer = new int[ReadingBoard.MOST_POINTS];
    private final int[] enemies = new int[ReadingBoard.MOST_POINTS];
    private final int[] holders = new int[ReadingBoard.MOST_POINTS];
    private final int[] strings = new int[MANY];
    private final int[] around = new int[MANY];
    private int mover;
    private RaceGroup own;
    private RaceGroup other;

    Moves(Arena arena, RaceEvaluation evaluation) {
        this.arena = arena;
        this.evaluation = evaluation;
        board = arena.board();
        ranked = new RankedMoves(board.points());
        isListed = new boolean[board.points()];
        own = evaluation.attack();
        other = evaluation.defense();
    }

    /**
     * Lists the moves of a side after {@link RaceEvaluation#judge} at the same position; moves forbidden by a ko are among them. The
     * list is good until the next call.
     */
    RankedMoves list(boolean byAttacker) {
        for (int i = 0; i < ranked.size(); i++) {
            isListed[ranked.move(i)] = false;
        }
        ranked.clear();
        mover = byAttacker ? 1 - arena.defender() : arena.defender();
        own = byAttacker ? evaluation.attack() : evaluation.defense();
        other = byAttacker ? evaluation.defense() : evaluation.attack();
        addApproaches();
        addAround(other);
        addAround(own);
        addFights(own.links());
        addFights(other.links());
        return ranked;
    }

    /** Adds the liberties of a group, and the points next to them. */
    private void addAround(RaceGroup group) {
        LinkedGroup links = group.links();
        boolean isPlainListed = false;
        for (int i = 0; i < links.liberties(); i++) {
            int point = links.liberty(i);
            boolean isPlain = isPlain(group, point);
            if (!isPlain || !isPlainListed) {
                add(point);
                isPlainListed |= isPlain;
            }
            for (int j = 0; j < board.degree(point); j++) {
                add(board.neighbor(point, j));
            }
        }
    }

    /** Whether nothing but the group, and safe enemies around it, is next to a point: all such liberties are equivalent. */
    private boolean isPlain(RaceGroup group, int point) {
        boolean isPlain = false;
        for (int i = 0; i < board.degree(point); i++) {
            int next = board.neighbor(point, i);
            boolean isEnemy = arena.isSafe(next) && board.stoneAt(next) == 1 - group.color();
            if (!isEnemy && !group.links().holds(next)) {
                return false;
            }
            isPlain |= isEnemy;
        }
        return isPlain;
    }

    /** Adds approach moves: liberties of own stones next to liberties of the other group where a stone could be taken at once. */
    private void addApproaches() {
        LinkedGroup links = other.links();
        for (int i = 0; i < links.liberties(); i++) {
            int point = links.liberty(i);
            if (!other.isInEye(point) && board.isSelfAtari(mover, point) && board.takes(mover, point) == 0) {
                int number = board.stringsAround(point, mover, around);
                for (int j = 0; j < number; j++) {
                    int liberties = board.liberties(around[j], buffer);
                    for (int k = 0; k < liberties && liberties <= WEAK; k++) {
                        add(buffer[k], true);
                    }
                }
            }
        }
    }

    /** Adds the liberties of weak stones next to a group. */
    private void addFights(LinkedGroup links) {
        for (int i = 0; i < links.strings(); i++) {
            int number = board.enemies(links.string(i), enemies);
            for (int j = 0; j < number; j++) {
                if (isFight(enemies[j], WEAK)) {
                    addLiberties(enemies[j]);
                    addHolders(enemies[j]);
                }
            }
        }
    }

    /** Adds the liberties of what is nearly taken next to weak stones. */
    private void addHolders(int stone) {
        int number = board.enemies(stone, holders);
        for (int i = 0; i < number; i++) {
            if (isFight(holders[i], WEAK - 1)) {
                addLiberties(holders[i]);
            }
        }
    }

    private void addLiberties(int stone) {
        int liberties = board.liberties(stone, buffer);
        for (int i = 0; i < liberties; i++) {
            add(buffer[i]);
        }
    }

    /** Whether a string outside the race may be taken soon. */
    private boolean isFight(int stone, int most) {
        return !own.links().holds(stone) && !other.links().holds(stone) && board.liberties(stone) <= most;
    }

    private void add(int point) {
        add(point, false);
    }

    private void add(int point, boolean isApproach) {
        if (board.stoneAt(point) != ReadingBoard.EMPTY || isListed[point] || board.isSuicide(mover, point)) {
            return;
        }
        int taken = board.takes(mover, point);
        int score = score(point, taken, isApproach);
        if (score == Integer.MIN_VALUE) {
            return;
        }
        isListed[point] = true;
        ranked.add(point, score);
    }

    /** How likely a move is to be good; the least number for one that does nothing. */
    private int score(int point, int taken, boolean isApproach) {
        boolean fills = other.links().isLiberty(point);
        boolean isMine = own.links().isLiberty(point);
        int after = board.libertiesAfter(mover, point);
        int score = 0;
        boolean isUseful = taken > 0 || fills || isApproach;
        if (fills) {
            score += isMine ? SHARED : other.isInEye(point) ? INSIDE : OUTSIDE;
        }
        if (taken > 0) {
            score += CAPTURE + Math.min(taken, CAPTURE);
        }
        int open = open(point);
        if (other.isInEye(point) || own.isInEye(point)) {
            score += open >= 2 ? MIDDLE : 0;
            isUseful |= other.isInEye(point) || open >= 2;
        }
        int rescue = fights(point, after);
        score += rescue;
        isUseful |= rescue > 0;
        if (!isUseful && isMine) {
            int gain = Math.min(own.extension(point), MANY);
            score += gain;
            boolean closes = gain == 0 && closes(point);
            score += closes ? CLOSING : 0;
            isUseful = gain > 0 || closes || !touchesSafe(point);
        }
        score += isApproach && !fills ? APPROACH : 0;
        if (!isUseful && !isMine) {
            score += 1;
            isUseful = supports(point);
        }
        if (after <= 1 && taken == 0) {
            score += BAD;
        }
        return isUseful ? score : Integer.MIN_VALUE;
    }

    /** How many empty points are next to a point. */
    private int open(int point) {
        int open = 0;
        for (int i = 0; i < board.degree(point); i++) {
            open += board.stoneAt(board.neighbor(point, i)) == ReadingBoard.EMPTY ? 1 : 0;
        }
        return open;
    }

    /** What a move does to stones in atari, or nearly so. */
    private int fights(int point, int after) {
        int score = 0;
        int number = board.stringsAround(point, mover, strings);
        for (int i = 0; i < number; i++) {
            score += after > 1 && board.liberties(strings[i]) == 1 ? RESCUE + Math.min(RESCUE, board.size(strings[i])) : 0;
        }
        number = board.stringsAround(point, 1 - mover, strings);
        for (int i = 0; i < number; i++) {
            score += board.liberties(strings[i]) == 2 && !arena.isSafe(strings[i]) ? 2 : 0;
        }
        return score;
    }

    /** Whether a move shuts the other side off from a point that may become an eye. */
    private boolean closes(int point) {
        for (int i = 0; i < board.degree(point); i++) {
            int next = board.neighbor(point, i);
            if (board.stoneAt(next) == ReadingBoard.EMPTY && own.links().isLiberty(next)
                    && board.stringsAround(next, 1 - mover, strings) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a safe stone of the other side is next to a point. */
    private boolean touchesSafe(int point) {
        int number = board.stringsAround(point, 1 - mover, strings);
        boolean isTouched = false;
        for (int i = 0; i < number; i++) {
            isTouched |= arena.isSafe(strings[i]);
        }
        return isTouched;
    }

    /** Whether a stone here prepares a move on a liberty that could be taken at once now, or takes room to run. */
    private boolean supports(int point) {
        for (int i = 0; i < board.degree(point); i++) {
            int next = board.neighbor(point, i);
            if (board.stoneAt(next) == ReadingBoard.EMPTY && other.links().isLiberty(next)
                    && (board.isSelfAtari(mover, next) || open(next) >= WEAK)) {
                return true;
            }
        }
        return false;
    }
}
