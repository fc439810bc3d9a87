package org.openarbiter.dragons.read;

/**
 * How many stones of a color it takes to link points of a board to a string, if the other color always passes: none through
 * stones of its own, one for an empty point, and as many as it has liberties for a stone of the other color. Counted up to a
 * limit.
 */
final class LinkCounts {
    /** More stones than are counted. */
    static final int FAR = 15;

    private final ReadingBoard board;
    private final int color;
    private final int[] stones = new int[ReadingBoard.MOST_POINTS];
    private final int[][] reached = new int[FAR][ReadingBoard.MOST_POINTS * 4];
    private final int[] counts = new int[FAR];
    private final int[] list = new int[ReadingBoard.MOST_POINTS];
    private final int[] strings = new int[ReadingBoard.MOST_POINTS];
    private final int[] points = new int[ReadingBoard.MOST_POINTS];
    private int stringCount;
    private int pointCount;
    /** Marks what has been counted this time. */
    private int time;

    LinkCounts(ReadingBoard board, int color) {
        this.board = board;
        this.color = color;
    }

    /**
     * Counts from a string.
     *
     * @param to a stone at which the counting may stop; PASS to count everywhere
     * @param most how many stones are counted, less than {@link #FAR}
     * @return the stones that link the other stone, or {@link #FAR} if they are more
     */
    int count(int from, int to, int most) {
        begin(most);
        reach(from, 0);
        return spread(to, most);
    }

    /**
     * Counts from an area: none from its stones of the color, one from its empty points, and from its stones of the other color as
     * many as they have liberties.
     */
    void countFrom(int[] area, int most) {
        begin(most);
        for (int point : area) {
            int stone = board.stoneAt(point);
            int first = stone == color ? 0 : stone == ReadingBoard.EMPTY ? 1 : board.liberties(point);
            if (first <= most && first < at(point)) {
                reach(point, first);
            }
        }
        spread(ReadingBoard.PASS, most);
    }

    private void begin(int most) {
        time += FAR + 1;
        stringCount = 0;
        pointCount = 0;
        for (int number = 0; number <= most; number++) {
            counts[number] = 0;
        }
    }

    private int spread(int to, int most) {
        for (int number = 0; number <= most; number++) {
            for (int i = 0; i < counts[number]; i++) {
                int point = reached[number][i];
                if (at(point) == number) {
                    spread(point, number, most);
                }
            }
            if (to >= 0 && at(to) <= number) {
                return at(to);
            }
        }
        return to < 0 ? FAR : at(to);
    }

    private void spread(int point, int number, int most) {
        for (int i = 0; i < board.degree(point); i++) {
            int next = board.neighbor(point, i);
            int stone = board.stoneAt(next);
            int all = number + (stone == color ? 0 : stone == ReadingBoard.EMPTY ? 1 : board.liberties(next));
            if (all <= most && all < at(next)) {
                reach(next, all);
            }
        }
    }

    /** Notes a point as reached, and the whole string if a stone of the color stands there. */
    private void reach(int point, int number) {
        boolean isNew = at(point) == FAR;
        if (board.stoneAt(point) != color) {
            if (isNew && board.stoneAt(point) == ReadingBoard.EMPTY) {
                points[pointCount++] = point;
            }
            note(point, number);
            return;
        }
        if (isNew) {
            strings[stringCount++] = point;
        }
        int size = board.stones(point, list);
        for (int i = 0; i < size; i++) {
            note(list[i], number);
        }
    }

    private void note(int point, int number) {
        stones[point] = time + number;
        reached[number][counts[number]++] = point;
    }

    /** How many stones link a point, as counted last; {@link #FAR} if more than were counted. */
    int at(int point) {
        int marked = stones[point] - time;
        return marked < 0 ? FAR : marked;
    }

    /** How many strings of the color were reached. */
    int strings() {
        return stringCount;
    }

    /** A stone of a string that was reached, by its number from 0. */
    int string(int index) {
        return strings[index];
    }

    /** How many empty points were reached. */
    int points() {
        return pointCount;
    }

    /** An empty point that was reached, by its number from 0. */
    int point(int index) {
        return points[index];
    }
}
