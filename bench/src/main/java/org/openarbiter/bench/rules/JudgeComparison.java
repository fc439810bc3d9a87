package org.openarbiter.bench.rules;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openarbiter.bench.run.Program;
import org.openarbiter.bench.run.Series;
import org.openarbiter.rules.core.record.RecordFormat;

/**
 * Whole archives through {@code arbiter judge} and through {@code pgn-extract --repetition -s}, from the start of the process to
 * its end, with what they print thrown away.
 */
public final class JudgeComparison {
    private final String file;
    private final String rules;
    private final Program pgnExtract;
    private final Series ours = new Series();
    private final Series theirs = new Series();
    private final Series ratio = new Series();

    private JudgeComparison(String file, String rules, Program pgnExtract) {
        this.file = file;
        this.rules = rules;
        this.pgnExtract = pgnExtract;
    }

    /** Compares judging with {@code pgn-extract} on each of some files, in pairs of runs, and prints the ratios; says so where it is not installed. */
    public static void run(List<String> files, String rules, int pairs) throws IOException {
        Optional<Program> pgnExtract = Program.find("pgn-extract");
        if (pgnExtract.isEmpty()) {
            System.out.println("pgn-extract is not installed: nothing to compare with");
            return;
        }
        System.out.println(pgnExtract.get().firstLine("--version"));
        for (String file : files) {
            new JudgeComparison(file, rules, pgnExtract.get()).run(pairs);
        }
    }

    private void run(int pairs) throws IOException {
        int games = games();
        for (int pair = 0; pair < pairs; pair++) {
            double our = Program.arbiter().seconds("judge", "--rules", rules, file);
            double their = pgnExtract.seconds("--repetition", "-s", file);
            ours.add(games / our);
            theirs.add(games / their);
            ratio.add(their / our);
        }
        System.out.printf(Locale.ROOT, "%n%s, %,d games, %s, %d pairs, games a second%n", name(), games, rules, pairs);
        System.out.println("  arbiter judge      " + ours.text("%,9.0f"));
        System.out.println("  pgn-extract        " + theirs.text("%,9.0f"));
        System.out.println("  ratio              " + ratio.text("%9.2f"));
    }

    private String name() {
        return String.valueOf(Path.of(file).getFileName());
    }

    /** How many games there are; reading them puts the file into the cache of the system, too. */
    private int games() throws IOException {
        int games = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(Path.of(file)));
                RecordFormat.Splitter splitter = Sample.PGN.split(in)) {
            while (splitter.next() != null) {
                games++;
            }
        }
        return games;
    }
}
