package org.openarbiter.bench.corpus;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openarbiter.dragons.life.Knowledge;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.Reach;
import org.openarbiter.dragons.life.UsualKnowledge;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * What another {@link Knowledge} is worth to the reading of life and death: the problems of the corpus about one group, each read with the usual knowledge
 * and with the other one.
 */
public final class KnowledgeComparison {
    private static final int WARM = 50;
    private static final double NANOS = 1e9;

    private final Knowledge.Maker other;
    private final long positions;
    private final int games;

    private KnowledgeComparison(Knowledge.Maker other, long positions, int games) {
        this.other = other;
        this.positions = positions;
        this.games = games;
    }

    /** What one of the two comes to in a kind of problems, or in all. */
    private static final class Tally {
        private int problems;
        private int right;
        private int proved;
        /** The positions looked at where both prove their answer. */
        private long looked;
        private long nanos;
    }

    /** One problem read once. */
    private record Reading(String text, boolean right, Answer answer, long nanos) {}

    /**
     * Reads all problems in both ways, and prints how many each answers right and proves, how many positions each looks at where both prove their answer,
     * and how long it takes.
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
        List<Problem> problems = Corpus.read(folder).stream().filter(problem -> problem.command().startsWith("owl_")).toList();
        for (Problem problem : problems.subList(0, Math.min(WARM, problems.size()))) {
            read(problem, UsualKnowledge::new);
            read(problem, other);
        }
        Map<Kind, List<Tally>> tallies = new EnumMap<>(Kind.class);
        List<Tally> all = List.of(new Tally(), new Tally());
        for (int i = 0; i < problems.size(); i++) {
            Problem problem = problems.get(i);
            // Whoever reads second finds the code warm.
            Reading first = read(problem, i % 2 == 0 ? UsualKnowledge::new : other);
            Reading second = read(problem, i % 2 == 0 ? other : UsualKnowledge::new);
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

    private Reading read(Problem problem, Knowledge.Maker knowledge) {
        ReadingBoard board = problem.board();
        int stone = problem.points().getFirst();
        long start = System.nanoTime();
        LifeAndDeath life = new LifeAndDeath(board, knowledge, Reach.FAR, positions, games);
        Answer answer = problem.command().equals("owl_attack") ? life.attack(stone) : life.defend(stone);
        long nanos = System.nanoTime() - start;
        String text = OwnAnswer.text(board, answer);
        return new Reading(text, problem.isRight(text), answer, nanos);
    }

    private static void count(List<Reading> both, List<Tally> tallies) {
        boolean isProvedByBoth = both.stream().allMatch(reading -> reading.answer().complete());
        for (int i = 0; i < both.size(); i++) {
            Tally tally = tallies.get(i);
            Reading reading = both.get(i);
            tally.problems++;
            tally.right += reading.right() ? 1 : 0;
            tally.proved += reading.answer().complete() ? 1 : 0;
            tally.looked += isProvedByBoth ? reading.answer().nodes() : 0;
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
