package org.openarbiter.archive;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.RawGame;

/**
 * Works through an archive on several threads and hands the results on in the order of the games.
 *
 * <p>One thread cuts the file, the workers do the rest, and there are never more than a few batches in the air, so that memory
 * stays flat however large the archive is.
 *
 * @param <R> the result for one batch of games
 */
public final class Pipeline<R> {
    private static final int BATCH_GAMES = 128;
    private static final int BATCH_BYTES = 1 << 18;
    private static final int BATCHES_A_WORKER = 4;

    private final int jobs;
    private final Supplier<Function<List<RawGame>, R>> workers;

    /**
     * What becomes of the results.
     *
     * @param <X> why it may refuse to go on
     */
    public interface Sink<R, X extends Exception> {
        /** Takes the next result; on the thread that called {@link #run}. */
        void take(R result) throws X;
    }

    /**
     * A pipeline.
     *
     * @param jobs how many threads work
     * @param workers makes the worker of a thread, which keeps its memory from batch to batch
     */
    public Pipeline(int jobs, Supplier<Function<List<RawGame>, R>> workers) {
        if (jobs < 1) {
            throw new IllegalArgumentException("jobs: expected 1 or more, not " + jobs);
        }
        this.jobs = jobs;
        this.workers = workers;
    }

    /** Works through an archive. */
    public <X extends Exception> void run(Archive archive, Sink<R, X> sink) throws ArchiveException, X {
        ThreadLocal<Function<List<RawGame>, R>> worker = ThreadLocal.withInitial(workers);
        ArrayDeque<Future<R>> inTheAir = new ArrayDeque<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(jobs)) {
            try {
                Batch batch;
                do {
                    batch = batch(archive);
                    List<RawGame> games = batch.games();
                    inTheAir.add(pool.submit(() -> worker.get().apply(games)));
                    while (inTheAir.size() > jobs * BATCHES_A_WORKER || (!inTheAir.isEmpty() && inTheAir.peek().isDone())) {
                        sink.take(inTheAir.remove().get());
                    }
                } while (!batch.last());
                while (!inTheAir.isEmpty()) {
                    sink.take(inTheAir.remove().get());
                }
                ArchiveException fault = batch.fault();
                if (fault != null) {
                    throw fault;
                }
            } catch (ExecutionException e) {
                if (e.getCause() instanceof OutOfMemoryError) {
                    throw new ArchiveException(
                            archive.name() + ": a game is too large for the memory there is", e.getCause());
                }
                throw new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new ArchiveException(archive.name() + ": interrupted", e);
            } finally {
                pool.shutdownNow();
            }
        }
    }

    /**
     * Some games of an archive.
     *
     * @param last whether there are no more
     * @param fault why there are no more, if the archive broke off; the games before it are judged first
     */
    private record Batch(List<RawGame> games, boolean last, @Nullable ArchiveException fault) {}

    private static Batch batch(Archive archive) {
        List<RawGame> games = new ArrayList<>();
        int bytes = 0;
        try {
            while (games.size() < BATCH_GAMES && bytes < BATCH_BYTES) {
                RawGame game = archive.next();
                if (game == null) {
                    return new Batch(games, true, null);
                }
                games.add(game);
                bytes += game.to() - game.from();
            }
            return new Batch(games, false, null);
        } catch (ArchiveException fault) {
            return new Batch(games, true, fault);
        }
    }
}
