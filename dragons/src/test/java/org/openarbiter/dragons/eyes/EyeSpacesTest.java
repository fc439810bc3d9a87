package org.openarbiter.dragons.eyes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Memory;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.Topology;

/** Where eye spaces are and what they are worth: boards drawn in {@code spaces.txt}, and what holds on any board. */
class EyeSpacesTest {
    private static final long NODES = 500;

    static Stream<Case> cases() {
        return Case.read(EyeSpacesTest.class, "spaces.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aSpaceIsWorthItsEyes(Case drawn) {
        ReadingBoard board = Diagrams.board(drawn.rows());
        EyeSpaces spaces = EyeSpaces.of(board, new StringReading(board, NODES, new Memory()), new EyeShapes());
        for (String expected : drawn.expected()) {
            String[] words = expected.split(" ");
            boolean isPlace = words[0].equals("place");
            String found = isPlace ? place(spaces, board.topology(), words) : space(spaces, board.topology(), words);
            assertThat(found).isEqualTo(expected);
        }
    }

    private static String space(EyeSpaces spaces, Topology topology, String[] words) {
        Optional<EyeSpace> space = spaces.at(color(words[0]), topology.point(words[1]));
        String value = space.map(EyeSpace::value)
                .map(found -> digits(found) + (found.isSettled()
                        ? ""
                        : " " + moves(topology, found.attacks()) + " " + moves(topology, found.defenses())))
                .orElse("none");
        return words[0] + " " + words[1] + " " + value;
    }

    private static String digits(EyeValue value) {
        return "" + value.least() + value.min() + value.max() + value.most();
    }

    private static String place(EyeSpaces spaces, Topology topology, String[] words) {
        EyePlace place = spaces.place(color(words[1]), topology.point(words[2])).orElseThrow();
        String sum = String.format(Locale.ROOT, "%.2f", place.sum());
        String attacks = moves(topology, place.attacks());
        return String.join(" ", "place", words[1], words[2], sum, attacks, moves(topology, place.defenses()));
    }

    private static int color(String word) {
        return word.equals("X") ? ReadingBoard.BLACK : ReadingBoard.WHITE;
    }

    private static String moves(Topology topology, List<Integer> points) {
        return points.isEmpty() ? "-" : String.join(",", points.stream().map(topology::pointName).toList());
    }

    /** Colors exchanged and the board turned by half, the eye spaces are the same. */
    @Test
    void spacesDoNotDependOnColorOrSide() {
        int spaces = 0;
        EyeShapes shapes = new EyeShapes();
        for (List<String> rows : randomBoards(21, 60)) {
            List<String> turned = rows.reversed().stream().map(EyeSpacesTest::turned).toList();
            List<String> there = told(rows, shapes, false);
            assertThat(told(turned, new EyeShapes(), true)).as("%s", rows).isEqualTo(there);
            spaces += there.size();
        }
        assertThat(spaces).isGreaterThan(200);
    }

    private static String turned(String row) {
        return new StringBuilder(row).reverse().toString().replace('X', '#').replace('O', 'X').replace('#', 'O');
    }

    /** The eye spaces as text; of a turned board as they were before. */
    private static List<String> told(List<String> rows, EyeShapes shapes, boolean isTurned) {
        ReadingBoard board = Diagrams.board(rows);
        String before = board.toString();
        List<String> told = new ArrayList<>();
        int last = board.points() - 1;
        for (EyeSpace space : EyeSpaces.of(board, new AtSight(board), shapes).all()) {
            List<Integer> points = space.points().stream().map(point -> isTurned ? last - point : point).sorted().toList();
            int color = isTurned ? 1 - space.color() : space.color();
            told.add(color + " " + points + " " + digits(space.value()) + " " + space.margins().size());
        }
        assertThat(board.toString()).as("the board is left as it was").isEqualTo(before);
        return told.stream().sorted().toList();
    }

    /** Boards of 7x7 on which every string has a liberty. */
    private static List<List<String>> randomBoards(long seed, int count) {
        Random random = new Random(seed);
        List<List<String>> boards = new ArrayList<>();
        while (boards.size() < count) {
            List<String> rows = new ArrayList<>();
            for (int row = 0; row < 7; row++) {
                StringBuilder line = new StringBuilder();
                for (int column = 0; column < 7; column++) {
                    line.append("..XXO".charAt(random.nextInt(5)));
                }
                rows.add(line.toString());
            }
            if (canStand(rows)) {
                boards.add(rows);
            }
        }
        return boards;
    }

    private static boolean canStand(List<String> rows) {
        try {
            Diagrams.board(rows);
            return true;
        } catch (IllegalArgumentException noLiberty) {
            return false;
        }
    }
}
