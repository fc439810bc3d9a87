package org.openarbiter.bench.search;

import java.io.IOException;
import java.io.UncheckedIOException;
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
 * <p>The same games give the same lines, so a file that breaks off is continued where it ends.
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
        Rescoring<?> rescoring = new Rescoring<>(SearchedGame.named(name), network, nodes, every,
                GameLine.resume(file, String.join(", ", name, nodes + " nodes", "one in " + every, SearchedGame.identified(network), "from " + games)));
        try (Writer out = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (String source : games) {
                GameLine.read(Path.of(source), line -> rescoring.add(line, out));
            }
        }
    }

    private void add(GameLine line, Writer out) throws PlayException {
        try {
            for (GameLine position : rescored(line)) {
                out.write(position.text());
                out.write('\n');
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<GameLine> rescored(GameLine line) throws PlayException {
        List<GameLine> positions = new ArrayList<>();
        line.quiet(game, (board, score, halfPoints) -> {
            if (seen++ % every == 0 && taken++ >= made) {
                positions.add(position(board.toText(), line));
            }
        });
        return positions;
    }

    private GameLine position(String fen, GameLine from) {
        search.clear();
        var line = new SearchLine<>(game, fen);
        Outcome found = line.search(search, limits, game.judge(), evaluation);
        GameLine.Builder position = new GameLine.Builder(fen, from.source());
        position.add(line.board().text(found.move()), Math.clamp(found.score(), -Score.MATE, Score.MATE));
        if (taken % REPORT == 0) {
            System.out.printf(Locale.ROOT, "%,d positions%n", taken);
        }
        return position.end(from.halfPoints());
    }
}
