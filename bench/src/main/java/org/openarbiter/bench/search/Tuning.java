package org.openarbiter.bench.search;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openarbiter.bench.run.Program;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Weights;
import org.openarbiter.search.tune.Fit;
import org.openarbiter.search.tune.Labeled;
import org.openarbiter.search.tune.QuietPositions;
import org.openarbiter.search.tune.Gradients;

/**
 * Tunes the weights of an evaluation on games with results: PGN, such as a match of the engine with itself leaves, or the lines of
 * {@link SelfPlay}, whose scores can be learned besides.
 *
 * @param <B> the board of the game
 */
public final class Tuning<B extends Board> {
    /** How many positions are looked at together: their boards are kept meanwhile. */
    private static final int TOGETHER = 4000;
    /** A score that raises the odds by a factor of e. */
    private static final double HUNDREDTHS = 400;

    private final SearchedGame<B> game;
    private final Path file;
    private final int every;
    private final double partOfScore;
    private final List<Labeled<B>> waiting = new ArrayList<>();
    private int games;

    private Tuning(SearchedGame<B> game, int every, int percentOfScore) {
        this.game = game;
        this.every = every;
        partOfScore = percentOfScore / 100.0;
        String name = game.game().name();
        file = Program.root().resolve("search/src/main/resources/org/openarbiter/search").resolve(name).resolve("weights.txt");
    }

    /**
     * Tunes the weights of a game on files of its games, and writes them into the project if that is wished.
     *
     * @param every takes one quiet position of a line in this number
     * @param percentOfScore the share of the score in what is learned from lines; the rest is that of the result
     */
    public static void run(String name, List<String> files, double spread, long seed, int every, int percentOfScore, boolean write)
            throws IOException {
        new Tuning<>(SearchedGame.named(name), every, percentOfScore).run(files, spread, seed, write);
    }

    private void run(List<String> files, double spread, long seed, boolean write) throws IOException {
        String text = Files.readString(file);
        Weights weights = Weights.parse(text);
        Gradients<B> terms = new Gradients<>(weights, game.weighed());
        for (String file : files) {
            read(file, terms);
        }
        terms.add(waiting);
        Fit.Fitted fitted = new Fit(terms, spread, seed).make();
        int[] numbers = weights.numbers();
        int changed = 0;
        for (int i = 0; i < numbers.length; i++) {
            changed += fitted.changes().get(i) == 0 ? 0 : 1;
            numbers[i] += fitted.changes().get(i);
        }
        System.out.printf(Locale.ROOT, "%d games, %d quiet positions, scale %.5f%n", games, terms.size(), fitted.scale());
        System.out.printf(
                Locale.ROOT, "loss on held-out games %.5f, after %d steps %.5f; %d of %d numbers changed%n",
                fitted.before(), fitted.steps(), fitted.after(), changed, numbers.length);
        if (write) {
            Files.writeString(file, Weights.rewrite(text, numbers));
        }
    }

    private void read(String name, Gradients<B> terms) throws IOException {
        try {
            if (name.endsWith(".pgn")) {
                readRecords(Path.of(name), terms);
            } else {
                readLines(Path.of(name), terms);
            }
        } catch (InputException | PlayException e) {
            throw new IllegalArgumentException(name + ": " + e.getMessage(), e);
        }
    }

    private void readRecords(Path path, Gradients<B> terms) throws IOException, InputException, PlayException {
        QuietPositions<B> quiet = new QuietPositions<>(board -> game.arena(board, game.judge().apply(board)));
        RecordFormat<B> pgn = game.game().formats().getFirst();
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path));
                RecordFormat.Splitter splitter = pgn.split(in)) {
            for (RawGame raw = splitter.next(); raw != null; raw = splitter.next()) {
                waiting.addAll(quiet.of(pgn.read(raw, false), games++));
                flush(terms);
            }
        }
    }

    private void readLines(Path path, Gradients<B> terms) throws IOException {
        double gain = partOfScore > 0 ? gain(path, terms.evaluation()) : 0;
        GameLine.read(path, line -> {
            addLine(line, gain);
            games++;
            flush(terms);
        });
    }

    /**
     * By how much the scores are better for the side to move than the value of its position, on average. A search moves first, which a value
     * that is given to both sides in turn must not promise.
     */
    private double gain(Path path, Evaluation<B> evaluation) throws IOException {
        long[] sum = new long[2];
        GameLine.read(path, line -> line.quiet(game, (board, score, halfPoints) -> {
            sum[0] += score - evaluation.of(board);
            sum[1]++;
        }));
        return sum[1] == 0 ? 0 : (double) sum[0] / sum[1];
    }

    @SuppressWarnings("unchecked") // a copy of a board is a board of the same game
    private void addLine(GameLine line, double gain) throws PlayException {
        int[] seen = {games};
        line.quiet(game, (board, score, halfPoints) -> {
            if (seen[0]++ % every == 0) {
                double points = partOfScore * expected(score - gain) + (1 - partOfScore) * halfPoints / 2;
                waiting.add(new Labeled<>((B) board.copy(), points, line.source()));
            }
        });
    }

    private static double expected(double score) {
        return 1 / (1 + Math.exp(-score / HUNDREDTHS));
    }

    private void flush(Gradients<B> terms) {
        if (waiting.size() >= TOGETHER) {
            terms.add(waiting);
            waiting.clear();
        }
    }
}
