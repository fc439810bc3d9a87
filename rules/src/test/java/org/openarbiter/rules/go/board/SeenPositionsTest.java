package org.openarbiter.rules.go.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The set of positions against a plain list of them, along random lines of play that go forward and back. */
final class SeenPositionsTest {

    @ParameterizedTest
    @ValueSource(longs = {-1, 3, 0})
    void itHoldsWhatAListHolds(long keyBits) {
        Random random = new Random(1);
        for (String shape : new String[] {"1x1", "2x2", "3x3", "9x9", "19x19"}) {
            GoBoard board = new GoBoard(GoGames.shape(shape), GoGames.seats(2), 0, false);
            SeenPositions seen = new SeenPositions(board, keyBits);
            Deque<String> line = new ArrayDeque<>();
            Deque<Boolean> added = new ArrayDeque<>();
            int repetitions = 0;
            for (int step = 0; step < 3000; step++) {
                if (board.plies() > 0 && random.nextInt(5) < 2) {
                    if (added.pop()) {
                        seen.removeLatest();
                        line.pop();
                    }
                    board.undo();
                } else {
                    board.play(board.toMove(), GoGames.draw(board, random));
                    String text = stones(board);
                    boolean known = line.contains(text);
                    assertThat(seen.contains(board)).isEqualTo(known);
                    assertThat(seen.add(board)).isNotEqualTo(known);
                    assertThat(seen.contains(board)).isTrue();
                    added.push(!known);
                    if (!known) {
                        line.push(text);
                    }
                    repetitions += known ? 1 : 0;
                }
                assertThat(seen.size()).isEqualTo(line.size());
                if (random.nextInt(1000) == 0) {
                    seen.clear();
                    line.clear();
                    added.clear();
                    board = board.copy();
                    assertThat(seen.contains(board)).isFalse();
                }
            }
            assertThat(repetitions).as(shape).isPositive();
        }
    }

    @Test
    void itGrowsAndIsEmptyAfterItIsCleared() {
        GoBoard board = new GoBoard(GoGames.shape("19x19"), GoGames.seats(2), 0, false);
        SeenPositions seen = new SeenPositions(board);
        Random random = new Random(2);
        for (int round = 0; round < 3; round++) {
            board = new GoBoard(board.topology(), board.seats(), 0, false);
            for (int ply = 0; ply < 5000; ply++) {
                board.play(board.toMove(), GoGames.draw(board, random));
                seen.add(board);
            }
            assertThat(seen.size()).isGreaterThan(4000);
            while (board.plies() > 0) {
                assertThat(seen.contains(board)).isTrue();
                board.undo();
            }
            seen.clear();
            assertThat(seen.size()).isZero();
            assertThat(seen.contains(board)).isFalse();
        }
        assertThatThrownBy(seen::removeLatest).isInstanceOf(IllegalStateException.class);
    }

    private static String stones(GoBoard board) {
        int[] stones = new int[board.topology().size()];
        Arrays.setAll(stones, board::stoneAt);
        return Arrays.toString(stones);
    }
}
