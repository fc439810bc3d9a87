package org.openarbiter.dragons.read;

/** The goal to capture a string. */
final class Capture extends Goal {
    private final ReadingBoard board;
    private final int target;
    private final int defender;
    private final int attacker;
    private final int[] liberties = new int[ReadingBoard.MOST_POINTS];
    private final int[] others = new int[ReadingBoard.MOST_POINTS];
    private final int[] more = new int[ReadingBoard.MOST_POINTS];
    private final long[] seen = new long[ReadingBoard.MOST_POINTS / 64 + 1];
    private final int[] list;
    private int count;

    Capture(ReadingBoard board, int target) {
        this.board = board;
        this.target = target;
        defender = board.stoneAt(target);
        attacker = 1 - defender;
        list = new int[ReadingBoard.MOST_POINTS];
    }

    @Override
    int attacker() {
        return attacker;
    }

    @Override
    int distance(int most) {
        if (board.stoneAt(target) == defender) {
            return board.liberties(target);
        }
        return isRetakable() ? 1 : 0;
    }

    /**
     * Whether a single stone was taken by a string that can be taken in turn by a stone on the same point: a ko or a snapback.
     */
    private boolean isRetakable() {
        if (board.stoneAt(target) != ReadingBoard.EMPTY) {
            return false;
        }
        boolean isInAtari = false;
        for (int i = 0; i < board.degree(target); i++) {
            int next = board.neighbor(target, i);
            if (board.stoneAt(next) != attacker) {
                return false;
            }
            isInAtari |= board.liberties(next) == 1;
        }
        return isInAtari;
    }

    @Override
    boolean isTakenInKo() {
        return board.stoneAt(target) == ReadingBoard.EMPTY && board.koPoint() == target;
    }

    @Override
    void look() {
        // Everything is asked of the board.
    }

    @Override
    int distanceAfter(int reply) {
        return isDirect(reply) ? board.libertiesAfter(defender, reply) : distance(OUT_OF_REACH);
    }

    @Override
    boolean isDirect(int reply) {
        return board.stoneAt(target) == defender && board.isLiberty(reply, target);
    }

    @Override
    int moves(int order, int[] into, int[] guesses) {
        count = 0;
        if (board.stoneAt(target) != defender) {
            return movesToKeep(into, guesses);
        }
        int direct = board.liberties(target, liberties);
        for (int i = 0; i < direct; i++) {
            add(liberties[i], into);
        }
        if (direct <= order) {
            addSecondary(direct, into);
            addRescues(into);
        }
        for (int i = 0; i < count; i++) {
            seen[into[i] >> 6] &= ~(1L << into[i]);
        }
        for (int i = 0; i < count; i++) {
            int penalty = board.libertiesAfter(attacker, into[i]) <= 1 ? 2 : 0;
            guesses[i] = 1 + (i < direct ? direct - 1 : direct) + penalty;
        }
        return count;
    }

    /** What keeps the stones that took a single stone: a stone on its point, or a capture around them. */
    private int movesToKeep(int[] into, int[] guesses) {
        add(target, into);
        for (int i = 0; i < board.degree(target); i++) {
            int captor = board.neighbor(target, i);
            if (board.liberties(captor) == 1) {
                int enemies = board.enemies(captor, others);
                for (int j = 0; j < enemies; j++) {
                    if (board.liberties(others[j]) == 1) {
                        addLiberties(others[j], into);
                    }
                }
            }
        }
        for (int i = 0; i < count; i++) {
            seen[into[i] >> 6] &= ~(1L << into[i]);
            guesses[i] = 1;
        }
        return count;
    }

    /** What lies next to the liberties: empty points, and the liberties of the strings there. */
    private void addSecondary(int direct, int[] into) {
        for (int i = 0; i < direct; i++) {
            int liberty = liberties[i];
            for (int j = 0; j < board.degree(liberty); j++) {
                int next = board.neighbor(liberty, j);
                if (board.stoneAt(next) == ReadingBoard.EMPTY) {
                    add(next, into);
                } else if (board.string(next) != board.string(target) && board.liberties(next) <= 4) {
                    addLiberties(next, into);
                }
            }
        }
    }

    /** What saves the strings that surround the target and have few liberties. */
    private void addRescues(int[] into) {
        int enemies = board.enemies(target, others);
        for (int i = 0; i < enemies; i++) {
            if (board.liberties(others[i]) <= 2) {
                addLiberties(others[i], into);
                int theirs = board.enemies(others[i], more);
                for (int j = 0; j < theirs; j++) {
                    if (board.liberties(more[j]) <= 2 && board.string(more[j]) != board.string(target)) {
                        addLiberties(more[j], into);
                    }
                }
            }
        }
    }

    private void addLiberties(int stone, int[] into) {
        int found = board.liberties(stone, list);
        for (int i = 0; i < found; i++) {
            add(list[i], into);
        }
    }

    private void add(int point, int[] into) {
        if ((seen[point >> 6] & 1L << point) == 0) {
            seen[point >> 6] |= 1L << point;
            into[count++] = point;
        }
    }

    @Override
    void addZone(int order, long[] zone) {
        if (board.stoneAt(target) != defender) {
            zone[target >> 6] |= 1L << target;
            for (int i = 0; i < board.degree(target); i++) {
                int next = board.neighbor(target, i);
                if (board.stoneAt(next) == attacker && isInReach(next, order)) {
                    board.addLiberties(next, zone);
                }
            }
            return;
        }
        board.addLiberties(target, zone);
        int enemies = board.enemies(target, others);
        for (int i = 0; i < enemies; i++) {
            if (isInReach(others[i], order)) {
                board.addLiberties(others[i], zone);
            }
        }
    }

    @Override
    boolean isInReach(int string, int order) {
        int free = board.liberties(string);
        if (free > order + 1 && order > 1 && board.stoneAt(target) == defender) {
            free -= Math.min(order - 1, board.commonLiberties(string, target));
        }
        return free <= order + 1;
    }

    @Override
    int preys(int order, int[] into) {
        return 0;
    }
}
