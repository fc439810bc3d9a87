package org.openarbiter.bench.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The files of the corpus: one for each {@link Kind}, one line for each problem. */
public final class Corpus {
    private Corpus() {}

    /** All problems of a folder, by kind and number. */
    public static List<Problem> read(Path folder) throws IOException {
        List<Problem> problems = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            Path file = file(folder, kind);
            if (Files.exists(file)) {
                Files.readAllLines(file).stream().filter(line -> !line.isBlank() && !line.startsWith("#")).map(Problem::read).forEach(problems::add);
            }
        }
        return problems;
    }

    /** Writes problems, with new numbers. */
    static void write(Path folder, List<Problem> problems) throws IOException {
        for (Kind kind : Kind.values()) {
            List<String> lines = new ArrayList<>();
            for (Problem problem : problems) {
                if (problem.kind() == kind) {
                    lines.add(problem.named(String.format(Locale.ROOT, "%s-%04d", kind, lines.size() + 1)).line());
                }
            }
            Files.write(file(folder, kind), lines);
        }
    }

    private static Path file(Path folder, Kind kind) {
        return folder.resolve(kind + ".txt");
    }
}
