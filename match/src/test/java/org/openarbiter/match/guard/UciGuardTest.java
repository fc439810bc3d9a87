package org.openarbiter.match.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.match.Programs;
import org.openarbiter.match.UciPlayer;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.uci.UciProtocol;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.xiangqi.Xiangqi;

/**
 * Behind the guard an engine neither plays what is not allowed, nor loses by repetition where it need not, nor hangs, nor ends.
 */
@Timeout(120)
class UciGuardTest {
    private static final Duration GREETING = Duration.ofSeconds(60);
    private static final Chess CHESS = new Chess();
    private static final Xiangqi XIANGQI = new Xiangqi();
    /** Red gives check on every move: the second time the position comes back for the third time, Red has lost. */
    private static final String PERPETUAL =
            "position fen 3k5/9/9/9/9/9/9/9/3R5/5K3 b - - 0 1 moves d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9";

    private static final class Controller implements AutoCloseable {
        final List<String> log = Collections.synchronizedList(new ArrayList<>());
        private final OutputStream commands;
        private final BufferedReader answers;
        private final Thread thread;

        /** Behind a guard whose engine does these deeds, one element each time it is started; the last one ever after. */
        <B extends Board> Controller(UciProtocol protocol, Game<B> game, String rules, String... deeds)
                throws IOException, EngineException, RulebookException {
            AtomicInteger starts = new AtomicInteger();
            PipedOutputStream toGuard = new PipedOutputStream();
            PipedInputStream fromGuard = new PipedInputStream(1 << 16);
            PipedInputStream in = new PipedInputStream(toGuard);
            PrintStream out = new PrintStream(new PipedOutputStream(fromGuard), true, StandardCharsets.UTF_8);
            Launcher launcher = () -> {
                String deed = deeds[Math.min(starts.getAndIncrement(), deeds.length - 1)];
                return new EngineProcess(Programs.command(UciPlayer.class, game.name(), "1", deed), null, line -> {});
            };
            UciGuard<B> guard = new UciGuard<>(launcher, protocol, null, game, game.rulebook(rules), out, log::add);
            thread = Thread.ofPlatform().daemon().start(() -> {
                try {
                    guard.serve(in, GREETING);
                } catch (IOException | InterruptedException | EngineException e) {
                    log.add("the guard failed: " + e);
                }
            });
            commands = toGuard;
            answers = new BufferedReader(new InputStreamReader(fromGuard, StandardCharsets.UTF_8));
            say(protocol.greeting());
            readLine(protocol.ready());
        }

        void say(String... lines) throws IOException {
            for (String line : lines) {
                commands.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            }
            commands.flush();
        }

        String readLine(String word) throws IOException {
            String line = answers.readLine();
            while (!line.split(" ")[0].equals(word)) {
                line = answers.readLine();
            }
            return line;
        }

        String move(String position, String go) throws IOException {
            say(position, go);
            return readLine("bestmove");
        }

