package org.openarbiter.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import org.openarbiter.rules.core.RawGame;

/**
 * Works through an archive on several threads and hands the results on in the order of the games.
 *
 * <p>One thread cuts the file, the workers do the rest, and there are never more than a few batches in the air, so that memory
 * stays flat however large the archive is.
 *
 * @param <R> the result for one batch of games
 */
final class Pipeline<R> {
    private static final int BATCH_GAMES = 128;
    private static final int BATCH_BYTES = 1 << 18;
    private static final int BATCHES_A_WORKER = 4;

    private final int jobs;
    private final Supplier<Function<List<RawGame>, R>> workers;

    /** What becomes of the results. */
    interface Sink<R> {
        void take(R result) throws Fault;
    }

    /**
     * A pipeline.
     *
     * @param jobs how many threads work
     * @param workers makes the worker of a thread, which keeps its memory from batch to batch
     */
    Pipeline(int jobs, Supplier<Function<List<RawGame>, R>> workers) {
        this.jobs = jobs;
        this.workers = workers;
    }

    /** Works through an archive. */
    void run(Archive archive, Sink<R> sink) throws Fault {
        ThreadLocal<Function<List<RawGame>, R>> worker = ThreadLocal.withInitial(workers);
        ArrayDeque<Future<R>> inTheAir = new ArrayDeque<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(jobs)) {
            try {
                for (List<RawGame> batch = batch(archive); !batch.isEmpty(); batch = batch(archive)) {
                    List<RawGame> games = batch;
                    inTheAir.add(pool.submit(() -> worker.get().apply(games)));
                    while (inTheAir.size() > jobs * BATCHES_A_WORKER || (!inTheAir.isEmpty() && inTheAir.peek().isDone())) {
                        sink.take(inTheAir.remove().get());
                    }
                }
                while (!inTheAir.isEmpty()) {
                    sink.take(inTheAir.remove().get());
                }
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw Fault.input("interrupted");
            } finally {
                pool.shutdownNow();
            }
        }
    }

    private static List<RawGame> batch(Archive archive) throws Fault {
        List<RawGame> games = new ArrayList<>();
        int bytes = 0;
        while (games.size() < BATCH_GAMES && bytes < BATCH_BYTES) {
            RawGame game = archive.next();
            if (game == null) {
                break;
            }
            games.add(game);
            bytes += game.to() - game.from();
        }
        return games;
    }
}
