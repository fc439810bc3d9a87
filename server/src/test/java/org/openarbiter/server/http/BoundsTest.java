package org.openarbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What bounds requests: how fast a body comes, how much room it takes, how much is computed for whom. */
@Timeout(30)
class BoundsTest {
    private static final Duration SOON = Duration.ofMillis(100);

    @Test
    void a_body_that_trickles_is_cut_off_and_one_that_flows_is_not() throws IOException {
        AtomicLong clock = new AtomicLong();
        try (SteadyStream slow = new SteadyStream(new ByteArrayInputStream(new byte[100_000]), clock::get)) {
            for (int second = 0; second < 20; second++) {
                clock.addAndGet(1_000_000_000L);
                assertThat(slow.read()).isZero();
            }
            clock.addAndGet(1_000_000_000L);
            assertThatThrownBy(slow::read).isInstanceOfSatisfying(ProblemException.class,
                    e -> assertThat(e.problem().kind()).isEqualTo(Problem.Kind.TOO_SLOW));
        }
        try (SteadyStream steady = new SteadyStream(new ByteArrayInputStream(new byte[100_000]), clock::get)) {
            for (int second = 0; second < 90; second++) {
                clock.addAndGet(1_000_000_000L);
                assertThat(steady.read(new byte[1_000])).isEqualTo(1_000);
            }
        }
    }

    @Test
    void a_body_that_stops_is_too_slow_and_one_that_breaks_off_is_not() {
        for (boolean stops : new boolean[] {true, false}) {
            InputStream silent = new InputStream() {
                @Override
                public int read() throws IOException {
                    throw stops ? new IOException(new TimeoutException("idle")) : new EOFException("closed");
                }
            };
            assertThatThrownBy(() -> new SteadyStream(silent, System::nanoTime).readAllBytes())
                    .isInstanceOf(stops ? ProblemException.class : EOFException.class);
        }
    }

    @Test
    void room_is_given_back_when_a_request_is_done() {
        Room room = new Room(10);
        try (Room.Share one = room.share(); Room.Share other = room.share()) {
            one.take(7);
            other.take(3);
            assertThatThrownBy(() -> other.take(1)).isInstanceOfSatisfying(ProblemException.class, e -> {
                assertThat(e.problem().kind()).isEqualTo(Problem.Kind.BUSY);
                assertThat(e.problem().members()).containsKey("retryAfter");
            });
        }
        assertThat(room.free()).isEqualTo(10);
    }

    @Test
    void one_client_has_half_of_the_places_and_leaves_nothing_behind() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        try (Workers workers = new Workers(4, SOON); ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<?> first = clients.submit(() -> workers.work("greedy", () -> go.await(20, TimeUnit.SECONDS)));
            Future<?> second = clients.submit(() -> workers.work("greedy", () -> go.await(20, TimeUnit.SECONDS)));
            while (workers.clients() == 0 || first.state() != Future.State.RUNNING || second.state() != Future.State.RUNNING) {
                Thread.sleep(1);
            }
            Thread.sleep(SOON);
            assertThatThrownBy(() -> workers.work("greedy", () -> 3)).isInstanceOfSatisfying(ProblemException.class,
                    e -> assertThat(e.problem().kind()).isEqualTo(Problem.Kind.BUSY));
            assertThat(workers.work("modest", () -> 3)).isEqualTo(3);
            go.countDown();
            first.get(10, TimeUnit.SECONDS);
            second.get(10, TimeUnit.SECONDS);
            assertThat(workers.work("greedy", () -> 4)).isEqualTo(4);
            assertThatThrownBy(() -> workers.work("greedy", () -> {
                throw new IOException("its own");
            })).isInstanceOf(IOException.class).hasMessage("its own");
            assertThat(workers.clients()).isZero();
        }
    }

    @Test
    void a_client_who_asks_too_often_is_told_how_long_to_wait() {
        AtomicLong clock = new AtomicLong();
        Limits limits = new Limits(60, Duration.ofMinutes(1), clock::get);
        for (int i = 0; i < 60; i++) {
            assertThat(limits.take("one")).isZero();
        }
        assertThat(limits.take("one")).isEqualTo(1);
        assertThat(limits.take("other")).isZero();
        clock.addAndGet(1_000_000_000L);
        assertThat(limits.take("one")).isZero();
    }

    @Test
    void an_address_is_one_client_however_it_is_written() {
        Limits limits = new Limits(1, Duration.ofMinutes(1), () -> 0);
        assertThat(limits.take("1.2.3.4")).isZero();
        assertThat(limits.take("::ffff:1.2.3.4")).isPositive();
        assertThat(limits.take("::ffff:1.2.3.5")).isZero();
        assertThat(limits.take("2001:db8::1")).isZero();
        assertThat(limits.take("2001:db8:0:0:ffff::2")).as("the same household").isPositive();
        assertThat(limits.take("2001:db8:0:1::1")).isZero();
    }
}
