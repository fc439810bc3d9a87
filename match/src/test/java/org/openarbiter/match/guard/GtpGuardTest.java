package org.openarbiter.match.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.match.Programs;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.engine.Failure;
import org.openarbiter.protocol.gtp.GtpLink;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * The incidents of the tournaments on KGS cannot happen behind the guard: an engine that knows simple ko alone wants to play what
 * positional superko forbids, and then varies, insists, resigns, hangs or ends.
 */
@Timeout(120)
class GtpGuardTest {
    private static final Go GO = new Go();
    private static final String SENDING_TWO = "B1 A2 C2 B2 A1 C1 B1";
    private static final String TRIPLE_KO =
            "A3 D2 B4 pass A2 pass A4 pass A5 D4 A1 E1 C3 C4 B2 E2 pass D5 pass B5 pass B1 pass E5 pass D1 pass"
            + " C2 pass D3 pass E4 pass E3 C5 B3 C1 B5 C3 B1";

    /** A controller on the other side of the guard, which keeps the game under the rulebook of the tournament. */
    private static final class Tournament implements AutoCloseable {
        final List<String> log = Collections.synchronizedList(new ArrayList<>());
        final Referee<GoBoard> referee;
        private final OutputStream commands;
        private final BufferedReader answers;
        private final Thread thread;

        Tournament(String rules, int size, List<String> engine)
                throws IOException, EngineException, InputException, RulebookException {
            referee =
                    new Referee<>(GO.rulebook(rules), GO.seats(), Options.DEFAULT.withStrict(true), GO.board(size + "x" + size));
            PipedOutputStream toGuard = new PipedOutputStream();
            PipedInputStream fromGuard = new PipedInputStream();
            PipedInputStream in = new PipedInputStream(toGuard);
            PipedOutputStream out = new PipedOutputStream(fromGuard);
            GtpGuard guard = new GtpGuard(
                    () -> new EngineProcess(engine, null, line -> {}), GO.rulebook(rules), Duration.ofSeconds(20), Duration.ofSeconds(20),
                    log::add);
            thread = Thread.ofPlatform().daemon().start(() -> {
                try {
                    guard.serve(in, out);
                } catch (IOException e) {
                    log.add("the guard failed: " + e);
                }
            });
            commands = toGuard;
            answers = new BufferedReader(new InputStreamReader(fromGuard, StandardCharsets.UTF_8));
            ask("boardsize " + size);
            ask("clear_board");
        }

        String ask(String command) throws IOException {
            commands.write((command + "\n").getBytes(StandardCharsets.UTF_8));
            commands.flush();
            StringBuilder answer = new StringBuilder(answers.readLine());
            for (String line = answers.readLine(); !line.isEmpty(); line = answers.readLine()) {
                answer.append('\n').append(line);
            }
            return answer.toString();
        }

        /** The engine moves; whatever it plays must be allowed. */
        String engineMoves(String color) throws IOException, PlayException {
            String answer = ask("genmove " + color);
            assertThat(answer).startsWith("= ");
            String vertex = answer.substring(2);
            assertThat(vertex).isNotEqualToIgnoringCase("resign");
            int seat = GoWatch.seat(color);
            Verdict verdict = act(vertex);
            assertThat(verdict).as("%s after %s", vertex, log).isNotInstanceOf(Verdict.Illegal.class);
            assertThat(referee.isActive(seat)).as("%s after %s", vertex, log).isTrue();
            return vertex;
        }

        Verdict act(String vertex) throws PlayException {
            return referee.act(
                    new Act.Play(referee.next(), referee.board().parse(vertex.equalsIgnoreCase("pass") ? "pass" : vertex)));
        }