        @Override
        public void close() throws IOException {
            say("quit");
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("the guard was not waited for", e);
            }
        }
    }

    /** An engine that fails at the handshake is reported, and the controller is neither left waiting nor flooded. */
    @ParameterizedTest
    @CsvSource({
        "quits, isready, 60, ended with exit code 4",
        "mute, isready, 1, did not answer uci with uciok within 1 s",
        "mute, quit, 60, did not answer uci with uciok within 2 s",
        "chatters, quit, 60, did not answer uci with uciok within 2 s"
    })
    void one_that_does_not_greet_ends_the_guard(String deed, String last, int seconds, String told) throws Exception {
        List<String> engine = Programs.command(UciPlayer.class, "chess", "1", deed);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        UciGuard<?> guard = new UciGuard<>(
                () -> new EngineProcess(engine, null, line -> {}), UciProtocol.UCI, null, CHESS, CHESS.rulebook("match-runner"),
                new PrintStream(out, true, StandardCharsets.UTF_8), line -> {});
        try (PipedOutputStream commands = new PipedOutputStream(); PipedInputStream in = new PipedInputStream(commands)) {
            commands.write(("uci\n" + last + "\n").getBytes(StandardCharsets.UTF_8));
            assertThatThrownBy(() -> guard.serve(in, Duration.ofSeconds(seconds)))
                    .isInstanceOf(EngineException.class).hasMessageContaining(told);
        }
        assertThat(out.size()).isLessThan(10_000_000);
    }

    @Test
    void the_end_of_the_input_is_a_farewell() throws Exception {
        Orders orders = new Orders(new ByteArrayInputStream("uci\n isready \n".getBytes(StandardCharsets.UTF_8)));
        assertThat(List.of(orders.next(), orders.next(), orders.next(), orders.next())).containsExactly("uci", "isready", "quit", "quit");
        assertThat(orders.isOver()).isTrue();
    }

    @Test
    void only_so_much_a_second_is_passed_on() {
        Chatter chatter = new Chatter();
        long passed = IntStream.range(0, 100_000).filter(at -> !chatter.isTooMuch("x", 5)).count();
        assertThat(passed).isEqualTo(5_000);
        assertThat(chatter.isTooMuch("x", 2_000_000_000)).as("a second later").isFalse();
        assertThat(chatter.isTooMuch("x".repeat(2_000_000), 2_000_000_001)).isFalse();
        assertThat(chatter.isTooMuch("x", 2_000_000_002)).as("after a long line").isTrue();
    }

    @Test
    void moves_are_made_while_an_engine_that_does_not_come_back_is_started_anew() throws Exception {
        try (Controller controller = new Controller(UciProtocol.UCI, CHESS, "match-runner", "crash", "mute")) {
            isLegal(CHESS, controller.move("position startpos", "go depth 1"));
            while (controller.log.stream().noneMatch(line -> line.contains("is started anew"))) {
                Thread.sleep(5);
            }
            isLegal(CHESS, controller.move("position startpos", "go depth 1"));
            assertThat(controller.log).noneMatch(line -> line.contains("cannot be started anew"));
        }
    }

    private static void isLegal(Game<?> game, String bestmove) throws Exception {
        Board board = game.board("startpos");
        assertThat(board.isLegal(board.toMove(), board.parse(bestmove.split(" ")[1]))).isTrue();
    }

    @Test
    void what_is_allowed_passes_through() throws Exception {
        try (Controller controller = new Controller(UciProtocol.UCI, CHESS, "match-runner", "e2e4")) {
            controller.say("isready");
            controller.readLine("readyok");
            assertThat(controller.move("position startpos", "go depth 1")).isEqualTo("bestmove e2e4");
            assertThat(controller.log).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "UCI, e2e5, it is asked again without e2e5: go wtime",
        "UCI, e2e5!, is played in the engine's name",
        "UCI, none, (none) is held back",
        "UCI, junk, xyzzy is held back",
        "UCI, babble, is played in the engine's name",
        "UCI, crash, the engine ended with exit code 3; its last output: something went wrong",
        "UCI, hang, the engine did not move in time",
        "UCI, flood, the engine did not move in time",
        "UCI, endless, the engine did not move in time",
        "UCCI, e0e5, it is asked again without e0e5: go time",
        "UCCI, e0e5!, is played in the engine's name",
        "UCCI, none, (none) is held back",
        "UCCI, crash, the engine ended with exit code 3; its last output: something went wrong",
        "UCCI, hang, the engine did not move in time"
    })
    void whatever_the_engine_does_a_legal_move_comes_in_time(UciProtocol protocol, String deed, String logged) throws Exception {
        boolean xiangqi = protocol == UciProtocol.UCCI;
        Game<?> game = xiangqi ? XIANGQI : CHESS;
        String go = xiangqi ? "go time 3000 increment 0" : "go wtime 3000 btime 3000";
        try (Controller controller = new Controller(protocol, game, xiangqi ? "wxf" : "match-runner", deed)) {
            long begun = System.nanoTime();
            isLegal(game, controller.move("position startpos", go));
            assertThat(System.nanoTime() - begun).isLessThan(Duration.ofSeconds(3).toNanos());
            assertThat(String.join("\n", controller.log)).contains(logged).hasSizeLessThan(2000);
            if (!List.of("hang", "crash", "flood", "endless").contains(deed)) {
                assertThat(controller.move("position startpos moves " + (xiangqi ? "h2e2" : "e2e4"), go)).startsWith("bestmove ");
            }
        }
    }

    @Test
    void one_that_moves_when_told_to_stop_is_told_to() throws Exception {
        try (Controller controller = new Controller(UciProtocol.UCI, CHESS, "match-runner", "stop")) {
            isLegal(CHESS, controller.move("position startpos", "go wtime 1000 btime 1000"));
            assertThat(controller.log).isEmpty();
        }
    }

    @Test
    void an_engine_that_ended_is_started_anew() throws Exception {
        try (Controller controller = new Controller(UciProtocol.UCI, CHESS, "match-runner", "crash")) {
            isLegal(CHESS, controller.move("position startpos", "go movetime 2000"));
            controller.say("isready");
            controller.readLine("readyok");
            assertThat(controller.log)
                    .contains("the engine is started anew: it ended with exit code 3; its last output: something went wrong");
        }
    }

    @ParameterizedTest
    @CsvSource({"UCI, wxf", "UCCI, wxf", "UCCI, check-only"})
    void a_move_that_closes_a_perpetual_check_is_held_back(UciProtocol protocol, String rules) throws Exception {
        try (Controller controller = new Controller(protocol, XIANGQI, rules, "e1d1")) {
            String move = controller.move(PERPETUAL, "go depth 3");
            assertThat(move).startsWith("bestmove ").isNotEqualTo("bestmove e1d1");
            assertThat(controller.log.getFirst())
                    .startsWith("e1d1 is held back: xiangqi:" + rules + "/perpetual-check makes it lose: ");
        }
    }

    @Test
    void positions_that_make_no_sense_are_reported_and_nothing_is_held_back() throws Exception {
        try (Controller controller = new Controller(UciProtocol.UCI, CHESS, "match-runner", "e2e4")) {
            assertThat(controller.move("position fen nonsense", "go depth 1")).isEqualTo("bestmove e2e4");
            assertThat(controller.log).first().asString().contains("cannot follow position fen nonsense");
        }
    }

    @Test
    void the_go_line_says_what_is_left() {
        assertThat(new GoLine(UciProtocol.UCI, List.of("go", "wtime", "1000", "btime", "500", "searchmoves", "a2a3"), false)
                .again(300))
                .isEqualTo("go wtime 1000 btime 200");
        assertThat(new GoLine(UciProtocol.UCI, List.of("go", "infinite"), true).again(300)).isEqualTo("go movetime 100");
        assertThat(new GoLine(UciProtocol.UCCI, List.of("go", "time", "250", "increment", "0"), true).again(300))
                .isEqualTo("go time 10 increment 0");
        assertThat(new GoLine(UciProtocol.UCI, List.of("go", "wtime", "x"), true).millis()).isEqualTo(-1);
    }
}
