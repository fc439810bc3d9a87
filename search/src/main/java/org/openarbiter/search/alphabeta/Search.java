package org.openarbiter.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Alpha–beta search for a game between two, with a transposition table that its threads share.
 *
 * <p>One search runs at a time; {@link #stop} and {@link #ponderHit} may be called from any thread meanwhile. What was learned
 * stays for the next search until {@link #clear}.
 */
public final class Search {
    private final Table table;
    /** Null for those of the game. */
    private @Nullable Set<Technique> techniques;
    private final List<Tree> trees = new ArrayList<>();
    private int threads = 1;
    private int lines = 1;
    private volatile Control control = Control.endless();

    /** A search with the techniques of its game and a table of this number of megabytes. */
    public Search(int megabytes) {
        table = new Table(megabytes);
    }

    /** A search with some techniques and a table of this number of megabytes. */
    public Search(int megabytes, Set<Technique> techniques) {
        this(megabytes);
        this.techniques = Set.copyOf(techniques);
    }

    /** Uses these techniques alone from the next search on, and forgets what moves did before; not while a search runs. */
    public void techniques(Set<Technique> used) {
        techniques = Set.copyOf(used);
        trees.clear();
    }

    /**
     * Gives the table another size; not while a search runs.
     *
     * @return whether there is room; if not, it keeps its size
     */
    public boolean resize(int megabytes) {
        return table.resize(megabytes);
    }

    /** Sets the number of threads, 1 or more, from the next search on. */
    public void threads(int count) {
        threads = count;
    }

    /** Sets the number of best lines to find, 1 or more, from the next search on. */
    public void lines(int count) {
        lines = count;
    }

    /** Forgets everything; not while a search runs. */
    public void clear() {
        table.clear();
        trees.forEach(Tree::forget);
    }

    /** Ends the running search; one that has not begun yet is not affected. */
    public void stop() {
        control.stop();
    }

    /** The opponent has made the expected move: from now on time counts. */
    public void ponderHit() {
        control.ponderHit();
    }

    /**
     * Makes ready for a search that begins with {@link #run}: from here on {@link #stop} and {@link #ponderHit} concern that one,
     * and its time counts.
     */
    public void prepare(Limits limits) {
        control = new Control(Clock.of(limits), limits.nodes(), this::nodes);
    }

    /**
     * Searches until a limit is reached or it is stopped, after {@link #prepare} with the same limits.
     *
     * <p>If a thread fails, all of them end, and its exception is thrown.
     *
     * @param root makes an arena at the root, for each thread its own
     * @param reports receives what was found meanwhile, in the calling thread
     */
    public Outcome run(Supplier<? extends Arena> root, Limits limits, Consumer<Report> reports) {
        Control current = control;
        table.age();
        List<Deepening> all = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Arena arena = root.get();
            if (i == trees.size()) {
                trees.add(new Tree(arena, table, techniques == null ? arena.techniques() : techniques));
            }
            all.add(new Deepening(trees.get(i), arena, current, limits.moves()));
        }
        List<Thread> helpers = new ArrayList<>();
        var failure = new AtomicReference<@Nullable Throwable>();
        Deepening main = all.getFirst();
        try {
            for (int i = 1; i < threads; i++) {
                Deepening helper = all.get(i);
                int first = 1 + i % 2;
                helpers.add(Thread.ofPlatform().daemon().name("search " + i).start(() -> help(helper, first, current, failure)));
            }
            main.run(1, limits.depth(), lines,
                    (rank, depth, move, bound) -> reports.accept(report(rank, depth, move, bound, current)),
                    depth -> {
                        current.hasMove();
                        if (current.clock().isEnough(main.patience())) {
                            current.stop();
                        }
                    });
        } finally {
            current.stop();
            helpers.forEach(Search::join);
        }
        Throwable failed = failure.get();
        if (failed instanceof Error error) {
            throw error;
        }
        if (failed != null) {
            throw new IllegalStateException("a thread of the search failed: " + failed, failed);
        }
        return outcome(main, current);
    }

    private static void help(Deepening helper, int firstDepth, Control control, AtomicReference<@Nullable Throwable> failure) {
        try {
            helper.run(firstDepth, Limits.MOST_DEPTH, 1, (rank, depth, move, bound) -> {}, depth -> {});
        } catch (RuntimeException | Error e) {
            failure.set(e);
            control.stop();
        }
    }

    /** Searches from a root within limits, without interim reports. */
    public Outcome run(Supplier<? extends Arena> root, Limits limits) {
        prepare(limits);
        return run(root, limits, report -> {});
    }

    private static void join(Thread helper) {
        boolean interrupted = false;
        while (helper.isAlive()) {
            try {
                helper.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private long nodes() {
        long nodes = 0;
        for (int i = 0; i < threads; i++) {
            nodes += trees.get(i).nodes();
        }
        return nodes;
    }

    private Report report(int rank, int depth, RootMove move, Report.Bound bound, Control current) {
        List<Integer> line = new ArrayList<>(move.lineLength);
        for (int i = 0; i < move.lineLength; i++) {
            line.add(move.line[i]);
        }
        int deepest = trees.getFirst().deepest();
        return new Report(rank, depth, deepest, move.score, bound, nodes(), current.elapsed(), table.permille(), line);
    }

    private Outcome outcome(Deepening main, Control current) {
        if (main.moves().isEmpty()) {
            return new Outcome(Arena.NONE, Arena.NONE, 0, 0, 0, current.elapsed());
        }
        RootMove best = main.moves().getFirst();
        int score = best.score == -Score.INFINITE ? best.previousScore : best.score;
        int ponder = best.lineLength > 1 ? best.line[1] : Arena.NONE;
        return new Outcome(best.move, ponder, score, main.finished(), nodes(), current.elapsed());
    }
}
