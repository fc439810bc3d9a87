package org.openarbiter.search.xiangqi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where stretches come from. */
final class Stretches {
    private static final Pattern CASE = Pattern.compile("\"start\":\"([^\"]*)\",\"moves\":\\[([^\\]]*)\\]");
    private static final Path CASES = Path.of("..", "cases", "xiangqi");
    private static final Path GAMES = Path.of("..", "rules", "src", "test", "resources", "xiangqi", "threefolds.tsv");

    private Stretches() {}

    /** The lines of the manual and those that no diagram guards. */
    static List<Stretch> ofCases() throws IOException {
        List<Stretch> stretches = new ArrayList<>();
        for (String file : List.of("wxf.jsonl", "cycles.jsonl")) {
            for (String line : Files.readAllLines(CASES.resolve(file))) {
                Matcher found = CASE.matcher(line);
                if (!found.find()) {
                    throw new IllegalStateException("no position and moves in " + line);
                }
                String moves = found.group(2).replace("\"", "");
                stretches.add(new Stretch(found.group(1), moves.isEmpty() ? List.of() : List.of(moves.split(",", -1))));
            }
        }
        return stretches;
    }

    /** Stretches of real games up to a third occurrence. */
    static List<Stretch> ofGames() throws IOException {
        List<Stretch> stretches = new ArrayList<>();
        for (String line : Files.readAllLines(GAMES)) {
            if (!line.startsWith("#")) {
                String[] fields = line.split("\t", -1);
                stretches.add(new Stretch(fields[0] + " - - 0 1", List.of(fields[1].split(" ", -1))));
            }
        }
        return stretches;
    }
}
