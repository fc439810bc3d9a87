package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The transposition table gives back what was put in, or nothing. */
class TableTest {

    @Test
    void an_entry_keeps_all_its_parts() {
        var table = new Table(1);
        var random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            long key = random.nextLong();
            int move = random.nextInt(1, Arena.MOVES);
            int score = random.nextInt(-Score.MATE, Score.MATE + 1);
            int value = random.nextInt(-Score.INFINITE, Score.MATE + 1);
            int depth = random.nextInt(Table.MOST_DEPTH + 1);
            int bound = random.nextInt(1, 4);
            table.store(key, move, score, value, depth, bound);
            long data = table.probe(key);
            assertThat(Table.move(data)).isEqualTo(move);
            assertThat(Table.score(data)).isEqualTo(score);
            assertThat(Table.value(data)).isEqualTo(value);
            assertThat(Table.depth(data)).isEqualTo(depth);
            assertThat(Table.bound(data)).isEqualTo(bound);
        }
        assertThat(table.probe(random.nextLong())).isZero();
    }

    @Test
    void a_deeper_result_of_the_same_search_stays_unless_the_new_one_is_exact() {
        var table = new Table(1);
        table.store(5, 1, 10, 0, 9, Table.LOWER);
        table.store(5, 2, 20, 0, 3, Table.UPPER);
        assertThat(Table.score(table.probe(5))).isEqualTo(10);
        table.store(5, 2, 20, 0, 3, Table.EXACT);
        assertThat(Table.score(table.probe(5))).isEqualTo(20);
        table.store(5, Arena.NONE, 30, 0, 9, Table.UPPER);
        assertThat(Table.move(table.probe(5))).as("a move that is known is not lost").isEqualTo(2);
    }

    @Test
    void what_earlier_searches_left_goes_first() {
        var table = new Table(1);
        long key = 1L << 50;
        for (int i = 0; i < 4; i++) {
            table.store(key + i, i + 1, 0, 0, i == 0 ? 20 : 30, Table.EXACT);
        }
        table.age();
        table.age();
        table.store(key + 9, 9, 0, 0, 1, Table.EXACT);
        assertThat(table.probe(key)).as("the shallowest of the old ones").isZero();
        for (int i = 1; i < 4; i++) {
            assertThat(Table.move(table.probe(key + i))).isEqualTo(i + 1);
        }
        assertThat(table.probe(key + 9)).isNotZero();
    }

    @Test
    void a_table_is_empty_when_it_is_new_cleared_or_of_another_size() {
        var table = new Table(1);
        table.store(5, 1, 10, 0, 9, Table.LOWER);
        table.resize(1);
        assertThat(table.probe(5)).as("of the same size").isNotZero();
        table.clear();
        assertThat(table.probe(5)).isZero();
        table.store(5, 1, 10, 0, 9, Table.LOWER);
        table.resize(2);
        assertThat(table.probe(5)).isZero();
        assertThat(table.permille()).isZero();
    }

    @Test
    void threads_never_read_what_nobody_wrote() throws InterruptedException {
        var table = new Table(1);
        var wrong = new AtomicInteger();
        var read = new AtomicInteger();
        Runnable work = () -> {
            var random = new Random(7);
            for (int i = 0; i < 400_000; i++) {
                // Few keys in one bucket, so that the threads are in each other's way; the move tells which key it was kept for.
                long key = 1 + random.nextInt(16);
                table.store(key, (int) key, (int) key * 3, 0, random.nextInt(100), 1 + random.nextInt(3));
                long data = table.probe(1 + (key + 5) % 16);
                if (data != 0) {
                    read.incrementAndGet();
                    boolean right = Table.move(data) == 1 + (key + 5) % 16 && Table.score(data) == 3 * Table.move(data);
                    wrong.addAndGet(right ? 0 : 1);
                }
            }
        };
        Thread other = Thread.ofPlatform().start(work);
        work.run();
        other.join();
        assertThat(wrong.get()).isZero();
        assertThat(read.get()).isPositive();
    }
}
