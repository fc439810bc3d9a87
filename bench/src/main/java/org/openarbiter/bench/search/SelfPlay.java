package org.openarbiter.bench.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.alphabeta.Score;
import org.openarbiter.search.alphabeta.Search;
import org.openarbiter.search.repetition.DrawPolicy;

/**
 * Games of the search with itself at fixed nodes, to train a network on. Each begins with some moves at random after which neither side
 * is clearly better, and is ruled by the referee; {@link GameLine} is what is written of it.
 *
 * <p>Game <i>n</i> of a seed is always the same. So a file that breaks off is continued where it ends, and several processes, each with a seed
 * and a file of its own, make more.
 *
 * @param <B> the board of the game
 */
public final class SelfPlay<B extends Board> {
    private static final int TABLE_MEGABYTES = 2;
    private static final int MOST_PLIES = 300;
    private static final int LEAST_RANDOM = 6;
    private static final int MORE_RANDOM = 5;
    /** The largest score after the moves at random. */
    private static final int EVEN = 200;
    /** A game is won when the score exceeds this for {@link #SURE_PLIES} plies. */
    private static final int WON = 1_500;
    private static final int SURE_PLIES = 4;
    private static final long GAMES_A_SEED = 1_000_003;

    private final SearchedGame<B> game;
    private final Rulebook<B> rules;
    private final Function<B, ? extends PathJudge> judge;
    private final ThreadLocal<Evaluation<B>> evaluation;
    private final ThreadLocal<Search> searches = ThreadLocal.withInitial(() -> new Search(TABLE_MEGABYTES));
    private final Limits limits;
    private final long seed;
    /** How the games are made. */
    private final String settings;

    private SelfPlay(SearchedGame<B> game, String rulebook, Function<B, ? extends PathJudge> judge, String network, int nodes, long seed)
            throws IOException {
        this.game = game;
        this.judge = judge;
        this.seed = seed;
        limits = Limits.ofNodes(nodes);
        evaluation = game.evaluations(network);
        rules = game.rulebook(rulebook);
        settings = String.join(", ", rules.name(), nodes + " nodes", "seed " + seed, SearchedGame.identified(network));
    }

    /**
     * Makes games until a file has this number.
     *
     * @param setting what the search of xiangqi knows of repetitions; the referee knows the same
     * @param network the file of the network, or {@code hand}
     */
    public static void run(String name, JudgeSetting setting, String network, Path file, int games, int nodes, long seed)
            throws IOException {
        if (name.equals(SearchedGame.XIANGQI.game().name())) {
            Function<XiangqiBoard, PathJudge> judge = board -> setting.judge(board, DrawPolicy.SECOND_ACROSS_ROOT);
            new SelfPlay<>(SearchedGame.XIANGQI, setting.rules(), judge, network, nodes, seed).write(file, games);
        } else {
            run(SearchedGame.named(name), network, file, games, nodes, seed);
        }
    }

    private static <B extends Board> void run(SearchedGame<B> game, String network, Path file, int games, int nodes, long seed)
            throws IOException {
        new SelfPlay<>(game, game.rules(), game.judge(), network, nodes, seed).write(file, games);
    }

    private void write(Path file, int games) throws IOException {
        int made = GameLine.resume(file, settings);
        int threads = Runtime.getRuntime().availableProcessors();
        long begun = System.nanoTime();
        try (ExecutorService executor = Executors.newFixedThreadPool(threads);
                var out = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            Deque<Future<GameLine>> waiting = new ArrayDeque<>();
            int asked = made;
            for (int written = made; written < games; written++) {
                for (; asked < games && waiting.size() < 4 * threads; asked++) {
                    int number = asked;
                    waiting.add(executor.submit(() -> game(number)));
                }
                out.write(waiting.remove().get().text());
                out.write('\n');
                if ((written + 1) % 100 == 0) {
                    out.flush();
                    System.out.printf(Locale.ROOT, "%d games, %.1f a second%n", written + 1,
                            (written + 1 - made) * 1e9 / (System.nanoTime() - begun));
                }
            }
        } catch (ExecutionException e) {
            throw Pairs.cause(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private GameLine game(int number) {
        SplittableRandom random = new SplittableRandom(seed * GAMES_A_SEED + number);
        Search search = searches.get();
        while (true) {
            search.clear();
            String opening = opening(random);
            SearchLine<B> line = game.line(opening);
            B board = line.board();
            if (board.hasLegalPlay(board.toMove()) && Math.abs(search(line, search).score()) <= EVEN) {
                search.clear();
                return play(opening, line, search);
            }
        }
    }

    private org.openarbiter.search.alphabeta.Outcome search(SearchLine<B> line, Search search) {
        return line.search(search, limits, judge, evaluation.get());
    }

    /** The position after some moves at random. */
    private String opening(SplittableRandom random) {
        B board = game.start().get();
        int plies = LEAST_RANDOM + random.nextInt(MORE_RANDOM);
        int[] moves = new int[board.mostPlays()];
        for (int ply = 0; ply < plies; ply++) {
            int count = board.legalPlays(board.toMove(), moves);
            if (count == 0) {
                break;
            }
            board.play(board.toMove(), moves[random.nextInt(count)]);
        }
        return board.toText();
    }

    private GameLine play(String opening, SearchLine<B> line, Search search) {
        Referee<B> referee = new Referee<>(rules, game.game().seats(), Options.DEFAULT, line.board());
        GameLine.Builder played = new GameLine.Builder(opening);
        int sure = 0;
        while (!referee.isOver() && line.plies() < MOST_PLIES) {
            int mover = referee.board().toMove();
            var found = search(line, search);
            int forFirst = mover == 0 ? found.score() : -found.score();
            sure = Math.abs(forFirst) < WON ? 0 : sure * forFirst > 0 ? sure + Integer.signum(forFirst) : Integer.signum(forFirst);
            if (Math.abs(sure) >= SURE_PLIES) {
                return played.end(sure > 0 ? 2 : 0);
            }
            played.add(referee.board().text(found.move()), Math.clamp(found.score(), -Score.MATE, Score.MATE));
            line.add(found.move());
            referee.act(new Act.Play(referee.next(), found.move()));
        }
        boolean isWin = referee.isOver() && referee.ruling().outcome() instanceof Outcome.Win;
        return played.end(!isWin ? 1 : ((Outcome.Win) referee.ruling().outcome()).winner() == 0 ? 2 : 0);
    }
}
