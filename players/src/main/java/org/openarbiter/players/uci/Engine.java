package org.openarbiter.players.uci;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Outcome;
import org.openarbiter.search.alphabeta.Report;
import org.openarbiter.search.alphabeta.Score;
import org.openarbiter.search.alphabeta.Search;
import org.openarbiter.search.alphabeta.Table;

/** A game's search with its options, running in a thread of its own, one search at a time. */
final class Engine<B extends Board> {
    private static final int MOST_MEGABYTES = Table.mostMegabytes();
    private static final int USUAL_MEGABYTES = Math.min(64, Math.ceilDiv(MOST_MEGABYTES, 2));
    private static final int BENCH_MEGABYTES = 16;
    private static final int MOST_THREADS = 256;
    private static final int MOST_LINES = 100;
    private static final int USUAL_OVERHEAD = 30;

    private final EngineGame<B> game;
    private final Settings settings;
    private final Search search;
    private Thread thread = new Thread();
    private CountDownLatch answered = new CountDownLatch(0);
    private Task task = new Task();
    /** Whether the answer is still to come; the thread lives a moment longer. */
    private volatile boolean searching;

    /** Receives what a search finds. */
    interface Listener {
        /** An interim result. */
        void report(Report report);

        /** The search failed by a fault of the program or for lack of memory; an answer follows all the same. */
        void failed(Throwable cause);

        /** The final result. */
        void answer(Outcome outcome);
    }

    Engine(EngineGame<B> game, Settings settings) {
        this.game = game;
        this.settings = settings;
        search = new Search(USUAL_MEGABYTES);
    }

    /** The options of every game, as they are for this one. */
    static List<EngineOption> options(EngineGame<?> game) {
        return List.of(
                new EngineOption.Spin(Names.HASH, USUAL_MEGABYTES, 1, MOST_MEGABYTES),
                new EngineOption.Button(Names.CLEAR_HASH),
                new EngineOption.Spin(Names.THREADS, 1, 1, MOST_THREADS),
                new EngineOption.Spin(Names.LINES, 1, 1, MOST_LINES),
                new EngineOption.Check(Names.PONDER, false),
                new EngineOption.Spin(Names.OVERHEAD, USUAL_OVERHEAD, 0, 5000),
                new EngineOption.Spin(Names.CONTEMPT, 0, -300, 300),
                new TechniquesOption(Names.WITHOUT, game.techniques()));
    }

    /** Forgets what was learned in earlier games. */
    void newGame() {
        finish();
        search.clear();
    }

    /**
     * Takes an option over that has been set.
     *
     * @throws ServerException if the computer cannot do it; nothing has changed then
     */
    void apply(EngineOption option) throws ServerException {
        switch (option.name()) {
            case Names.HASH -> {
                finish();
                int megabytes = settings.number(Names.HASH);
                if (!search.resize(megabytes)) {
                    throw new ServerException("there is no room for a table of " + megabytes + " MB; it keeps its size");
                }
            }
            // Scores of another evaluation, or under other rules, would stay in the table.
            case Names.CLEAR_HASH, UcciDialect.NEW_GAME, Names.NETWORK, Names.RULES, Names.CONTEMPT -> newGame();
            case Names.THREADS -> search.threads(settings.number(Names.THREADS));
            case Names.LINES -> search.lines(settings.number(Names.LINES));
            case Names.WITHOUT -> {
                finish();
                search.techniques(TechniquesOption.used(settings.text(Names.WITHOUT)));
            }
            default -> {
                // The others are looked up when a search begins.
            }
        }
    }

