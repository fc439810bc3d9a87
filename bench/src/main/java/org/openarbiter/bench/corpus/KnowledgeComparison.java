package org.openarbiter.bench.corpus;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Compares another knowledge of life and death, or of races, with the usual one: the problems of the corpus about one group, or about two that race,
 * are each read with both.
 */
public final class KnowledgeComparison {
    private static final int WARM = 50;
    private static final double NANOS = 1e9;

    private final Tried usual;
    private final Tried other;
    private final long positions;
    private final int games;

    private KnowledgeComparison(Tried other, long positions, int games) {
        this.usual = other.usual();
        this.other = other;
        this.positions = positions;
        this.games = games;
    }

    /** The counts of one of the two in a kind of problems, or in all. */
    private static final class Tally {
        private int problems;
        private int right;
        private int proved;
        /** The positions looked at where both prove their answer. */
        private long looked;
        private long nanos;
    }

    /** One problem read once. */
    private record Reading(Tried.Outcome outcome, boolean right, long nanos) {
        private String text() {
            return outcome.text();
        }
    }

    /**
     * Reads all problems in both ways, and prints how many each answers right and proves, how many positions each looks at where both prove their
     * answer, and how long it takes.
     *
     * @param source a file with the source of the other knowledge
     * @param positions how many positions each search may look at
     * @param games how many games are played at random where that was not enough
     * @param differences whether each problem is printed that the two answer differently
     */
    public static void run(Path source, Path folder, long positions, int games, boolean differences) throws IOException {
        new KnowledgeComparison(KnowledgeSource.read(source), positions, games).run(folder, differences);
    }

    private void run(Path folder, boolean differences) throws IOException {
        List<Problem> problems = Corpus.read(folder).stream().filter(other::asks).toList();
        for (Problem problem : problems.subList(0, Math.min(WARM, problems.size()))) {
            read(problem, usual);
            read(problem, other);
        }
        Map<Kind, List<Tally>> tallies = new EnumMap<>(Kind.class);
        List<Tally> all = List.of(new Tally(), new Tally());
        for (int i = 0; i < problems.size(); i++) {
            Problem problem = problems.get(i);
            // Whoever reads second finds the code warm.
            Reading first = read(problem, i % 2 == 0 ? usual : other);
            Reading second = read(problem, i % 2 == 0 ? other : usual);
            List<Reading> both = i % 2 == 0 ? List.of(first, second) : List.of(second, first);
            count(both, all);
            count(both, tallies.computeIfAbsent(problem.kind(), kind -> List.of(new Tally(), new Tally())));
            if (differences && !first.text().equals(second.text())) {
                System.out.println(problem.id() + " " + problem.question() + "   wanted " + problem.codes() + " "
                        + String.join(" ", problem.moves()) + ", got " + both.getFirst().text() + " and " + both.getLast().text());
            }
        }
        System.out.println("            problems | usual: right proved positions seconds | other: right proved positions seconds");
        tallies.forEach((kind, pair) -> print(kind.toString(), pair));
        print("all", all);
    }

    private Reading read(Problem problem, Tried knowledge) throws IOException {
        long start = System.nanoTime();
        Tried.Outcome outcome = outcome(problem, knowledge);
        long nanos = System.nanoTime() - start;
        return new Reading(outcome, problem.isRight(outcome.text()), nanos);
    }

    /** What is read; the class that is tried may do anything, such as list a move that is not legal. */
    private Tried.Outcome outcome(Problem problem, Tried knowledge) throws IOException {
        try {
            return knowledge.read(problem, positions, games);
        } catch (RuntimeException e) {
            throw new IOException("the reading of " + problem.id() + ", " + problem.question() + ", failed: " + e, e);
        }
    }

    private static void count(List<Reading> both, List<Tally> tallies) {
        boolean isProvedByBoth = both.stream().allMatch(reading -> reading.outcome().proved());
        for (int i = 0; i < both.size(); i++) {
            Tally tally = tallies.get(i);
            Reading reading = both.get(i);
            tally.problems++;
            tally.right += reading.right() ? 1 : 0;
            tally.proved += reading.outcome().proved() ? 1 : 0;
            tally.looked += isProvedByBoth ? reading.outcome().positions() : 0;
            tally.nanos += reading.nanos();
        }
    }

    private static void print(String name, List<Tally> pair) {
        List<String> cells = new ArrayList<>();
        for (Tally tally : pair) {
            cells.add(String.format(Locale.ROOT, "       %5d %6d %9d %7.1f", tally.right, tally.proved, tally.looked, tally.nanos / NANOS));
        }
        System.out.printf(Locale.ROOT, "%-10s  %8d | %s%n", name, pair.getFirst().problems, String.join(" | ", cells));
    }
}
