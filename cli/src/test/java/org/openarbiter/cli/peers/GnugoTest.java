package org.openarbiter.cli.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.Options;
import org.openarbiter.rules.core.Referee;
import org.openarbiter.rules.core.Rulebook;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.Shapes;

/**
 * GNU Go allows the same stones, at every position of random games on boards so small that they repeat often, under each rule of ko that
 * both know. It forbids suicide unless told otherwise.
 */
class GnugoTest {
    private static final Go GO = new Go();
    private static final int GAMES = 60;
    private static final int PLIES = 40;
    private static final int SUPERKO = 40;

    /** What the stones of a game were found to be. */
    private static final class Tally {
        int allowed;
        int forbidden;
        int repeating;
    }

    @TestFactory
    Stream<DynamicTest> gnugo_allows_the_same_stones() {
        Optional<Path> program = Peer.find("gnugo");
        return program.stream().flatMap(gnugo -> Stream.of(
                test(gnugo, "simple", "--simple-ko", 0),
                test(gnugo, "psk", "--positional-superko", SUPERKO),
                test(gnugo, "ssk", "--situational-superko", SUPERKO)));
    }

    /** One process plays all games of a form; they must contain so many stones that only superko forbids. */
    private static DynamicTest test(Path gnugo, String form, String option, int superko) {
        return DynamicTest.dynamicTest(form, () -> {
            Rulebook<GoBoard> book = GO.rulebooks().stream()
                    .filter(known -> known.name().equals("go:" + form))
                    .findFirst()
                    .orElseThrow();
            Tally tally = new Tally();
            try (Peer peer = Peer.start(gnugo, "--mode", "gtp", option, "--forbid-suicide")) {
                for (int game = 0; game < GAMES; game++) {
                    play(peer, book, new Random(game), 3 + game % 3, tally);
                }
            }
            assertThat(tally.allowed).isPositive();
            assertThat(tally.forbidden).isPositive();
            assertThat(tally.repeating).isGreaterThanOrEqualTo(superko);
        });
    }

    private static void play(Peer peer, Rulebook<GoBoard> book, Random random, int size, Tally tally)
            throws IOException, InputException {
        GoBoard board = new GoBoard(Shapes.of(size + "x" + size), GO.seats(), 0, false);
        Referee<GoBoard> referee = new Referee<>(book, GO.seats(), Options.DEFAULT, board);
        ask(peer, List.of("boardsize " + size, "clear_board"));
        List<String> played = new ArrayList<>();
        for (int ply = 0; ply < PLIES && !referee.isOver(); ply++) {
            String colour = GO.seats().name(referee.next());
            List<Integer> ours = IntStream.of(referee.legalPlays()).filter(board::isStone).boxed().toList();
            List<String> answers = ask(peer, IntStream.range(0, board.topology().size())
                    .mapToObj(point -> "is_legal " + colour + " " + board.pointName(point))
                    .toList());
            List<Integer> theirs = IntStream.range(0, answers.size()).filter(point -> answers.get(point).equals("= 1")).boxed().toList();
            assertThat(ours).as("%s: %s", book.name(), played).isEqualTo(theirs);
            count(referee, tally);
            // A pass now and then, never two in a row: they would end the game.
            boolean mayPass = played.isEmpty() || !played.getLast().endsWith("pass");
            if (ours.isEmpty() && !mayPass) {
                return;
            }
            boolean passes = ours.isEmpty() || mayPass && random.nextInt(8) == 0;
            int play = passes ? board.pass() : ours.get(random.nextInt(ours.size()));
            played.add(colour + " " + board.text(play));
            assertThat(ask(peer, List.of("play " + played.getLast()))).containsExactly("= ");
            referee.act(new Act.Play(referee.next(), play));
        }
    }

    private static void count(Referee<GoBoard> referee, Tally tally) {
        for (int point = 0; point < referee.board().topology().size(); point++) {
            if (referee.board().stoneAt(point) == GoBoard.EMPTY) {
                var prohibition = referee.preview(referee.next(), point);
                tally.allowed += prohibition == null ? 1 : 0;
                tally.forbidden += prohibition == null ? 0 : 1;
                tally.repeating += prohibition == null
                        ? 0
                        : (int) prohibition.findings().stream().filter(finding -> finding.kind().equals("superko")).count();
            }
        }
    }

    /** The first line of the answer to each command; what is said in between comes one after the other, as GTP wants it. */
    private static List<String> ask(Peer peer, List<String> commands) throws IOException {
        peer.say(commands.toArray(String[]::new));
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < commands.size(); i++) {
            List<String> heard = peer.hear(String::isEmpty);
            answers.add(heard.getFirst());
        }
        return answers;
    }
}
