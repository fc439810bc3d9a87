package org.openarbiter.protocol.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever a process does, whoever speaks to it is never stuck. */
@Timeout(60)
class EngineProcessTest {
    private static long in(long millis) {
        return System.nanoTime() + Duration.ofMillis(millis).toNanos();
    }

    @Test
    void lines_come_as_they_are_said_and_in_order() throws EngineException {
        try (EngineProcess process = Scripts.start("(\\w+) (\\w+) => $2|$1")) {
            process.say("one two");
            assertThat(heard(process, 2)).containsExactly("two", "one");
        }
    }

    private static List<String> heard(EngineProcess process, int lines) throws EngineException {
        List<String> heard = new ArrayList<>();
        while (heard.size() < lines) {
            EngineProcess.Line line = process.readLine(in(20_000));
            assertThat(line).isNotNull();
            heard.add(line.text());
        }
        return heard;
    }

    @Test
    void a_wait_has_an_end() throws EngineException {
        try (EngineProcess process = Scripts.start("never => said")) {
            assertThat(process.readLine(in(50))).isNull();
            assertThat(process.isAlive()).isTrue();
        }
    }

    @Test
    void an_end_is_reported_with_its_exit_code_and_the_last_words_after_all_that_was_said() throws EngineException {
        try (EngineProcess process = Scripts.start("go => one|@error out of luck|@sleep 100|@exit 7")) {
            process.say("go");
            assertThat(heard(process, 1)).containsExactly("one");
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(() -> process.readLine(in(20_000)))
                        .isInstanceOfSatisfying(EngineException.class, e -> assertThat(e.failure()).isEqualTo(Failure.CRASHED))
                        .hasMessage("ended with exit code 7; its last output: out of luck");
            }
        }
    }

    @Test
    void who_drains_still_learns_of_the_end() throws EngineException, InterruptedException {
        try (EngineProcess process = Scripts.start("go => one|@exit 0")) {
            process.say("go");
            while (process.isAlive()) {
                Thread.sleep(10);
            }
            process.drain();
            assertThatThrownBy(() -> {
                while (process.readLine(in(20_000)) != null) {
                    process.drain();
                }
            }).isInstanceOf(EngineException.class);
        }
    }

    @Test
    void a_program_that_is_not_there_is_reported() {
        assertThatThrownBy(() -> new EngineProcess(List.of("/there/is/no/such/engine"), null, line -> {}).close())
                .isInstanceOfSatisfying(EngineException.class, e -> assertThat(e.failure()).isEqualTo(Failure.NOT_STARTED))
                .hasMessage("cannot be started: /there/is/no/such/engine: No such file or directory");
        assertThatThrownBy(() -> new EngineProcess(List.of("java"), Path.of("no/such/folder"), line -> {}).close())
                .hasMessage("cannot be started: there is no folder no/such/folder");
    }

    @Test
    void a_flood_holds_nobody_up() throws EngineException {
        try (EngineProcess process = Scripts.start("go => @flood 100000|done")) {
            process.say("go");
            assertThat(heard(process, 100_001).getLast()).isEqualTo("done");
        }
    }

    @Test
    void what_nobody_hears_is_kept_within_bounds() throws EngineException, InterruptedException {
        AtomicInteger lines = new AtomicInteger();
        try (EngineProcess process = new EngineProcess(Scripts.command("go => @long 100000"), null,
                line -> lines.incrementAndGet())) {
            process.say("go");
            int before = 0;
            while (lines.get() < 100 || lines.get() > before) {
                before = lines.get();
                Thread.sleep(300);
            }
            assertThat(lines.get()).isLessThan(200);
            heard(process, 200);
        }
    }

    @Test
    void a_process_that_does_not_read_holds_nobody_up() throws EngineException {
        try (EngineProcess process = Scripts.start("=> @sleep 60000", " ?=> @sleep 60000")) {
            for (int i = 0; i < 1000; i++) {
                process.say("x".repeat(1000));
            }
            assertThat(process.readLine(in(50))).isNull();
        }
    }

    @Test
    void closing_ends_a_process_that_does_not_want_to() throws EngineException {
        EngineProcess process = Scripts.start("quit => @sleep 60000");
        process.say("quit");
        process.close();
        assertThat(process.isAlive()).isFalse();
    }
}
