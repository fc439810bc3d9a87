package org.openarbiter.dragons.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;

/** At every ply of random games, forward and back, the board tells what the board of the rules and a slow flood fill tell. */
class ReadingBoardTest {
    private static final int PLIES = 300;

    /** A string as flood fill finds it. */
    private record Slow(TreeSet<Integer> stones, TreeSet<Integer> liberties, TreeSet<Integer> enemies) {}

    @ParameterizedTest
    @CsvSource({"1x2, 20", "2x2, 20", "3x3, 20", "5x4, 10", "7x7, 5", "19x19, 2", "25x25, 1", "1x25, 3"})
    void it_tells_what_the_board_of_the_rules_tells(String shape, int games) throws Exception {
        for (int game = 0; game < games; game++) {
            Random random = new Random(game);
            GoBoard rules = new GoBoard(Shapes.of(shape), new Go().seats(), 0, false);
            ReadingBoard board = ReadingBoard.of(rules.topology());
            List<String> before = new ArrayList<>();
            for (int ply = 0; ply < PLIES; ply++) {
                before.add(all(board));
                compare(board, rules);
                int color = random.nextInt(4) == 0 ? random.nextInt(2) : ply % 2;
                int[] legal = IntStream.range(0, board.points()).filter(point -> board.isLegal(color, point)).toArray();
                int point = legal.length == 0 || random.nextInt(20) == 0 ? -1 : legal[random.nextInt(legal.length)];
                expect(board, rules, color, point);
            }
            for (int ply = PLIES - 1; ply >= 0; ply--) {
                board.undo();
                rules.undo();
                assertThat(all(board)).isEqualTo(before.get(ply));
                compare(board, rules);
            }
            assertThatIllegalStateException().isThrownBy(board::undo);
        }
    }

    /** Plays on both boards, and compares what was foretold of the stone with what came. */
    private static void expect(ReadingBoard board, GoBoard rules, int color, int point) {
        if (point < 0) {
            board.play(color, ReadingBoard.PASS);
            rules.play(color, rules.pass());
            return;
        }
        int liberties = board.libertiesAfter(color, point);
        boolean selfAtari = board.isSelfAtari(color, point);
        int takes = board.takes(color, point);
        board.play(color, point);
        rules.play(color, point);
        assertThat(board.liberties(point)).isEqualTo(liberties);
        assertThat(liberties <= 1).isEqualTo(selfAtari);
        assertThat(rules.takenByLatest()).isEqualTo(takes);
        assertThat(board.koPoint()).isEqualTo(rules.koPoint());
        assertThat(board.koColor()).isEqualTo(board.koPoint() >= 0 ? 1 - color : ReadingBoard.EMPTY);
        assertThat(board.playAt(board.plies() - 1)).isEqualTo(point);
    }

    private static void compare(ReadingBoard board, GoBoard rules) {
        int[] into = new int[board.points()];
        for (int point = 0; point < board.points(); point++) {
            assertThat(board.stoneAt(point)).isEqualTo(rules.stoneAt(point));
            if (board.stoneAt(point) == ReadingBoard.EMPTY) {
                for (int color = 0; color < 2; color++) {
                    assertThat(board.isSuicide(color, point)).isEqualTo(rules.isSuicide(color, point));
                    boolean ko = point == board.koPoint() && color == board.koColor();
                    assertThat(board.isLegal(color, point)).isEqualTo(!ko && !rules.isSuicide(color, point));
                    compareAround(board, point, color, into);
                }
                continue;
            }
            Slow slow = flood(board, point);
            assertThat(Arrays.copyOf(into, board.stones(point, into))).isEqualTo(array(slow.stones()));
            assertThat(board.size(point)).isEqualTo(slow.stones().size());
            assertThat(board.origin(point)).isEqualTo(slow.stones().first());
            assertThat(Arrays.copyOf(into, board.liberties(point, into))).isEqualTo(array(slow.liberties()));
            assertThat(board.liberties(point)).isEqualTo(slow.liberties().size());
            assertThat(board.firstLiberty(point)).isEqualTo(slow.liberties().first());
            int enemies = board.enemies(point, into);
            assertThat(IntStream.of(Arrays.copyOf(into, enemies)).map(board::origin)).doesNotHaveDuplicates()
                    .containsExactlyInAnyOrderElementsOf(slow.enemies());
            comparePair(board, point, (point * 7 + 3) % board.points(), slow, into);
        }
        ReadingBoard copy = ReadingBoard.of(rules);
        assertThat(copy.toString()).isEqualTo(board.toString());
        assertThat(copy.key()).isEqualTo(board.key());
        assertThat(board.copy().key()).isEqualTo(board.key());
    }

