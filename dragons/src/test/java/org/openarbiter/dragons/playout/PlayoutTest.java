package org.openarbiter.dragons.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
    void at_the_end_each_point_is_a_stone_an_eye_or_a_liberty_that_both_share() {
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
                        Set<Integer> around = colors(board, point);
                        assertThat(around).isNotEmpty();
                        assertThat(playout.owner(point)).isEqualTo(around.size() == 1 ? around.iterator().next() : ReadingBoard.EMPTY);
                    }
                }
                while (board.plies() > 0) {
                    board.undo();
                }
            }
            assertThat(ended).isGreaterThan(90);
        }
    }

    /** The color of the stone on a point, or the colors of those next to it. */
    private static Set<Integer> colors(ReadingBoard board, int point) {
        Set<Integer> colors = new HashSet<>();
        for (int side = 0; board.stoneAt(point) == ReadingBoard.EMPTY && side < board.degree(point); side++) {
            colors.add(board.stoneAt(board.neighbor(point, side)));
        }
        colors.add(board.stoneAt(point));
        colors.remove(ReadingBoard.EMPTY);
        return colors;
    }

    /** The latest stone has put one into atari that can run. */
    @Test
    void a_stone_put_into_atari_runs_at_once() {
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

    /** The latest stone stands in atari itself, or has put one into atari that is saved by taking another. */
    @Test
    void a_stone_in_atari_is_taken_at_once() {
        answers(List.of(".....", "..X..", ".XO..", "..X..", "....."), 0, "C3", "D3");
        answers(List.of("OX...", ".O...", "..X..", ".....", "....."), 0, "B4", "A4");
    }

    private static void answers(List<String> rows, int color, String latest, String answer) {
        ReadingBoard board = Diagrams.board(rows);
        Playout playout = Playout.shaped(board, new SplittableRandom(3));
        for (int game = 0; game < 20; game++) {
            playout.play(color, board.topology().point(latest));
            assertThat(board.topology().pointName(board.playAt(0))).isEqualTo(answer);
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
