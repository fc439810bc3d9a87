package org.openarbiter.dragons.playout;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openarbiter.dragons.read.PatternFile;
import org.openarbiter.dragons.read.ReadingBoard;

/** Finds the shapes of {@code shapes.txt} on a board: which points next to the latest move are worth an answer. Allocates nothing once it is made. */
final class LocalShapes {
    private static final int SIDE = 3;
    private static final int CENTER = 4;
    private static final int QUARTERS = 4;
    /** What may stand on a point of the ring, in two bits. */
    private static final int SIGN_BITS = 2;
    private static final String SIGNS = "XO.#";
    private static final int SIGN_MASK = 3;
    private static final int EMPTY_SIGN = 2;
    private static final int BEYOND_SIGN = 3;
    private static final boolean[] FITS = parse(PatternFile.text(LocalShapes.class, "shapes.txt"));

    private final ReadingBoard board;
    private final Rings rings;

    LocalShapes(ReadingBoard board) {
        this.board = board;
        rings = new Rings(board.topology());
    }

    /**
     * Writes the empty points next to a point on which a shape lets either side play; returns how many.
     *
     * @param into takes up to {@link Rings#SIZE} points
     */
    int around(int point, int[] into) {
        int count = 0;
        for (int i = 0; i < Rings.SIZE; i++) {
            int beside = rings.at(point, i);
            if (beside != Rings.BEYOND && board.stoneAt(beside) == ReadingBoard.EMPTY && fits(beside)) {
                into[count++] = beside;
            }
        }
        return count;
    }

    private boolean fits(int point) {
        int code = 0;
        for (int i = 0; i < Rings.SIZE; i++) {
            int at = rings.at(point, i);
            code |= (at == Rings.BEYOND ? BEYOND_SIGN : sign(board.stoneAt(at))) << SIGN_BITS * i;
        }
        return FITS[code];
    }

    private static int sign(int stone) {
        return stone == ReadingBoard.EMPTY ? EMPTY_SIGN : stone;
    }

    /**
     * Reads shapes.
     *
     * @return for each ring, coded with two bits for each of its points, whether a shape fits it
     * @throws IllegalArgumentException if the text is no list of shapes; the message names the shape
     */
    static boolean[] parse(String text) {
        boolean[] fits = new boolean[1 << SIGN_BITS * Rings.SIZE];
        for (List<String> lines : PatternFile.paragraphs(text)) {
            add(lines.getFirst(), String.join("", lines.subList(1, lines.size())), fits);
        }
        return fits;
    }

    private static void add(String name, String shape, boolean[] fits) {
        if (!shape.matches("[XOo.#?]{4}\\*[XOo.#?]{4}")) {
            throw new IllegalArgumentException("the shape \"" + name + "\" is not three rows of three with * in the middle");
        }
        String turned = shape;
        for (int turn = 0; turn < QUARTERS; turn++) {
            mark(turned, fits);
            mark(mirrored(turned), fits);
            turned = turned(turned);
        }
    }

    private static void mark(String shape, boolean[] fits) {
        String ring = shape.substring(0, CENTER) + shape.substring(CENTER + 1);
        for (int code = 0; code < fits.length; code++) {
            fits[code] |= fits(ring, code, "XO") || fits(ring, code, "OX");
        }
    }

    /** Whether a ring fits a shape with these colors as its X and O. */
    private static boolean fits(String ring, int code, String colors) {
        for (int i = 0; i < Rings.SIZE; i++) {
            char at = SIGNS.charAt(code >> SIGN_BITS * i & SIGN_MASK);
            char wanted = ring.charAt(i);
            boolean fits = switch (wanted) {
                case 'X' -> at == colors.charAt(0);
                case 'O' -> at == colors.charAt(1);
                case 'o' -> at != colors.charAt(1);
                case '?' -> true;
                default -> at == wanted;
            };
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    /** A shape a quarter to the right. */
    private static String turned(String shape) {
        return cells(shape, cell -> SIDE * (SIDE - 1 - cell % SIDE) + cell / SIDE);
    }

    private static String mirrored(String shape) {
        return cells(shape, cell -> SIDE * (cell / SIDE) + SIDE - 1 - cell % SIDE);
    }

    /** The cells of a shape in another order. */
    private static String cells(String shape, IntUnaryOperator from) {
        return IntStream.range(0, SIDE * SIDE).map(from).mapToObj(cell -> shape.substring(cell, cell + 1)).collect(Collectors.joining());
    }
}
