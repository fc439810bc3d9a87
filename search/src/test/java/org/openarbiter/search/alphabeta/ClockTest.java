package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** How much of its time a search takes. */
class ClockTest {
    private static final long[] TIMES = {0, 1, 2, 5, 10, 20, 30, 45, 60, 100, 149, 150, 151, 300, 1000, 3000, 60_000, 7_200_000};
    private static final long[] INCREMENTS = {0, 1, 10, 30, 100, 2000, 30_000};
    private static final int[] MOVES_TO_GO = {0, 1, 2, 5, 28, 40, 1000};
    private static final long[] OVERHEADS = {0, 1, 10, 30, 100, 1000, 5000};

    private static Limits limits(long time, long increment, int movesToGo, long moveTime, long overhead) {
        return new Limits(time, increment, movesToGo, moveTime, overhead, Long.MAX_VALUE, Limits.MOST_DEPTH, false, List.of());
    }

    private static List<Limits> clocks() {
        List<Limits> all = new ArrayList<>();
        for (long time : TIMES) {
            for (long increment : INCREMENTS) {
                for (int movesToGo : MOVES_TO_GO) {
                    for (long overhead : OVERHEADS) {
                        all.add(limits(time, increment, movesToGo, 0, overhead));
                    }
                }
            }
        }
        return all;
    }

    private static double millis(long nanos) {
        return nanos / (double) TimeUnit.MILLISECONDS.toNanos(1);
    }

    @Test
    void never_takes_more_than_is_left_without_the_reserve() {
        assertThat(clocks()).allSatisfy(limits -> {
            Clock clock = Clock.of(limits, 0);
            double reserve = Math.min(limits.time() / 2.0, 5 * limits.overhead());
            assertThat(millis(clock.hard())).isBetween(0.0, limits.time() - reserve);
            assertThat(clock.soft()).isBetween(0L, clock.hard());
        });
    }

    @Test
    void never_takes_more_than_half_of_it_where_more_moves_follow() {
        assertThat(clocks()).filteredOn(limits -> limits.movesToGo() != 1).allSatisfy(limits ->
                assertThat(millis(Clock.of(limits, 0).hard())).isLessThanOrEqualTo(limits.time() / 2.0));
    }

    @Test
    void a_game_lasts_all_its_moves_though_each_takes_the_most() {
        for (long increment : INCREMENTS) {
            for (long overhead : new long[] {10, 30, 100}) {
                double left = 3000;
                for (int move = 0; move < 300; move++) {
                    left -= millis(Clock.of(limits((long) left, increment, 0, 0, overhead), 0).hard());
                    assertThat(left).as("increment %d, overhead %d, move %d", increment, overhead, move).isPositive();
                    left += increment;
                }
            }
        }
    }

    @Test
    void increments_fill_a_clock_that_is_nearly_empty() {
        for (long increment : new long[] {10, 20, 40}) {
            double left = 30;
            for (int move = 0; move < 1_000; move++) {
                // The usual share of a move, and what is lost on the way.
                double taken = millis(Clock.of(limits((long) left, increment, 0, 0, 30), 0).soft()) * 4 / 3 + 3;
                left += increment - taken;
            }
            assertThat(left).as("increment %d", increment).isGreaterThan(120);
        }
    }

    @Test
    void moves_up_to_a_control_are_all_paid_for() {
        for (int moves : new int[] {1, 2, 5, 40}) {
            double left = 60_000;
            for (int toGo = moves; toGo > 0; toGo--) {
                left -= millis(Clock.of(limits((long) left, 0, toGo, 0, 30), 0).hard());
            }
            assertThat(left).as("%d moves", moves).isPositive();
        }
    }

    @Test
    void a_fixed_time_is_taken_but_for_the_overhead() {
        assertThat(millis(Clock.of(limits(-1, 0, 0, 1000, 30), 0).hard())).isEqualTo(970);
        assertThat(millis(Clock.of(limits(-1, 0, 0, 40, 30), 0).hard())).isEqualTo(20);
    }

    @Test
    void the_first_iteration_is_finished_however_late_it_is() {
        Limits late = limits(0, 0, 0, 0, 30);
        // The queen hangs; the first move in the list is another.
        Outcome outcome = new Search(1).run(Arenas.at(Arenas.CHESS, "4k3/8/8/3q4/8/2N5/PP6/K7 w - - 0 1"), late);
        assertThat(outcome.depth()).isEqualTo(1);
        assertThat(Arenas.board(Arenas.CHESS, "4k3/8/8/3q4/8/2N5/PP6/K7 w - - 0 1").text(outcome.move())).isEqualTo("c3d5");
    }

    @Test
    void without_a_clock_or_while_pondering_it_is_never_up() {
        assertThat(Clock.of(Limits.none(), 0).isUp()).isFalse();
        Limits clock = limits(3000, 0, 0, 0, 0);
        Limits pondering = new Limits(3000, 0, 0, 0, 0, Long.MAX_VALUE, Limits.MOST_DEPTH, true, List.of());
        long longAgo = System.nanoTime() - TimeUnit.SECONDS.toNanos(1);
        assertThat(Clock.of(clock, longAgo).isUp()).isTrue();
        assertThat(Clock.of(pondering, longAgo).isUp()).isFalse();
        assertThat(Clock.of(pondering, longAgo).running().isUp()).isFalse();
    }
}
