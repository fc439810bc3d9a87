package org.openarbiter.server.record;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;

/**
 * Judges that are used again: one keeps its rulebooks and referees from game to game, and to make them takes as long as to rule on a game.
 * Thread-safe; a judge that was taken is its taker's alone.
 */
final class Judges {
    private static final int MOST_CHOICES = 50;
    private static final int MOST_WAITING = 4;
    /** A judge that has seen a very long game keeps the room for it, and is let go. */
    private static final int LONGEST_BODY = 1 << 16;

    private final Cache<Wish, Bench> benches = Caffeine.newBuilder().maximumSize(MOST_CHOICES).build();

    private record Wish(List<String> rules, boolean withPositions) {
        Wish {
            rules = List.copyOf(rules);
        }
    }

    private record Bench(RulebookChoice choice, BlockingQueue<Judge> waiting) {}

    /** A judge with the choice it rules by, to be given back when the work is done. */
    static final class Taken implements AutoCloseable {
        private final Bench bench;
        private final Judge judge;

        private final boolean kept;

        private Taken(Bench bench, Judge judge, boolean kept) {
            this.bench = bench;
            this.judge = judge;
            this.kept = kept;
        }

        RulebookChoice choice() {
            return bench.choice();
        }

        Judge judge() {
            return judge;
        }

        @Override
        public void close() {
            if (kept) {
                // Where enough are waiting it is let go, too.
                var _ = bench.waiting().offer(judge);
            }
        }
    }

    /**
     * Takes a judge for these rulebooks.
     *
     * @param length of the record, in bytes
     * @throws RulebookException if there is no such rulebook
     */
    Taken take(List<String> rules, boolean withPositions, int length) throws RulebookException {
        Wish wish = new Wish(rules, withPositions);
        @Nullable Bench bench = benches.getIfPresent(wish);
        if (bench == null) {
            bench = new Bench(RulebookChoice.of(rules), new ArrayBlockingQueue<>(MOST_WAITING));
            benches.put(wish, bench);
        }
        @Nullable Judge waiting = bench.waiting().poll();
        return new Taken(bench, waiting != null ? waiting : new Judge(bench.choice(), Options.DEFAULT, withPositions, null),
                length <= LONGEST_BODY);
    }
}
