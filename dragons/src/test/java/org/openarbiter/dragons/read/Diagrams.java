package org.openarbiter.dragons.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;

/**
 * Boards drawn as text: rows from the top, {@code X} black, {@code O} white, {@code .} empty, {@code *} empty and taken in a ko.
 */
public final class Diagrams {
    private Diagrams() {}

    /** The board of these rows, which must be equally long. */
    public static ReadingBoard board(List<String> rows) {
        int height = rows.size();
        int width = rows.getFirst().length();
        int[] stones = new int[width * height];
        int ko = -1;
        for (int row = 0; row < height; row++) {
            String line = rows.get(height - 1 - row);
            if (line.length() != width) {
                throw new IllegalArgumentException("a row of " + line.length() + " in a board of " + width + ": " + line);
            }
            for (int column = 0; column < width; column++) {
                char drawn = line.charAt(column);
                int point = row * width + column;
                stones[point] = switch (drawn) {
                    case 'X' -> ReadingBoard.BLACK;
                    case 'O' -> ReadingBoard.WHITE;
                    case '.', '*' -> ReadingBoard.EMPTY;
                    default -> throw new IllegalArgumentException("what is " + drawn + "?");
                };
                ko = drawn == '*' ? point : ko;
            }
        }
        return ReadingBoard.of(shape(width, height), stones, ko);
    }

    /** The diagrams of a resource, with an empty line between any two; lines that begin with # are remarks. */
    public static List<List<String>> read(Class<?> from, String resource) {
        try (InputStream stream = Objects.requireNonNull(from.getResourceAsStream(resource))) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8).replaceAll("(?m)^#.*\\n", "");
            return Arrays.stream(text.strip().split("\n\n")).map(diagram -> diagram.lines().toList()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rectangle of this number of columns and rows. */
    public static Topology shape(int width, int height) {
        try {
            return Shapes.of(width + "x" + height);
        } catch (InputException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
