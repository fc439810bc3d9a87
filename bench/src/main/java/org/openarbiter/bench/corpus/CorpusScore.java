package org.openarbiter.bench.corpus;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Counts the corpus problems that a GTP program answers correctly: {@code arbiter gtp}, or another. */
public final class CorpusScore {
    private CorpusScore() {}

    /**
     * Asks, and prints the counts by kind.
     *
     * @param command the program and its arguments; none for {@code arbiter gtp}
     * @param failures whether each wrong answer is printed as well
     */
    public static void run(Path folder, List<String> command, boolean failures) throws IOException {
        Map<Kind, int[]> counts = new EnumMap<>(Kind.class);
        try (GtpPeer peer = new GtpPeer(command)) {
            for (Problem problem : Corpus.read(folder)) {
                peer.show(problem.board());
                String answer = peer.answer(problem.question());
                int[] count = counts.computeIfAbsent(problem.kind(), kind -> new int[2]);
                count[1]++;
                if (problem.isRight(answer)) {
                    count[0]++;
                } else if (failures) {
                    System.out.println(problem.id() + " " + problem.question() + "   wanted " + problem.codes() + " "
                            + String.join(" ", problem.moves()) + ", got " + answer);
                }
            }
        }
        counts.forEach((kind, count) -> System.out.printf(Locale.ROOT, "%-10s %3d of %d%n", kind, count[0], count[1]));
        System.out.printf(Locale.ROOT, "%-10s %3d of %d%n", "all", counts.values().stream().mapToInt(count -> count[0]).sum(),
                counts.values().stream().mapToInt(count -> count[1]).sum());
    }
}
