package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;

/** The game inside a space agrees with a slow one, played on a whole board whose walls live by two eyes outside. */
class EnclosedTest {
    private static final int WIDTH = 7;
    private static final int HEIGHT = 5;
    private static final int ROOM = 5;
    /** So many liberties outside that all is decided before they are filled. */
    private static final int MANY = 7;
    /** No line without a cycle is longer. */
    private static final int LONG = 30;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void agreesWithTheSlowGame(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 12; round++) {
            List<Integer> space = space(random);
            int[] stones = stones(space, random);
            for (int question = 0; question < 4; question++) {
                boolean defends = (question & 1) != 0;
                boolean doubtIsEye = (question & 2) != 0;
                assertThat(fast(space, stones, defends, doubtIsEye))
                        .as("space %s, stones on it %s, defender first %s, ko for him %s", space, on(space, stones), defends, doubtIsEye)
                        .isEqualTo(new SlowSpace(space, stones, doubtIsEye).lives(defends));
            }
        }
    }

    private static List<Integer> on(List<Integer> space, int[] stones) {
        return space.stream().map(point -> stones[point]).toList();
    }

    /** A few connected points of the upper rows. */
    private static List<Integer> space(Random random) {
        List<Integer> space = new ArrayList<>(List.of(3 * WIDTH + 2));
        while (space.size() < 2 + random.nextInt(ROOM - 1)) {
            int from = space.get(random.nextInt(space.size()));
            int next = from + new int[] {1, -1, WIDTH, -WIDTH}[random.nextInt(4)];
            boolean wraps = Math.abs(next % WIDTH - from % WIDTH) > 1;
            if (!wraps && next >= 2 * WIDTH && next < WIDTH * HEIGHT && !space.contains(next)) {
                space.add(next);
            }
        }
        return space;
    }

    /** Black walls around, sometimes a White stone inside; what is drawn has two eyes below. */
    private static int[] stones(List<Integer> space, Random random) {
        int[] stones = new int[WIDTH * HEIGHT];
        for (int point : space) {
            stones[point] = ReadingBoard.EMPTY;
        }
        stones[0] = ReadingBoard.EMPTY;
        stones[2] = ReadingBoard.EMPTY;
        if (random.nextBoolean()) {
            stones[space.get(random.nextInt(space.size()))] = ReadingBoard.WHITE;
        }
        return stones;
    }

    private static boolean fast(List<Integer> space, int[] stones, boolean defends, boolean doubtIsEye) {
        ReadingBoard board = ReadingBoard.of(Diagrams.shape(WIDTH, HEIGHT), stones, Answer.NONE);
        Surroundings around = Surroundings.of(board, SafeStones.of(board, 1));
        long room = 0;
        for (int point : space) {
            room |= 1L << around.vertex(point);
        }
        return new Enclosed(around).livesIn(room, 0, 0, around.defenders(), around.attackers(), defends, MANY, doubtIsEye);
    }

    /** The same game on a board, with Benson's test by {@link Unconditional} as its end. */
    private static final class SlowSpace {
        private final List<Integer> space;
        private final ReadingBoard board;
        private final boolean doubtIsEye;
        private final Map<List<Object>, Boolean> known = new HashMap<>();

        SlowSpace(List<Integer> space, int[] stones, boolean doubtIsEye) {
            this.space = space;
            this.doubtIsEye = doubtIsEye;
            board = ReadingBoard.of(Diagrams.shape(WIDTH, HEIGHT), stones, Answer.NONE);
        }

        boolean lives(boolean defends) {
            for (int point : space) {
                // What has no liberty inside is taken to have been captured where the defender gets every doubt.
                assertThat(board.stoneAt(point) == ReadingBoard.WHITE && board.liberties(point) == 0).isFalse();
            }
            return lives(defends, false, 0);
        }

        private boolean lives(boolean defends, boolean passed, int depth) {
            if (hasTwoEyes()) {
                return true;
            }
            if (depth > LONG) {
                return doubtIsEye;
            }
            List<Object> key = List.of(board.toString(), board.koPoint(), defends, passed, depth);
            Boolean before = known.get(key);
            if (before == null) {
                before = attempt(defends, passed, depth);
                known.put(key, before);
            }
            return before;
        }

        private boolean attempt(boolean defends, boolean passed, int depth) {
            int mover = defends ? ReadingBoard.BLACK : ReadingBoard.WHITE;
            boolean free = defends == doubtIsEye;
            for (int point : space) {
                boolean legal = board.stoneAt(point) == ReadingBoard.EMPTY && !board.isSuicide(mover, point)
                        && (free || point != board.koPoint() || mover != board.koColor());
                if (legal) {
                    board.play(mover, point);
                    boolean lives = lives(!defends, false, depth + 1);
                    board.undo();
                    if (lives == defends) {
                        return defends;
                    }
                }
            }
            if (defends && passed) {
                return false;
            }
            board.play(mover, ReadingBoard.PASS);
            boolean lives = lives(!defends, !defends, depth + 1);
            board.undo();
            return lives;
        }

        private boolean hasTwoEyes() {
            return Unconditional.of(board.topology(), point -> point <= 2 ? ReadingBoard.BLACK : board.stoneAt(point)).isInvincible(1);
        }
    }
}
