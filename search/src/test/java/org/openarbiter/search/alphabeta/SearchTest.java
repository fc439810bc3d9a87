package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search keeps to its limits, reports the move that it plays, and ends whatever happens to its threads. */
@Timeout(60)
class SearchTest {
    private static final Supplier<Arena> MIDDLEGAME = Arenas.at(Arenas.CHESS, "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 1");
    /** The threads look at each other's nodes once in this number. */
    private static final int GLANCE = 128;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void the_limit_of_nodes_is_that_of_all_threads_together(int threads) {
        Search search = new Search(1);
        search.threads(threads);
        long most = 30_000;
        Outcome found = search.run(MIDDLEGAME, Limits.ofNodes(most));
        assertThat(found.nodes()).isBetween(most - GLANCE * threads, most + (threads == 1 ? 0 : (long) GLANCE * threads));
    }

    /** However few nodes it has, the move that is played is the first of the line reported last. */
    @Test
    void the_best_move_is_the_one_reported_last() {
        int changes = 0;
        for (int nodes = 100; nodes < 20_000; nodes += 97) {
            Search search = new Search(1);
            Limits limits = Limits.ofNodes(nodes);
            search.prepare(limits);
            List<Report> reports = new ArrayList<>();
            Outcome found = search.run(MIDDLEGAME, limits, reports::add);
            assertThat(reports.getLast().line().getFirst()).as("%d nodes", nodes).isEqualTo(found.move());
            changes += reports.getLast().depth() > found.depth() && reports.getLast().bound() == Report.Bound.AT_LEAST ? 1 : 0;
        }
        assertThat(changes).as("stopped after a change of mind").isPositive();
    }

    /** Fails in the thread that makes this one the number of its arena: 1 is the main thread. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void a_thread_that_fails_ends_all(int failing) {
        Search search = new Search(1);
        search.threads(3);
        AtomicInteger arenas = new AtomicInteger();
        Supplier<Arena> root = () -> arenas.incrementAndGet() == failing ? failing(MIDDLEGAME.get(), 5_000) : MIDDLEGAME.get();
        assertThatThrownBy(() -> search.run(root, Limits.none())).hasStackTraceContaining("no more moves");
        assertThat(Thread.getAllStackTraces().keySet()).noneMatch(thread -> thread.isAlive() && thread.getName().startsWith("search "));
        assertThat(search.run(MIDDLEGAME, Limits.ofDepth(3)).move()).isNotEqualTo(Arena.NONE);
    }

    /** An arena that throws after some moves. */
    private static Arena failing(Arena arena, int moves) {
        AtomicInteger left = new AtomicInteger(moves);
        return (Arena) Proxy.newProxyInstance(Arena.class.getClassLoader(), new Class<?>[] {Arena.class}, (proxy, method, arguments) -> {
            if (method.getName().equals("play") && left.decrementAndGet() < 0) {
                throw new IllegalStateException("no more moves");
            }
            try {
                return method.invoke(arena, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
    }

    @Test
    void the_time_limit_counts_once_the_main_thread_has_a_move() {
        Control control = new Control(new Clock(System.nanoTime() - 2, 1, 1, true), Long.MAX_VALUE, () -> 0);
        assertThat(control.isOver(GLANCE)).isFalse();
        control.hasMove();
        assertThat(control.isOver(GLANCE)).isTrue();
    }

    /** A search that pondered for longer than it would have thought answers at once; one that did not goes on. */
    @Test
    void time_spent_pondering_counts_for_the_soft_limit() {
        Control enough = new Control(new Clock(0, 1, Long.MAX_VALUE / 2, false), Long.MAX_VALUE, () -> 0);
        enough.hasMove();
        enough.ponderHit();
        assertThat(enough.isStopped()).isTrue();
        Control tooLittle = new Control(new Clock(0, Long.MAX_VALUE / 4, Long.MAX_VALUE / 2, false), Long.MAX_VALUE, () -> 0);
        tooLittle.hasMove();
        tooLittle.ponderHit();
        assertThat(tooLittle.isStopped()).isFalse();
    }
}
