package org.openarbiter.dragons.read;

import java.util.List;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.go.Shapes;
import org.openarbiter.rules.go.Topology;

/** Boards drawn as text: rows from the top, {@code X} black, {@code O} white, {@code .} empty, {@code *} empty and taken in a ko. */
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

    /** The rectangle of so many columns and rows. */
    public static Topology shape(int width, int height) {
        try {
            return Shapes.of(width + "x" + height);
        } catch (InputException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