    private static void compareAround(ReadingBoard board, int point, int color, int[] into) {
        TreeSet<Integer> around = new TreeSet<>();
        for (int i = 0; i < board.degree(point); i++) {
            int next = board.neighbor(point, i);
            if (board.stoneAt(next) == color) {
                around.add(board.origin(next));
            }
        }
        int[] found = new int[4];
        int count = board.stringsAround(point, color, found);
        assertThat(IntStream.range(0, count).map(i -> board.origin(found[i]))).containsExactlyInAnyOrderElementsOf(around);
    }

    private static void comparePair(ReadingBoard board, int one, int other, Slow slow, int[] into) {
        if (board.stoneAt(other) == ReadingBoard.EMPTY) {
            assertThat(board.isLiberty(other, one)).isEqualTo(slow.liberties().contains(other));
            return;
        }
        Slow its = flood(board, other);
        assertThat(board.string(one) == board.string(other)).isEqualTo(its.stones().equals(slow.stones()));
        if (board.stoneAt(one) != board.stoneAt(other)) {
            assertThat(board.touches(one, other)).isEqualTo(slow.enemies().contains(its.stones().first()));
        }
        TreeSet<Integer> common = new TreeSet<>(slow.liberties());
        common.retainAll(its.liberties());
        assertThat(board.commonLiberties(one, other)).isEqualTo(common.size());
    }

    private static int[] array(TreeSet<Integer> points) {
        return points.stream().mapToInt(Integer::intValue).toArray();
    }

    private static Slow flood(ReadingBoard board, int stone) {
        Slow slow = new Slow(new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
        Deque<Integer> open = new ArrayDeque<>(List.of(stone));
        while (!open.isEmpty()) {
            int point = open.pop();
            if (slow.stones().add(point)) {
                for (int i = 0; i < board.degree(point); i++) {
                    int next = board.neighbor(point, i);
                    if (board.stoneAt(next) == board.stoneAt(stone)) {
                        open.push(next);
                    } else if (board.stoneAt(next) == ReadingBoard.EMPTY) {
                        slow.liberties().add(next);
                    } else {
                        slow.enemies().add(board.origin(next));
                    }
                }
            }
        }
        return slow;
    }

    private static String all(ReadingBoard board) {
        return board + " " + board.key() + " " + board.koPoint() + " " + board.koColor();
    }

    @Test
    void a_suicide_is_refused_and_leaves_the_board_as_it_was() {
        ReadingBoard board = Diagrams.board(List.of(".X.", "X..", "..."));
        String before = all(board);
        assertThatIllegalArgumentException().isThrownBy(() -> board.play(ReadingBoard.WHITE, 6)).withMessage("suicide at A3");
        assertThat(all(board)).isEqualTo(before);
        assertThat(board.plies()).isZero();
    }

    @Test
    void a_position_that_cannot_be_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Diagrams.board(List.of("XO", "OX")))
                .withMessage("the string at A1 has no liberty");
        assertThatIllegalArgumentException().isThrownBy(() -> Diagrams.board(List.of("*O", "X.")))
                .withMessage("there is no ko at A2");
    }

    @Test
    void a_pass_lifts_a_ko_and_taking_it_back_sets_it_again() {
        ReadingBoard board = Diagrams.board(List.of(".XO.", "X*XO", ".XO."));
        assertThat(board.koColor()).isEqualTo(ReadingBoard.WHITE);
        assertThat(board.isLegal(ReadingBoard.WHITE, 5)).isFalse();
        assertThat(board.isLegal(ReadingBoard.BLACK, 5)).isTrue();
        board.play(ReadingBoard.BLACK, ReadingBoard.PASS);
        assertThat(board.isLegal(ReadingBoard.WHITE, 5)).isTrue();
        board.undo();
        assertThat(board.isLegal(ReadingBoard.WHITE, 5)).isFalse();
    }
}
