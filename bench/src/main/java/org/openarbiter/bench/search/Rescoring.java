package org.openarbiter.bench.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Outcome;
import org.openarbiter.search.alphabeta.Score;
import org.openarbiter.search.alphabeta.Search;

/**
 * Positions out of games of {@link SelfPlay}, each searched again with more nodes. A position becomes a {@link GameLine} of its own that has one
 * ply: the move that the search found, with its score, and the result of the game that the position comes from.
 *
 * <p>The same games give the same lines, so a file that breaks off is gone on with where it ends.
 *
 * @param <B> the board of the game
 */
public final class Rescoring<B extends Board> {
    private static final int TABLE_MEGABYTES = 2;
    private static final int REPORT = 10_000;

    private final SearchedGame<B> game;
    private final Evaluation<B> evaluation;
    private final Search search = new Search(TABLE_MEGABYTES);
    private final Limits limits;
    private final int every;
    private final int made;
    private int seen;
    private int taken;

    private Rescoring(SearchedGame<B> game, String network, int nodes, int every, int made) throws IOException {
        this.game = game;
        this.every = every;
        this.made = made;
        limits = Limits.ofNodes(nodes);
        evaluation = game.evaluation(network);
    }

    /**
     * Searches positions of games again.
     *
     * @param network the file of the network that evaluates, or {@code hand}
     * @param every takes one quiet position in this number
     */
    public static void run(String name, String network, int nodes, int every, Path file, List<String> games) throws IOException {
        Rescoring<?> rescoring = new Rescoring<>(SearchedGame.named(name), network, nodes, every, GameLine.keepWhole(file));
        try (Writer out = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (String source : games) {
                rescoring.read(Path.of(source), out);
            }
        }
    }

    private void read(Path source, Writer out) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(source)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                for (GameLine position : rescored(GameLine.parse(line))) {
                    out.write(position.text());
                    out.write('\n');
                }
            }
        } catch (IllegalArgumentException | PlayException e) {
            throw new IllegalArgumentException(source + ": " + e.getMessage(), e);
        }
    }

    private List<GameLine> rescored(GameLine line) throws PlayException {
        List<GameLine> positions = new ArrayList<>();
        line.quiet(game, (board, score, halfPoints) -> {
            if (seen++ % every == 0 && taken++ >= made) {
                positions.add(position(board.toText(), line.halfPoints()));
            }
        });
        return positions;
    }

    private GameLine position(String fen, int halfPoints) {
        search.clear();
        var line = new SearchLine<>(game, fen);
        Outcome found = line.search(search, limits, game.judge(), evaluation);
        GameLine.Builder position = new GameLine.Builder(fen);
        position.add(line.board().text(found.move()), Math.clamp(found.score(), -Score.MATE, Score.MATE));
        if (taken % REPORT == 0) {
            System.out.printf(Locale.ROOT, "%,d positions%n", taken);
        }
        return position.end(halfPoints);
    }
}
