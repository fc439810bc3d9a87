package org.openarbiter.bench.search;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.openarbiter.bench.run.Program;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Weights;
import org.openarbiter.search.chess.ChessEvaluation;
import org.openarbiter.search.tune.Fit;
import org.openarbiter.search.tune.Labeled;
import org.openarbiter.search.tune.QuietPositions;
import org.openarbiter.search.tune.Gradients;
import org.openarbiter.search.xiangqi.XiangqiEvaluation;

/**
 * Tunes the weights of an evaluation on games with results, such as a match of the engine with itself leaves them in PGN.
 *
 * @param <B> the board of the game
 */
public final class Tuning<B extends Board> {
    /** How many positions are looked at together: their boards are kept meanwhile. */
    private static final int TOGETHER = 4000;

    private final SearchedGame<B> game;
    private final Path file;
    private final Function<Weights, Evaluation<B>> evaluation;

    private Tuning(SearchedGame<B> game, Function<Weights, Evaluation<B>> evaluation) {
        this.game = game;
        this.evaluation = evaluation;
        String name = game.game().name();
        file = Program.root().resolve("search/src/main/resources/org/openarbiter/search").resolve(name).resolve("weights.txt");
    }

    /** Tunes the weights of a game on files of its games, and writes them into the project if that is wished. */
    public static void run(String name, List<String> files, double spread, long seed, boolean write) throws IOException {
        switch (name) {
            case "chess" ->
                new Tuning<ChessBoard>(SearchedGame.CHESS, ChessEvaluation::new).run(files, spread, seed, write);
            case "xiangqi" ->
                new Tuning<XiangqiBoard>(SearchedGame.XIANGQI, XiangqiEvaluation::new).run(files, spread, seed, write);
            default -> throw new IllegalArgumentException("no game '" + name + "' to tune; there are chess and xiangqi");
        }
    }

    private void run(List<String> files, double spread, long seed, boolean write) throws IOException {
        String text = Files.readString(file);
        Weights weights = Weights.parse(text);
        Gradients<B> terms = new Gradients<>(weights, evaluation);
        int games = read(files, terms);
        Fit.Fitted fitted = new Fit(terms, spread, seed).make();
        int[] numbers = weights.numbers();
        int changed = 0;
        for (int i = 0; i < numbers.length; i++) {
            changed += fitted.changes().get(i) == 0 ? 0 : 1;
            numbers[i] += fitted.changes().get(i);
        }
        System.out.printf(Locale.ROOT, "%d games, %d quiet positions, scale %.5f%n", games, terms.size(), fitted.scale());
        System.out.printf(
                Locale.ROOT, "loss on games kept out %.5f, after %d steps %.5f; %d of %d numbers changed%n",
                fitted.before(), fitted.steps(), fitted.after(), changed, numbers.length);
        if (write) {
            Files.writeString(file, Weights.rewrite(text, numbers));
        }
    }

    private int read(List<String> files, Gradients<B> terms) throws IOException {
        QuietPositions<B> quiet = new QuietPositions<>(board -> game.arena(board, game.judge().apply(board)));
        RecordFormat<B> pgn = game.game().formats().getFirst();
        List<Labeled<B>> waiting = new ArrayList<>();
        int games = 0;
        for (String name : files) {
            try (InputStream in = new BufferedInputStream(Files.newInputStream(Path.of(name)));
                    RecordFormat.Splitter splitter = pgn.split(in)) {
                for (RawGame raw = splitter.next(); raw != null; raw = splitter.next()) {
                    waiting.addAll(quiet.of(pgn.read(raw, false), games));
                    games++;
                    if (waiting.size() >= TOGETHER) {
                        terms.add(waiting);
                        waiting.clear();
                    }
                }
            } catch (InputException | PlayException e) {
                throw new IllegalArgumentException(name + ": " + e.getMessage(), e);
            }
        }
        terms.add(waiting);
        return games;
    }
}