    /** Begins a search; the listener is called from its thread. */
    void go(Position<B> position, GoCommand command, Listener listener) {
        finish();
        var released = new CountDownLatch(command.waits() ? 1 : 0);
        answered = released;
        int[] moves = position.moveArray();
        search.prepare(command.limits());
        searching = true;
        var latest = new AtomicReference<@Nullable Report>();
        Consumer<Report> reports = report -> {
            if (report.rank() == 1) {
                latest.set(report);
            }
            listener.report(report);
            boolean mates = report.score() > 0 && Score.isMate(report.score()) && Score.MATE - report.score() < 2 * command.mate();
            if (mates && report.bound() == Report.Bound.EXACT) {
                search.stop();
            }
        };
        thread = Thread.ofPlatform().daemon().name("search").start(() -> {
            Outcome outcome;
            try {
                outcome = search.run(() -> game.arena(position.start(), moves, settings), command.limits(), reports);
            } catch (RuntimeException | Error e) {
                listener.failed(e);
                outcome = substitute(position.board(), latest.get());
            }
            await(released);
            searching = false;
            listener.answer(outcome);
        });
    }

    /** Begins something else that takes long. */
    void begin(Consumer<Task> work) {
        finish();
        Task begun = new Task();
        task = begun;
        thread = Thread.ofPlatform().daemon().name("task").start(() -> work.accept(begun));
    }

    /** What is played where a search failed: the best move that it reported, else any legal move. */
    private Outcome substitute(B board, @Nullable Report report) {
        if (report != null) {
            return new Outcome(report.line().getFirst(), Arena.NONE, report.score(), report.depth(), report.nodes(), report.nanos());
        }
        int[] plays = new int[board.mostPlays()];
        int move = board.legalPlays(board.toMove(), plays) == 0 ? Arena.NONE : plays[0];
        return new Outcome(move, Arena.NONE, 0, 0, 0, 0);
    }

    private static void await(CountDownLatch released) {
        try {
            released.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    boolean isSearching() {
        return searching;
    }

    /** Ends the running search or task; its answer comes at once. */
    void stop() {
        task.stop();
        search.stop();
        answered.countDown();
    }

    /** The expected move was made: the running search goes on with the clock running. */
    void ponderHit() {
        search.ponderHit();
        answered.countDown();
    }

    /** Ends the running search and waits until its answer has been given. */
    void finish() {
        if (thread.isAlive()) {
            stop();
            join();
        }
    }

    /** Ends the running search, but lets a task that was asked for come to its end. */
    void close() {
        if (!searching && !task.isStopped()) {
            join();
        }
        finish();
    }

    /** Waits until the running search has given its answer, which it does by itself or when it is stopped. */
    void join() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Searches the positions of {@code bench} for a while, so that the first move is thought about at full speed. */
    void warmUp(long millis) {
        var other = new Search(1);
        long end = System.nanoTime() + millis * 1_000_000;
        while (System.nanoTime() < end) {
            for (String fen : game.benchPositions()) {
                long left = (end - System.nanoTime()) / 1_000_000;
                if (left > 0) {
                    other.run(() -> arena(fen), Limits.ofTime(Math.min(left, 100)));
                }
            }
        }
    }

    /**
     * Searches fixed positions to a fixed depth with one thread, fresh tables and the network that is set: the number of nodes is the signature
     * of the search, which changes only when the search or the network does.
     *
     * @param asked ends it early if it is stopped
     */
    Bench bench(int depth, Task asked) {
        long nodes = 0;
        long nanos = 0;
        for (String fen : game.benchPositions()) {
            var fresh = new Search(BENCH_MEGABYTES);
            fresh.prepare(Limits.ofDepth(depth));
            asked.begin(fresh::stop);
            Outcome outcome = fresh.run(() -> arena(fen), Limits.ofDepth(depth), report -> {});
            nodes += outcome.nodes();
            nanos += outcome.nanos();
        }
        return new Bench(nodes, nanos);
    }

    private Arena arena(String fen) {
        try {
            Settings usual = new Settings(settings.options());
            usual.set(settings.declared(Names.NETWORK), settings.text(Names.NETWORK));
            return game.arena(game.board(fen), new int[0], usual);
        } catch (InputException e) {
            throw new IllegalStateException(fen + ": " + e.message(), e);
        }
    }

    /** What {@code bench} counted, and how long it took. */
    record Bench(long nodes, long nanos) {}
}
