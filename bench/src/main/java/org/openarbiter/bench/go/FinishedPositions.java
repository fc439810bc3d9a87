package org.openarbiter.bench.go;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.openarbiter.dragons.end.FinalStatus;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;

/**
 * Finished positions of Go whose territory and dead stones others have marked, as the tests of goscorer have them: how many come
 * out point for point once the dead stones are given, and how often the dead stones are found.
 *
 * <p>A file has the position after the line {@code BOARD:}, with {@code x} and {@code o} for living stones of Black and White and
 * {@code b} and {@code w} for dead ones, and after {@code TERRITORY:} the same with {@code z} for Black's territory and {@code a}
 * for White's; what comes after is not read.
 */
public final class FinishedPositions {
    private static final String BOARD = "BOARD:";
    private static final String TERRITORY = "TERRITORY:";
    private static final String BLACK = "xb";
    private static final String WHITE = "ow";
    private static final String DEAD = "bw";

    private final List<String> rows;
    private final List<String> marks;
    private final Topology topology;
    private final GoBoard board;

    private FinishedPositions(List<String> rows, List<String> marks) throws InputException {
        this.rows = rows;
        this.marks = marks;
        topology = Shapes.of(rows.getFirst().length() + "x" + rows.size());
        board = new GoBoard(topology, Seats.of("B", "W"), 0, false);
        for (int point = 0; point < topology.size(); point++) {
            char stone = at(rows, point);
            if (BLACK.indexOf(stone) >= 0 || WHITE.indexOf(stone) >= 0) {
                board.setUp(BLACK.indexOf(stone) >= 0 ? 0 : 1, point);
            }
        }
    }

    /**
     * Counts the positions of a folder.
     *
     * @param failures whether those that come out otherwise are drawn as well
     */
    public static void run(Path folder, boolean failures) throws IOException {
        int positions = 0;
        int settled = 0;
        int proposed = 0;
        for (Path file : files(folder)) {
            FinishedPositions position = read(file);
            positions++;
            settled += position.isSettled(file, failures) ? 1 : 0;
            proposed += position.isProposed(file, failures) ? 1 : 0;
        }
        System.out.printf(Locale.ROOT,
                "positions %d, their dead stones given the same territory %d, the same dead stones proposed %d%n",
                positions, settled, proposed);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> files = all.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
            if (files.isEmpty()) {
                throw new IllegalArgumentException("there are no finished positions, FILE.txt, in " + folder);
            }
            return files;
        }
    }

    private static FinishedPositions read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        try {
            return new FinishedPositions(after(file, lines, BOARD), after(file, lines, TERRITORY));
        } catch (InputException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    /** The lines below a heading, up to the next one. */
    private static List<String> after(Path file, List<String> lines, String heading) {
        List<String> found = lines.stream()
                .dropWhile(line -> !line.equals(heading))
                .skip(1)
                .takeWhile(line -> !line.endsWith(":") && !line.isBlank())
                .toList();
        if (found.isEmpty()) {
            throw new IllegalArgumentException(file + ": there is nothing after the line " + heading);
        }
        return found;
    }

    private char at(List<String> drawn, int point) {
        int row = topology.height() - 1 - point / topology.width();
        return drawn.get(row).charAt(point % topology.width());
    }

    private boolean isSettled(Path file, boolean failures) {
        FinalStatus status = FinalStatus.of(board, point -> DEAD.indexOf(at(rows, point)) >= 0);
        List<String> ours = draw(point -> switch (status.owner(point)) {
            case 0 -> 'z';
            case 1 -> 'a';
            default -> at(rows, point);
        });
        return agrees(file, failures, "territory", ours, marks);
    }

    private boolean isProposed(Path file, boolean failures) {
        FinalStatus status = FinalStatus.of(board);
        List<String> ours = draw(point -> board.stoneAt(point) == GoBoard.EMPTY ? '.'
                : (status.at(point) == FinalStatus.Status.DEAD ? DEAD : "xo").charAt(board.stoneAt(point)));
        return agrees(file, failures, "dead stones", ours, rows);
    }

    /** What a point looks like. */
    private interface Drawn {
        char at(int point);
    }

    private List<String> draw(Drawn drawn) {
        List<String> lines = new ArrayList<>();
        for (int row = topology.height() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < topology.width(); column++) {
                line.append(drawn.at(row * topology.width() + column));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** Whether two drawings are the same; if not, and that is wanted, they are printed side by side. */
    private static boolean agrees(Path file, boolean failures, String what, List<String> ours, List<String> theirs) {
        boolean same = ours.equals(theirs);
        if (failures && !same) {
            System.out.println(file.getFileName() + ", " + what + ": ours, and as marked");
            for (int row = 0; row < ours.size(); row++) {
                System.out.println("  " + ours.get(row) + "   " + theirs.get(row));
            }
        }
        return same;
    }
}
