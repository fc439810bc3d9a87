package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Parts of a board between stones of one or both colors that live for good, each string by two eyes of one point that it shares with such
 * strings alone. That is checked here, by nothing but the definition.
 *
 * @param width the columns of the board
 * @param stones the stones that live for good, by point; −1 where there are none
 * @param free the points between them
 */
record RandomGrounds(int width, int[] stones, int[] free) {
    private static final int SIDE = 6;
    private static final int EMPTY = -1;
    private static final int MOST_EYES = 5;

    /** A whole board without such stones. */
    static RandomGrounds board(int width, int height) {
        int[] stones = new int[width * height];
        Arrays.fill(stones, EMPTY);
        return new RandomGrounds(width, stones, IntStream.range(0, stones.length).toArray());
    }

    /** The next of a series with a number of free points. */
    static RandomGrounds next(Random random, int size) {
        while (true) {
            List<Integer> free = blob(random, size);
            int[] stones = new int[SIDE * SIDE];
            int slope = random.nextInt(3) - 1;
            int border = random.nextInt(3) == 0 ? random.nextInt(SIDE) : random.nextBoolean() ? -SIDE : 2 * SIDE;
            for (int point = 0; point < stones.length; point++) {
                stones[point] = free.contains(point) ? EMPTY : point % SIDE + slope * (point / SIDE) < border ? 0 : 1;
            }
            Set<Integer> eyes = new HashSet<>();
            for (int eye = 0; eye < MOST_EYES; eye++) {
                int point = random.nextInt(stones.length);
                if (stones[point] != EMPTY && around(point).stream().allMatch(next -> stones[next] == stones[point])) {
                    stones[point] = EMPTY;
                    eyes.add(point);
                }
            }
            if (allLive(stones, eyes)) {
                return new RandomGrounds(SIDE, stones, free.stream().mapToInt(Integer::intValue).toArray());
            }
        }
    }

    private static List<Integer> blob(Random random, int size) {
        List<Integer> blob = new ArrayList<>(List.of(random.nextInt(SIDE * SIDE)));
        while (blob.size() < size) {
            int point = random.nextInt(SIDE * SIDE);
            if (!blob.contains(point) && around(point).stream().anyMatch(blob::contains)) {
                blob.add(point);
            }
        }
        return blob;
    }

    /** Whether each string touches two eyes next to which every string does. */
    private static boolean allLive(int[] stones, Set<Integer> eyes) {
        for (int point = 0; point < stones.length; point++) {
            if (stones[point] != EMPTY) {
                Set<Integer> seen = new HashSet<>();
                for (int stone : string(stones, point)) {
                    around(stone).stream().filter(eyes::contains).forEach(seen::add);
                }
                if (seen.size() < 2) {
                    return false;
                }
            }
        }
        return true;
    }

    private static List<Integer> string(int[] stones, int stone) {
        List<Integer> string = new ArrayList<>(List.of(stone));
        for (int i = 0; i < string.size(); i++) {
            for (int next : around(string.get(i))) {
                if (stones[next] == stones[stone] && !string.contains(next)) {
                    string.add(next);
                }
            }
        }
        return string;
    }

    private static List<Integer> around(int point) {
        List<Integer> around = new ArrayList<>();
        for (int next : new int[] {point - SIDE, point + SIDE, point % SIDE == 0 ? -1 : point - 1, point % SIDE == SIDE - 1 ? -1 : point + 1}) {
            if (next >= 0 && next < SIDE * SIDE) {
                around.add(next);
            }
        }
        return around;
    }

    /** Stones on some of the free points, those that live for good around them. */
    int[] filled(Random random) {
        int[] filled = stones.clone();
        int gaps = 1 + random.nextInt(4);
        int blacks = 1 + random.nextInt(4);
        for (int point : free) {
            filled[point] = random.nextInt(6) < gaps ? EMPTY : random.nextInt(5) < blacks ? 0 : 1;
        }
        return filled;
    }
}
