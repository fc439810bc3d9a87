package org.openarbiter.dragons.read;

/**
 * The goal to connect a string to a {@link LinkEnd}, another string or an area: both in one string that is not in atari.
 *
 * <p>Whose strings they are is the attacker here, who wants the goal; the other color cuts.
 */
final class Connection extends Goal {
    private static final int FARTHEST = 6;
    private static final int MOST_OF_PREY = 3;

    private final ReadingBoard board;
    private final int one;
    private final LinkEnd other;
    /** How many liberties a string that cuts may have for its capture to be tried. */
    private final int mostLiberties;
    private final int owner;
    private final LinkCounts fromOne;
    private final LinkCounts fromOther;
    private final long[] seen = new long[ReadingBoard.MOST_POINTS / 64 + 1];
    private final int[] list = new int[ReadingBoard.MOST_POINTS];
    private final int[] enemies = new int[ReadingBoard.MOST_POINTS];
    private int count;
    private int apart;

    private Connection(ReadingBoard board, int one, LinkEnd other, int mostLiberties) {
        this.mostLiberties = mostLiberties;
        this.board = board;
        this.one = one;
        this.other = other;
        owner = board.stoneAt(one);
        fromOne = new LinkCounts(board, owner);
        fromOther = new LinkCounts(board, owner);
    }

    /** With the capture of cutting strings in atari, or one play from it. */
    static Connection narrow(ReadingBoard board, int one, LinkEnd other) {
        return new Connection(board, one, other, 2);
    }

    /** With the capture of cutting strings of three liberties too: more to read, and a cut that holds means more. */
    static Connection wide(ReadingBoard board, int one, LinkEnd other) {
        return new Connection(board, one, other, 3);
    }

    @Override
    int attacker() {
        return owner;
    }

    @Override
    int distance(int most) {
        if (board.stoneAt(one) != owner || !other.canBeReached(board, owner)) {
            return OUT_OF_REACH;
        }
        if (other.isIn(board, one)) {
            return board.liberties(one) > 1 ? 0 : 1;
        }
        int stones = other.count(fromOne, one, Math.min(most, FARTHEST));
        return stones == LinkCounts.FAR ? OUT_OF_REACH : stones;
    }

    /**
     * Whether two strings alone surround two points, each of them with stones of both: no play of the other color is legal there, so that nobody
     * can ever take or separate them.
     */
    static boolean haveTwoEyes(ReadingBoard board, int one, int other) {
        int[] free = new int[board.points()];
        int eyes = 0;
        int count = board.liberties(one, free);
        for (int i = 0; i < count && eyes < 2; i++) {
            eyes += isEye(board, free[i], one, other) ? 1 : 0;
        }
        return eyes == 2;
    }

    /** Whether a liberty of one string is one of the other as well, and all around it are stones of the two. */
    private static boolean isEye(ReadingBoard board, int point, int one, int other) {
        boolean isShared = false;
        for (int side = 0; side < board.degree(point); side++) {
            int next = board.neighbor(point, side);
            boolean isOther = board.isSame(next, other);
            if (!isOther && !board.isSame(next, one)) {
                return false;
            }
            isShared |= isOther;
        }
        return isShared;
    }

    @Override
    boolean isTakenInKo() {
        return false;
    }

    @Override
    void look() {
        apart = other.count(fromOne, one, FARTHEST);
        int most = Math.min(apart, FARTHEST);
        fromOne.count(one, ReadingBoard.PASS, most);
        other.countFrom(fromOther, most);
    }

    @Override
    int moves(int order, int[] into, int[] guesses) {
        look();
        count = 0;
        for (int i = 0; i < fromOne.points(); i++) {
            int point = fromOne.point(i);
            if (isDirect(point)) {
                guesses[count] = apart;
                add(point, into);
            }
        }
        int direct = count;
        for (int i = 0; i < fromOne.strings(); i++) {
            if (isDirect(fromOne.string(i))) {
                addFight(fromOne.string(i), order, into);
            }
        }
        for (int i = 0; i < count; i++) {
            seen[into[i] >> 6] &= ~(1L << into[i]);
            if (i >= direct) {
                guesses[i] = apart + 1;
            }
            guesses[i] += board.libertiesAfter(owner, into[i]) <= 1 ? 2 : 0;
        }
        return count;
    }

    /** What saves a string that is part of the link, and what captures the strings that cut it. */
    private void addFight(int string, int order, int[] into) {
        if (board.liberties(string) <= Math.min(order, 2)) {
            addLiberties(string, into);
        }
        int beside = board.enemies(string, enemies);
        for (int i = 0; i < beside; i++) {
            int free = board.liberties(enemies[i]);
            if (free <= Math.min(order + 1, mostLiberties) && isBetween(enemies[i])) {
                addLiberties(enemies[i], into);
            }
        }
    }

    /** Whether a link as short as any touches a string of the cutting color. */
    private boolean isBetween(int cutting) {
        int size = board.stones(cutting, list);
        int toOne = LinkCounts.FAR;
        int toOther = LinkCounts.FAR;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < board.degree(list[i]); j++) {
                int next = board.neighbor(list[i], j);
                if (board.stoneAt(next) != 1 - owner) {
                    toOne = Math.min(toOne, fromOne.at(next));
                    toOther = Math.min(toOther, fromOther.at(next));
                }
            }
        }
        return toOne + toOther <= apart;
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
    int distanceAfter(int reply) {
        return isDirect(reply) ? apart + 1 : apart;
    }

    @Override
    boolean isDirect(int reply) {
        int way = fromOne.at(reply) + fromOther.at(reply);
        return way == (board.stoneAt(reply) == owner ? apart : apart + 1);
    }

    @Override
    void addZone(int order, long[] zone) {
        look();
        for (int i = 0; i < fromOne.strings(); i++) {
            int string = fromOne.string(i);
            if (isDirect(string) && isInReach(string, order)) {
                board.addLiberties(string, zone);
            }
        }
    }

    @Override
    boolean isInReach(int string, int order) {
        return board.liberties(string) <= order + 1;
    }

    /**
     * The strings with few liberties that touch both, or have a liberty in common with them: all around them must be taken by
     * whichever side captures them. None if the ends themselves might be taken meanwhile, and none to an area, which may reach
     * beyond what surrounds them.
     */
    @Override
    int preys(int order, int[] into) {
        int found = 0;
        int end = other.stone();
        if (end < 0 || isInReach(one, order - 1) || isInReach(end, order - 1)) {
            return found;
        }
        int free = board.liberties(one, list);
        for (int i = -1; i < free; i++) {
            int beside = i < 0 ? board.enemies(one, enemies) : board.stringsAround(list[i], 1 - owner, enemies);
            for (int j = 0; j < beside; j++) {
                int string = enemies[j];
                if (board.liberties(string) <= MOST_OF_PREY && isNear(string, one) && isNear(string, end)) {
                    found = addPrey(string, into, found);
                }
            }
        }
        return found;
    }

    private boolean isNear(int string, int end) {
        return board.touches(string, end) || board.commonLiberties(string, end) > 0;
    }

    private int addPrey(int string, int[] into, int found) {
        for (int i = 0; i < found; i++) {
            if (board.string(into[i]) == board.string(string)) {
                return found;
            }
        }
        into[found] = string;
        return found + 1;
    }
}
