package org.openarbiter.dragons.worms;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.Topology;

/** A position with what GNU Go 2.6 reports about it; {@code gnugo26.txt} holds them and says how they are written. */
record RecordedPosition(
        String name,
        ReadingBoard board,
        Map<Integer, RecordedWorm> worms,
        Map<Integer, Integer> cavities,
        Map<Integer, RecordedCave> caves,
        List<RecordedDragon> dragons) {

    /** A string; attack and defend are points, −1 if there is none. */
    record RecordedWorm(
            int size, int genus, List<Integer> liberties, int cutstone, int value, int attack, int defend, boolean ko,
            boolean inessential) {}

    record RecordedCave(int size, Color color, boolean ko) {}

    record RecordedDragon(
            int origin, int genus, int heyes, int escape, int value, String status, String safety, int vitality, int lunch,
            List<Integer> worms) {}

    /** All of them. */
    static List<RecordedPosition> all() {
        try (InputStream file = Objects.requireNonNull(RecordedPosition.class.getResourceAsStream("gnugo26.txt"))) {
            List<RecordedPosition> all = new ArrayList<>();
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            for (String part : text.substring(text.indexOf("\nposition ")).split("\nposition ")) {
                if (!part.isBlank()) {
                    all.add(read(part.lines().filter(line -> !line.isBlank()).map(line -> line.split(" ")).toList()));
                }
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RecordedPosition read(List<String[]> lines) {
        int size = Integer.parseInt(lines.getFirst()[2]);
        Topology shape = Diagrams.shape(size, size);
        int[] stones = new int[shape.size()];
        Arrays.fill(stones, ReadingBoard.EMPTY);
        Map<Integer, RecordedWorm> worms = new TreeMap<>();
        Map<Integer, Integer> cavities = new TreeMap<>();
        Map<Integer, RecordedCave> caves = new TreeMap<>();
        List<RecordedDragon> dragons = new ArrayList<>();
        for (String[] line : lines.subList(1, lines.size())) {
            switch (line[0]) {
                case "X", "O" -> Arrays.stream(line).skip(1)
                        .forEach(point -> stones[shape.point(point)] = line[0].equals("X") ? ReadingBoard.BLACK
                        : ReadingBoard.WHITE);
                case "worm" -> worms.put(shape.point(line[1]), worm(shape, line));
                case "cavity" -> cavities.put(shape.point(line[1]), number(line[2]));
                case "cave" -> caves.put(shape.point(line[1]), cave(line));
                case "dragon" -> dragons.add(dragon(shape, line));
                default -> throw new IllegalArgumentException(String.join(" ", line));
            }
        }
        String name = lines.getFirst()[0] + " " + lines.getFirst()[1];
        return new RecordedPosition(name, ReadingBoard.of(shape, stones, -1), worms, cavities, caves, dragons);
    }

    private static RecordedWorm worm(Topology shape, String[] line) {
        String flags = line.length > 12 ? line[12] : "";
        return new RecordedWorm(number(line[2]), number(line[3]), Arrays.stream(line, 4, 8).map(Integer::valueOf).toList(),
                number(line[8]), number(line[9]), shape.point(line[10]), shape.point(line[11]), flags.contains("k"),
                flags.contains("i"));
    }

    private static RecordedCave cave(String[] line) {
        Color color = switch (line[3]) {
            case "b" -> Color.BLACK_BORDER;
            case "w" -> Color.WHITE_BORDER;
            default -> Color.GRAY_BORDER;
        };
        return new RecordedCave(number(line[2]), color, line.length > 4);
    }

    private static RecordedDragon dragon(Topology shape, String[] line) {
        return new RecordedDragon(shape.point(line[1]), number(line[2]), number(line[3]), number(line[4]), number(line[5]),
                line[6],
                line[7], number(line[8]), shape.point(line[9]), Arrays.stream(line).skip(11).map(shape::point).toList());
    }

    private static int number(String text) {
        return Integer.parseInt(text);
    }
}
