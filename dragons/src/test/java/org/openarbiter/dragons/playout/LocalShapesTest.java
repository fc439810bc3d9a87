package org.openarbiter.dragons.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;

/** The shapes of the file on boards at random, against a twin that turns the board instead of the shapes and compares signs. */
class LocalShapesTest {
    private static final int[][] TURNS = {
        {1, 0, 0, 1}, {0, 1, -1, 0}, {-1, 0, 0, -1}, {0, -1, 1, 0},
        {-1, 0, 0, 1}, {0, 1, 1, 0}, {1, 0, 0, -1}, {0, -1, -1, 0}};

    @Test
    void shapes_are_found_whichever_way_they_are_turned() throws IOException {
        List<String> shapes = shapes();
        Random random = new Random(1);
        int found = 0;
        for (int round = 0; round < 300; round++) {
            ReadingBoard board = board(random, 3 + random.nextInt(5), 3 + random.nextInt(5));
            LocalShapes local = new LocalShapes(board);
            int[] into = new int[Rings.SIZE];
            for (int point = 0; point < board.points(); point++) {
                List<Integer> wanted = twin(board, shapes, point);
                int count = local.around(point, into);
                assertThat(Arrays.stream(into, 0, count).boxed()).as("%s around %d", board, point).containsExactlyInAnyOrderElementsOf(wanted);
                found += count;
            }
        }
        assertThat(found).isGreaterThan(1000);
    }

    @Test
    void a_shape_that_is_no_square_is_refused_by_its_name() {
        assertThatThrownBy(() -> LocalShapes.parse("; a comment\n\nbroken\nXOX\n.*\n???\n")).hasMessageContaining("broken");
    }

    private static List<String> shapes() throws IOException {
        try (InputStream file = Objects.requireNonNull(LocalShapes.class.getResourceAsStream("shapes.txt"))) {
            List<String> rows = new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> line.matches("[XOo.#?*]{3}")).toList();
            List<String> shapes = new ArrayList<>();
            for (int i = 0; i < rows.size(); i += 3) {
                shapes.add(rows.get(i) + rows.get(i + 1) + rows.get(i + 2));
            }
            return shapes;
        }
    }

    private static ReadingBoard board(Random random, int width, int height) {
        ReadingBoard board = ReadingBoard.of(Diagrams.shape(width, height));
        for (int i = 0; i < board.points(); i++) {
            int color = random.nextInt(2);
            int point = random.nextInt(board.points());
            if (board.isLegal(color, point)) {
                board.play(color, point);
            }
        }
        return board;
    }

    private static List<Integer> twin(ReadingBoard board, List<String> shapes, int latest) {
        int width = board.topology().width();
        List<Integer> points = new ArrayList<>();
        for (int point = 0; point < board.points(); point++) {
            boolean isBeside = Math.max(Math.abs(point % width - latest % width), Math.abs(point / width - latest / width)) == 1;
            if (isBeside && board.stoneAt(point) == ReadingBoard.EMPTY && fits(board, shapes, point)) {
                points.add(point);
            }
        }
        return points;
    }

    private static boolean fits(ReadingBoard board, List<String> shapes, int point) {
        for (int[] turn : TURNS) {
            for (String colors : List.of("XO", "OX")) {
                StringBuilder seen = new StringBuilder();
                for (int down = -1; down <= 1; down++) {
                    for (int right = -1; right <= 1; right++) {
                        seen.append(sign(board, point, turn[0] * right + turn[1] * down, turn[2] * right + turn[3] * down, colors));
                    }
                }
                if (shapes.stream().anyMatch(shape -> fits(shape, seen))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static char sign(ReadingBoard board, int point, int right, int down, String colors) {
        int column = point % board.topology().width() + right;
        int row = point / board.topology().width() - down;
        if (column < 0 || row < 0 || column >= board.topology().width() || row >= board.topology().height()) {
            return '#';
        }
        int stone = board.stoneAt(row * board.topology().width() + column);
        return stone == ReadingBoard.EMPTY ? '.' : colors.charAt(stone);
    }

    private static boolean fits(String shape, CharSequence seen) {
        for (int i = 0; i < shape.length(); i++) {
            char wanted = shape.charAt(i);
            char there = seen.charAt(i);
            boolean isFree = wanted == '?' || wanted == '*' || wanted == 'o' && there != 'O';
            if (!isFree && wanted != there) {
                return false;
            }
        }
        return true;
    }
}
