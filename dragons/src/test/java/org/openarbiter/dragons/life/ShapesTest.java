package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;

/** Textbook shapes: {@code shapes.txt} tells the notation. */
class ShapesTest {
    private static final long NODES = 50_000;

    /**
     * A shape.
     *
     * @param attack what the attacker achieves, and by which moves
     * @param defense what the defender achieves, and by which moves
     */
    record Case(String name, String point, String attack, String defense, List<String> rows) {
        ReadingBoard board() {
            return Diagrams.board(rows);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Case> cases() {
        List<Case> cases = new ArrayList<>();
        List<String> rows = new ArrayList<>();
        String head = "";
        for (String line : lines()) {
            if (line.isEmpty() && !head.isEmpty()) {
                cases.add(parse(head, rows));
                rows = new ArrayList<>();
                head = "";
            } else if (head.isEmpty()) {
                head = line;
            } else {
                rows.add(line);
            }
        }
        return cases.stream();
    }

    private static List<String> lines() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(ShapesTest.class.getResourceAsStream("shapes.txt")), StandardCharsets.UTF_8))) {
            return Stream.concat(reader.lines().filter(line -> !line.startsWith("#")), Stream.of("")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Case parse(String head, List<String> rows) {
        String name = head.substring(0, head.indexOf(':'));
        String[] fates = head.substring(head.indexOf(':') + 1).trim().split(" / ");
        int blank = name.lastIndexOf(' ');
        return new Case(name.substring(0, blank), name.substring(blank + 1), fates[0], fates[1], rows);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isJudgedAsInTheBooks(Case shape) {
        ReadingBoard board = shape.board();
        LifeAndDeath life = new LifeAndDeath(board, NODES);
        int stone = board.topology().point(shape.point());
        assertIs(board, life.attack(stone), shape.attack());
        assertIs(board, life.defend(stone), shape.defense());
    }

    private static void assertIs(ReadingBoard board, Answer answer, String wanted) {
        String[] words = wanted.split(" ");
        assertThat(answer.complete()).as("complete").isTrue();
        assertThat(answer.fate().code()).as("fate of %s", answer).isEqualTo(fate(wanted));
        if (words.length > 1) {
            assertThat(words[1].split("\\|")).contains(answer.point() < 0 ? "PASS" : board.topology().pointName(answer.point()));
        }
    }

    @Test
    void thereAreCases() {
        assertThat(cases()).hasSizeGreaterThan(12);
    }

    /** The same shape seen in a mirror, on its side and in the other colors. */
    @ParameterizedTest
    @MethodSource("cases")
    void isTheSameFromAllSides(Case shape) {
        ReadingBoard board = shape.board();
        int width = board.topology().width();
        int stone = board.topology().point(shape.point());
        List<String> mirrored = shape.rows().stream().map(row -> new StringBuilder(row).reverse().toString()).toList();
        assertSame(shape, Diagrams.board(mirrored), stone / width * width + width - 1 - stone % width);
        List<String> swapped = shape.rows().stream().map(row -> row.replace('X', '#').replace('O', 'X').replace('#', 'O')).toList();
        assertSame(shape, Diagrams.board(swapped), stone);
        int height = shape.rows().size();
        List<String> turned = new ArrayList<>();
        for (int column = width - 1; column >= 0; column--) {
            StringBuilder row = new StringBuilder();
            for (int from = height - 1; from >= 0; from--) {
                row.append(shape.rows().get(from).charAt(column));
            }
            turned.add(row.toString());
        }
        assertSame(shape, Diagrams.board(turned), stone % width * height + stone / width);
    }

    private static void assertSame(Case shape, ReadingBoard board, int stone) {
        assertThat(new LifeAndDeath(board, NODES).attack(stone).fate().code()).isEqualTo(fate(shape.attack()));
        assertThat(new LifeAndDeath(board, NODES).defend(stone).fate().code()).isEqualTo(fate(shape.defense()));
    }

    private static int fate(String wanted) {
        return Integer.parseInt(wanted.split(" ")[0]);
    }

    /** Every line can be played: sides alternate, and no stone is put on another or without a liberty. */
    @ParameterizedTest
    @MethodSource("cases")
    void linesCanBePlayed(Case shape) {
        ReadingBoard board = shape.board();
        int stone = board.topology().point(shape.point());
        int owner = board.stoneAt(stone);
        replay(board.copy(), new LifeAndDeath(board, NODES).attack(stone).line(), 1 - owner);
        replay(board.copy(), new LifeAndDeath(board, NODES).defend(stone).line(), owner);
    }

    private static void replay(ReadingBoard board, List<Integer> line, int first) {
        int mover = first;
        for (int point : line) {
            assertThat(point == Answer.NONE || board.stoneAt(point) == ReadingBoard.EMPTY && !board.isSuicide(mover, point)).isTrue();
            board.play(mover, point);
            mover = 1 - mover;
        }
    }
}
