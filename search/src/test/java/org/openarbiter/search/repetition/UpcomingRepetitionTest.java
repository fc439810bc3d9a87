package org.openarbiter.search.repetition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;

/** A repetition is seen coming exactly where some legal move makes it. */
class UpcomingRepetitionTest {
    private static final int TREES = 12;
    private static final int STEPS = 400;

    @Test
    void is_seen_where_a_legal_move_makes_it_and_nowhere_else() throws Exception {
        var moves = new ReversibleMoves(PositionKeys::of);
        int[] seen = new int[2];
        for (String fen : Walk.CHESS) {
            for (int tree = 0; tree < TREES; tree++) {
                ChessBoard board = Walk.chess(fen);
                var line = new KeyList();
                var upcoming = new UpcomingRepetition(moves, line);
                var walk = new Walk(board, PositionKeys::of, List.of(line));
                walk.go(STEPS, 4, new Random(tree), () -> {
                    int expected = nearest(board, walk.exact());
                    assertThat(upcoming.back(board)).as(walk::toString).isEqualTo(expected);
                    seen[expected == 0 ? 0 : 1]++;
                });
            }
        }
        assertThat(seen[0]).isPositive();
        assertThat(seen[1]).isPositive();
    }

    /** Makes every legal move and looks which nearest position of the line it brings back, counted from before the move. */
    private static int nearest(ChessBoard board, ExactLine exact) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        int nearest = 0;
        for (int i = 0; i < count; i++) {
            board.play(board.toMove(), plays[i]);
            int distance = exact.distance(board);
            board.undo();
            nearest = distance > 0 && (nearest == 0 || distance < nearest) ? distance : nearest;
        }
        return nearest;
    }

    @Test
    void keys_that_are_all_alike_leave_no_room() {
        assertThatThrownBy(() -> new ReversibleMoves(board -> board.toMove())).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("leave no room");
    }
}
