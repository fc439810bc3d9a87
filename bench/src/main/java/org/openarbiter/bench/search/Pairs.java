package org.openarbiter.bench.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** Plays numbered pairs of games, several at once. */
final class Pairs {
    private Pairs() {}

    /** What came of each, in order. */
    static <T> List<T> play(int pairs, int jobs, IntFunction<T> pair) throws IOException {
        try (ExecutorService executor = Executors.newFixedThreadPool(jobs)) {
            List<Future<T>> futures = new ArrayList<>();
            for (int number = 0; number < pairs; number++) {
                int next = number;
                futures.add(executor.submit(() -> pair.apply(next)));
            }
            List<T> played = new ArrayList<>();
            for (Future<T> future : futures) {
                played.add(future.get());
            }
            return played;
        } catch (ExecutionException e) {
            throw cause(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** The exception that ended a task. */
    static RuntimeException cause(ExecutionException e) {
        return e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
    }
}
