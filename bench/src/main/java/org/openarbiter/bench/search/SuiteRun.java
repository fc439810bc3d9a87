package org.openarbiter.bench.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Outcome;
import org.openarbiter.search.alphabeta.Score;
import org.openarbiter.search.alphabeta.Search;

/** The number of positions of a suite that the search solves within a number of nodes, each begun with an empty table. */
public final class SuiteRun {
    private static final int TABLE_MEGABYTES = 16;

    private final SearchedGame<?> game;
    private final List<SuiteEntry> entries;
    private final Search search = new Search(TABLE_MEGABYTES);

    private SuiteRun(SearchedGame<?> game, List<SuiteEntry> entries) {
        this.game = game;
        this.entries = entries;
    }

    /**
     * Prints the counts for some files, each named after its game.
     *
     * @param failures whether to list what is not solved with the most nodes
     */
    public static void run(List<String> files, List<Integer> nodes, boolean failures) throws IOException {
        for (String file : files) {
            Path path = Path.of(file);
            String name = String.valueOf(path.getFileName()).replaceFirst("\\..*", "");
            SuiteRun run = new SuiteRun(SearchedGame.named(name), SuiteEntry.read(path));
            System.out.printf(Locale.ROOT, "%s: solved within this number of nodes%n%-20s%8s", file, "", "of");
            nodes.forEach(limit -> System.out.printf(Locale.ROOT, "%,12d", limit));
            System.out.println();
            run.print("best move wins", nodes, entry -> entry.mate() == 0);
            for (int moves = 1; moves < Limits.MOST_DEPTH; moves++) {
                int length = moves;
                run.print("mate in " + moves, nodes, entry -> entry.mate() == length);
            }
            if (failures) {
                run.entries.stream().filter(entry -> !run.solves(entry, nodes.getLast())).forEach(entry ->
                        System.out.println("not solved: " + entry.text()));
            }
        }
    }

    private void print(String name, List<Integer> nodes, Predicate<SuiteEntry> wanted) {
        List<SuiteEntry> chosen = entries.stream().filter(wanted).toList();
        if (!chosen.isEmpty()) {
            System.out.printf(Locale.ROOT, "%-20s%8d", name, chosen.size());
            nodes.forEach(limit -> System.out.printf(
                    Locale.ROOT, "%12d", chosen.stream().filter(entry -> solves(entry, limit)).count()));
            System.out.println();
        }
    }

    /** Whether the search finds the best move, or where there is a mate its very length. */
    private boolean solves(SuiteEntry entry, int nodes) {
        search.clear();
        Outcome outcome = game.line(entry.fen()).search(search, Limits.ofNodes(nodes));
        return entry.mate() > 0
                ? outcome.score() == Score.mateIn(2 * entry.mate() - 1)
                : entry.best().equals(game.board(entry.fen()).text(outcome.move()));
    }
}