        @Override
        public void close() throws IOException {
            assertThat(ask("quit")).startsWith("=");
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("the guard was not waited for", e);
            }
        }
    }

    private static List<String> engine(KoPlayer.Temper temper, List<String> moves, int seat) {
        List<String> wishes = new ArrayList<>();
        for (int i = seat; i < moves.size(); i += 2) {
            wishes.add(moves.get(i));
        }
        return Programs.command(KoPlayer.class, temper.name(), String.join(",", wishes));
    }

    /** Plays a game in which the engine, at the seat of the last move, wants to make that last one; the rule forbids it. */
    private static List<String> play(String rules, int size, String game, KoPlayer.Temper temper, String timeLeft, String rule)
            throws Exception {
        List<String> moves = List.of(game.split(" "));
        int seat = (moves.size() - 1) % 2;
        String color = seat == 0 ? "B" : "W";
        try (Tournament tournament = new Tournament(rules, size, engine(temper, moves, seat))) {
            for (int i = 0; i < moves.size() - 1; i++) {
                if (i % 2 == seat) {
                    assertThat(tournament.engineMoves(color)).isEqualTo(moves.get(i));
                } else {
                    assertThat(tournament.ask("play " + (seat == 0 ? "W " : "B ") + moves.get(i))).startsWith("=");
                    tournament.act(moves.get(i));
                }
            }
            assertThat(tournament.log).isEmpty();
            tournament.ask("time_left " + color + " " + timeLeft + " 0");
            long begun = System.nanoTime();
            assertThat(tournament.engineMoves(color)).isNotEqualTo(moves.getLast());
            assertThat(System.nanoTime() - begun).as("in time")
                    .isLessThan(Duration.ofSeconds(Long.parseLong(timeLeft)).toNanos());
            assertThat(tournament.log.getFirst())
                    .contains(color + " " + moves.getLast() + " is held back: go:" + rules + "/" + rule);
            goOn(tournament, color, seat);
            return List.copyOf(tournament.log);
        }
    }

    /** The game goes on as if nothing had happened: nobody is out of step. */
    private static void goOn(Tournament tournament, String color, int seat) throws IOException, PlayException {
        int logged = tournament.log.size();
        assertThat(tournament.ask("play " + (seat == 0 ? "W" : "B") + " pass")).startsWith("=");
        tournament.act("pass");
        if (!tournament.referee.isOver()) {
            String answer = tournament.ask("genmove " + color);
            assertThat(answer).startsWith("= ").isNotEqualTo("= resign");
            assertThat(tournament.referee.preview(seat, tournament.referee.board().parse(answer.substring(2)))).isNull();
        }
        assertThat(tournament.log.subList(logged, tournament.log.size())).noneMatch(line -> line.contains("refused"));
    }

    /** Such as an engine of another protocol: nobody waits for it as long as for a move. */
    @Test
    void an_engine_that_does_not_answer_the_greeting_is_not_waited_for_longer() throws RulebookException {
        List<String> silent = List.of("sh", "-c", "while read -r line; do :; done");
        var rulebook = GO.rulebook("psk");
        EngineException e = catchThrowableOfType(EngineException.class, () -> new GtpGuard(
                () -> new EngineProcess(silent, null, line -> {}), rulebook, Duration.ofMillis(200), Duration.ofMinutes(10), line -> {}));
        assertThat(e.failure()).isEqualTo(Failure.SILENT);
        assertThat(e.reason()).startsWith("did not answer list_commands within ");
    }

    @ParameterizedTest
    @EnumSource(KoPlayer.Temper.class)
    void no_engine_loses_a_game_because_superko_forbids_its_play(KoPlayer.Temper temper) throws Exception {
        List<String> log = play("kgs-chinese", 3, SENDING_TWO, temper, "4", "superko forbids it");
        String all = String.join("\n", log);
        assertThat(all).contains("sending two, returning one");
        switch (temper) {
            case VARIES -> assertThat(all).contains("undo", "asked again: genmove B").doesNotContain("passes");
            case INSISTS -> assertThat(all).contains("undo", "B passes, in the engine's name");
            case KNOWS_NO_UNDO -> assertThat(all).contains("the game is replayed to it", "B passes, in the engine's name");
            case CAN_BE_RESTRICTED -> assertThat(all).contains("asked again: restricted_genmove B ").doesNotContain("passes");
            case CAN_AVOID -> assertThat(all).contains("asked again: kata-genmove_analyze B 100 avoid B B1 1")
                    .doesNotContain("passes");
            case RESIGNS -> assertThat(all).contains("resignation is not passed on", "B passes, in the engine's name");
            case HANGS -> assertThat(all).contains("did not move in time: B passes, in its name", "started anew");
            case CRASHES -> assertThat(all).contains("ended with exit code 1: B passes, in its name", "started anew");
        }
    }

    @ParameterizedTest
    @CsvFileSource(resources = "incidents.csv", delimiter = '|')
    void the_incidents_of_the_tournaments_cannot_happen(
            String date, String engine, String opponent, String became, String told, KoPlayer.Temper temper, String cycle,
            int size, String game)
            throws Exception {
        assertThat(bare(size, game)).as("without the guard").isEqualTo(game.substring(game.lastIndexOf(' ') + 1));
        List<String> log =
                play("kgs-chinese", size, game, temper, temper == KoPlayer.Temper.HANGS ? "3" : "10", "superko forbids it: ");
        assertThat(log.getFirst()).contains(told == null ? cycle : told);
        assertThat(log).anyMatch(line -> line.contains("passes, in"));
    }

    /** What an engine that knows simple ko alone plays last in a game, with nobody before it. */
    private static String bare(int size, String game) throws EngineException {
        List<String> moves = List.of(game.split(" "));
        int seat = (moves.size() - 1) % 2;
        Duration patience = Duration.ofSeconds(20);
        try (EngineProcess process = new EngineProcess(engine(KoPlayer.Temper.INSISTS, moves, seat), null, line -> {})) {
            GtpLink link = new GtpLink(process);
            link.insist("boardsize " + size, patience);
            String last = "";
            for (int i = 0; i < moves.size(); i++) {
                String color = i % 2 == 0 ? "B" : "W";
                last = link.insist(i % 2 == seat ? "genmove " + color : "play " + color + " " + moves.get(i), patience).text();
            }
            return last;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "kee, 5, " + TRIPLE_KO + ", primary-ko makes its player the one to blame",
        "olympiad, 3, " + SENDING_TWO + ", long-cycle makes it lose: ",
        "aga, 5, " + TRIPLE_KO + ", superko forbids it: "
    })
    void a_play_that_is_not_forbidden_but_paid_for_is_held_back_as_well(String rules, int size, String game, String rule)
            throws Exception {
        assertThat(play(rules, size, game, KoPlayer.Temper.INSISTS, "10", rule))
                .anyMatch(line -> line.contains("passes, in the engine's name"));
    }

    @Test
    void what_passes_through_is_the_engine_s_own() throws Exception {
        try (Tournament tournament = new Tournament("kgs-chinese", 3, engine(KoPlayer.Temper.CAN_AVOID, List.of("B2"), 0))) {
            assertThat(tournament.ask("7 list_commands")).startsWith("=7 ").contains("genmove")
                    .doesNotContain("kata-genmove_analyze");
            assertThat(tournament.ask("known_command undo")).isEqualTo("= true");
            assertThat(tournament.ask("known_command kata-genmove_analyze")).isEqualTo("= false");
            assertThat(tournament.ask("kata-genmove_analyze B 100")).isEqualTo("? unknown command");
            assertThat(tournament.ask("12 genmove b # a comment")).isEqualTo("=12 B2");
            assertThat(tournament.ask("undo")).isEqualTo("= ");
            assertThat(tournament.ask("genmove b")).isEqualTo("= A1");
            assertThat(tournament.log).isEmpty();
        }
    }

    @Test
    void forbidden_plays_of_the_controller_are_followed_and_reported() throws Exception {
        try (Tournament tournament = new Tournament("kgs-chinese", 3, engine(KoPlayer.Temper.VARIES, List.of("pass"), 0))) {
            for (String move : "B B1,W A2,B C2,W B2,B A1,W C1,B B1".split(",")) {
                assertThat(tournament.ask("play " + move)).startsWith("=");
            }
            assertThat(tournament.log).hasSize(1).first().asString()
                    .contains("B B1 came from the controller, although go:kgs-chinese/superko");
        }
    }

    /** GNU Go with simple ko, which would play the forbidden stone if it were let. */
    @TestFactory
    Stream<DynamicTest> gnugo_behind_the_guard_plays_what_is_allowed() {
        Path gnugo = Path.of("/usr/games/gnugo");
        if (!Files.isExecutable(gnugo)) {
            System.out.println("gnugo is not installed: the guard is not tried with it");
            return Stream.empty();
        }
        return Stream.of(DynamicTest.dynamicTest("gnugo", () -> {
            List<String> command = List.of(gnugo.toString(), "--mode", "gtp", "--simple-ko", "--level", "1", "--never-resign");
            try (Tournament tournament = new Tournament("kgs-chinese", 5, command)) {
                for (int ply = 0; ply < 60 && !tournament.referee.isOver(); ply++) {
                    tournament.engineMoves(ply % 2 == 0 ? "B" : "W");
                }
                assertThat(tournament.referee.record().plies()).isPositive();
            }
        }));
    }
}
