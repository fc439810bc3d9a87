package org.openarbiter.bench.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A position with a known answer.
 *
 * @param mate in how many moves it mates; 0 where the best move only wins material
 * @param best the only best move, as the game's board writes it
 */
record SuiteEntry(int mate, String best, String fen) {
    /** The line before the positions. */
    static final String HEADER = "mate,best,fen";

    /** The positions of a file. */
    static List<SuiteEntry> read(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.startsWith("#") && !line.equals(HEADER))
                .map(line -> of(file, line.split(",", -1)))
                .toList();
    }

    private static SuiteEntry of(Path file, String[] fields) {
        if (fields.length != 3 || !fields[0].matches("\\d{1,2}")) {
            throw new IllegalArgumentException(file + ": a line is not '" + HEADER + "': " + String.join(",", fields));
        }
        return new SuiteEntry(Integer.parseInt(fields[0]), fields[1], fields[2]);
    }

    /** The position as a line of a file. */
    String text() {
        return mate + "," + best + "," + fen;
    }
}
