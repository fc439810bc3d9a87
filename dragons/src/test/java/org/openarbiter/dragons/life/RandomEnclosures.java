package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;

/** Groups of Black's around a few points, with some stones inside and some gaps, between White's walls, which live below. */
final class RandomEnclosures {
    private static final int WIDTH = 7;
    private static final int HEIGHT = 6;
    private static final int POINTS = WIDTH * HEIGHT;
    /** White's two rows with two eyes. */
    private static final String HOME = ".O.OOOOOOOOOOO";
    private static final int SPACE_FROM = HOME.length() + WIDTH;
    private static final int MOST_SPACE = 7;
    private static final int MOST_GAPS = 4;
    /** The number of corners of the space, out of ten, that are Black's. */
    private static final int CORNERS = 6;

    private final Random random;
    private final int[] stones = new int[POINTS];
    private final List<Integer> space = new ArrayList<>();

    private RandomEnclosures(Random random) {
        this.random = random;
    }

    /** The next of a series, the same for the same seed. */
    static ReadingBoard next(Random random) {
        RandomEnclosures board = new RandomEnclosures(random);
        do {
            board.draw();
        } while (!board.everyStringBreathes());
        return ReadingBoard.of(Diagrams.shape(WIDTH, HEIGHT), board.stones, ReadingBoard.PASS);
    }

    private void draw() {
        choose();
        for (int point = 0; point < POINTS; point++) {
            boolean isEye = point < HOME.length() && HOME.charAt(point) == '.';
            stones[point] = isEye ? ReadingBoard.EMPTY : isWall(point) ? ReadingBoard.BLACK : ReadingBoard.WHITE;
        }
        for (int gaps = random.nextInt(MOST_GAPS); gaps > 0; gaps--) {
            int gap = HOME.length() + random.nextInt(POINTS - HOME.length());
            stones[gap] = random.nextInt(3) == 0 ? ReadingBoard.WHITE : ReadingBoard.EMPTY;
        }
        space.forEach(point -> stones[point] = ReadingBoard.EMPTY);
        for (int inside = random.nextInt(MOST_GAPS); inside > 0; inside--) {
            stones[space.get(random.nextInt(space.size()))] = random.nextInt(3) == 0 ? ReadingBoard.BLACK : ReadingBoard.WHITE;
        }
    }

    /** Chooses three or more points that hang together. */
    private void choose() {
        space.clear();
        space.add(SPACE_FROM + random.nextInt(POINTS - SPACE_FROM));
        int size = 3 + random.nextInt(MOST_SPACE - 2);
        while (space.size() < size) {
            int point = SPACE_FROM + random.nextInt(POINTS - SPACE_FROM);
            if (!space.contains(point) && space.stream().anyMatch(other -> steps(point, other) == 1)) {
                space.add(point);
            }
        }
    }

    private boolean isWall(int point) {
        boolean isCorner = random.nextInt(10) < CORNERS;
        return point >= HOME.length() && space.stream().anyMatch(other ->
                steps(point, other) == 1 || isCorner && columns(point, other) == 1 && rows(point, other) == 1);
    }

    private static int steps(int one, int other) {
        return columns(one, other) + rows(one, other);
    }

    private static int columns(int one, int other) {
        return Math.abs(one % WIDTH - other % WIDTH);
    }

    private static int rows(int one, int other) {
        return Math.abs(one / WIDTH - other / WIDTH);
    }

    private boolean everyStringBreathes() {
        boolean[] breathes = new boolean[POINTS];
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int point = 0; point < POINTS; point++) {
                for (int next = 0; next < POINTS && !breathes[point]; next++) {
                    boolean air = stones[next] == ReadingBoard.EMPTY || stones[next] == stones[point] && breathes[next];
                    breathes[point] = steps(point, next) == 1 && air;
                    grown |= breathes[point];
                }
            }
        }
        for (int point = 0; point < POINTS; point++) {
            if (stones[point] != ReadingBoard.EMPTY && !breathes[point]) {
                return false;
            }
        }
        return true;
    }
}
