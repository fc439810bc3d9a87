package org.openarbiter.dragons.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;

/** Games at random keep the rules, come to an end, and can be taken back. */
class PlayoutTest {
    private static final List<String> ROWS = List.of(
            "..O....",
            ".OX.X..",
            "..OX...",
            "...O.X.",
            ".X.....",
            "..O.OX.",
            ".......");

    @Test
    void a_game_is_legal_and_can_be_taken_back() {
        for (boolean isShaped : List.of(false, true)) {
            ReadingBoard board = Diagrams.board(ROWS);
            Playout playout = playout(board, isShaped, 5);
            String before = board.toString();
            for (int game = 0; game < 200; game++) {
                playout.play(game % 2, ReadingBoard.PASS);
                replay(board, game % 2);
                while (board.plies() > 0) {
                    board.undo();
                }
                assertThat(board).hasToString(before);
            }
        }
    }

    /** Plays the game again and asks before each play whether it is allowed. */
    private static void replay(ReadingBoard played, int first) {
        ReadingBoard board = Diagrams.board(ROWS);
        int color = first;
        for (int ply = 0; ply < played.plies(); ply++) {
            int point = played.playAt(ply);
            assertThat(point == ReadingBoard.PASS || board.isLegal(color, point)).isTrue();
            board.play(color, point);
            color = 1 - color;
        }
        assertThat(board).hasToString(played.toString());
    }

    @Test
    void at_the_end_each_point_is_a_stone_or_an_eye() {
        for (boolean isShaped : List.of(false, true)) {
            ReadingBoard board = Diagrams.board(ROWS);
            Playout playout = playout(board, isShaped, 9);
            int ended = 0;
            for (int game = 0; game < 100; game++) {
                playout.play(game % 2, ReadingBoard.PASS);
                int last = board.plies() - 1;
                if (board.playAt(last) == ReadingBoard.PASS && board.playAt(last - 1) == ReadingBoard.PASS) {
                    ended++;
                    for (int point = 0; point < board.points(); point++) {
                        assertThat(playout.owner(point)).isNotEqualTo(ReadingBoard.EMPTY);
                    }
                }
                while (board.plies() > 0) {
                    board.undo();
                }
            }
            assertThat(ended).isGreaterThan(90);
        }
    }

    @Test
    void a_stone_put_into_atari_is_saved_or_taken_at_once() {
        List<String> rows = List.of(".....", "..X..", ".XO..", "..X..", ".....");
        ReadingBoard board = Diagrams.board(rows);
        Playout playout = Playout.shaped(board, new SplittableRandom(3));
        int latest = board.topology().point("C2");
        for (int game = 0; game < 20; game++) {
            playout.play(1, latest);
            assertThat(board.topology().pointName(board.playAt(0))).isEqualTo("D3");
            while (board.plies() > 0) {
                board.undo();
            }
        }
    }

    private static Playout playout(ReadingBoard board, boolean isShaped, int seed) {
        SplittableRandom dice = new SplittableRandom(seed);
        return isShaped ? Playout.shaped(board, dice) : Playout.plain(board, dice);
    }
}
