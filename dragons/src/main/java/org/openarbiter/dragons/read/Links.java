package org.openarbiter.dragons.read;

import java.util.Arrays;

/**
 * How many stones of a colour it takes to link each point of a board to a string, if the other colour always passes: none through
 * stones of its own, one for an empty point, and as many as it has liberties for a stone of the other colour. Counted up to a limit.
 */
final class Links {
    /** More stones than are counted. */
    static final int FAR = 8;

    private final ReadingBoard board;
    private final int colour;
    private final byte[] stones = new byte[ReadingBoard.MOST_POINTS];
    private final int[][] reached = new int[FAR][ReadingBoard.MOST_POINTS * 4];
    private final int[] counts = new int[FAR];
    private final int[] list = new int[ReadingBoard.MOST_POINTS];

    Links(ReadingBoard board, int colour) {
        this.board = board;
        this.colour = colour;
    }

    /**
     * Counts from a string.
     *
     * @param to a stone at which the counting may stop; PASS to count everywhere
     * @return the stones that link this stone, or {@link #FAR}
     */
    int count(int from, int to) {
        Arrays.fill(stones, 0, board.points(), (byte) FAR);
        Arrays.fill(counts, 0);
        reach(from, 0);
        for (int number = 0; number < FAR; number++) {
            for (int i = 0; i < counts[number]; i++) {
                int point = reached[number][i];
                if (stones[point] == number) {
                    spread(point, number);
                }
            }
            if (to >= 0 && stones[to] <= number) {
                return stones[to];
            }
        }
        return to < 0 ? FAR : stones[to];
    }

    private void spread(int point, int number) {
        for (int i = 0; i < board.degree(point); i++) {
            int next = board.neighbour(point, i);
            int stone = board.stoneAt(next);
            int cost = stone == colour ? 0 : stone == ReadingBoard.EMPTY ? 1 : board.liberties(next);
            if (number + cost < stones[next]) {
                reach(next, number + cost);
            }
        }
    }

    /** Notes a point as reached, and the whole string if a stone of the colour stands there. */
    private void reach(int point, int number) {
        if (board.stoneAt(point) != colour) {
            note(point, number);
            return;
        }
        int size = board.stones(point, list);
        for (int i = 0; i < size; i++) {
            note(list[i], number);
        }
    }

    private void note(int point, int number) {
        stones[point] = (byte) number;
        reached[number][counts[number]++] = point;
    }

    /** How many stones link a point, as counted last; at most {@link #FAR}. */
    int at(int point) {
        return stones[point];
    }
}
