package org.openarbiter.cli.peers;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;

/**
 * GNU Go allows the same stones, at every position of random games on boards so small that they repeat often, under each rule of ko
 * that both know, and rejects the same plays of the cases made for it.
 *
 * <p>Suicide stays forbidden: version 3.8 does not see a board that comes back by suicide ({@code boardsize 1}, {@code
 * --positional-superko --allow-all-suicide}, {@code play B A1} is accepted).
 */
class GnugoTest {
    private static final Go GO = new Go();
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path CASES = Path.of("..", "cases", "go", "superko.jsonl");
    private static final Pattern RULES = Pattern.compile("go:(simple|psk|ssk)");
    private static final Pattern SQUARE = Pattern.compile("([0-9]+)x\\1");
    private static final Map<String, String> OPTIONS =
            Map.of("simple", "--simple-ko", "psk", "--positional-superko", "ssk", "--situational-superko");
    private static final int GAMES = 150;
    private static final int PLIES = 80;
    private static final int SUPERKO = 50;

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
                test(gnugo, "simple", 0), test(gnugo, "psk", SUPERKO), test(gnugo, "ssk", SUPERKO)));
    }

    @TestFactory
    Stream<DynamicTest> gnugo_rejects_the_same_plays_of_the_cases() throws IOException {
        Optional<Path> program = Peer.find("gnugo");
        if (program.isEmpty()) {
            return Stream.empty();
        }
        List<DynamicTest> tests = new ArrayList<>();
        for (String line : Files.readAllLines(CASES)) {
            JsonNode one = JSON.readTree(line);
            Matcher rules = RULES.matcher(one.path("rules").asText());
            Matcher board = SQUARE.matcher(one.path("board").asText());
            if (rules.matches() && board.matches()) {
                tests.add(DynamicTest.dynamicTest(
                        one.path("id").asText(), () -> compare(one, program.get(), rules.group(1), board.group())));
            }
        }
        assertThat(tests).hasSizeGreaterThan(20);
        return tests.stream();
    }

    /** The first play that a rule forbids is the first one that GNU Go rejects; what follows it there is another game. */
    private static void compare(JsonNode one, Path gnugo, String form, String size)
            throws IOException, InputException, PlayException {
        GoBoard board = new GoBoard(Shapes.of(size), GO.seats(), 0, false);
        Referee<GoBoard> referee = new Referee<>(book(form), GO.seats(), Options.DEFAULT, board);
        List<String> commands = new ArrayList<>(List.of("boardsize " + board.topology().width(), "clear_board"));
        for (JsonNode move : one.path("moves")) {
            String[] words = move.asText().split(" ");
            commands.add("play " + move.asText());
            referee.act(new Act.Play(GO.seats().indexOf(words[0]), board.parse(words[1])));
        }
        List<Violation> violations = referee.ruling().violations();
        int ours = violations.isEmpty() ? -1 : violations.getFirst().ply();
        try (Peer peer = Peer.start(gnugo, "--mode", "gtp", OPTIONS.get(form), "--forbid-suicide")) {
            List<String> answers = ask(peer, commands);
            int theirs = IntStream.range(2, answers.size())
                    .filter(i -> answers.get(i).startsWith("?"))
                    .map(i -> i - 1)
                    .findFirst()
                    .orElse(-1);
            assertThat(ours).isEqualTo(theirs);
        }
    }

    private static Rulebook<GoBoard> book(String form) {
        return GO.rulebooks().stream().filter(known -> known.name().equals("go:" + form)).findFirst().orElseThrow();
    }

    /** One process plays all games of a form; they must contain at least this number of plays that only superko forbids. */
    private static DynamicTest test(Path gnugo, String form, int superko) {
        return DynamicTest.dynamicTest(form, () -> {
            Tally tally = new Tally();
            try (Peer peer = Peer.start(gnugo, "--mode", "gtp", OPTIONS.get(form), "--forbid-suicide")) {
                for (int game = 0; game < GAMES; game++) {
                    play(peer, book(form), new Random(game), 3 + game % 3, tally);
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
            String color = GO.seats().name(referee.next());
            List<Integer> ours = IntStream.of(referee.legalPlays()).filter(board::isStone).boxed().toList();
            List<String> answers = ask(peer, IntStream.range(0, board.topology().size())
                    .mapToObj(point -> "is_legal " + color + " " + board.pointName(point))
                    .toList());
            List<Integer> theirs =
                    IntStream.range(0, answers.size()).filter(point -> answers.get(point).equals("= 1")).boxed().toList();
            assertThat(ours).as("%s: %s", book.name(), played).isEqualTo(theirs);
            count(referee, tally);
            // A pass now and then, never two in a row: they would end the game.
            boolean mayPass = played.isEmpty() || !played.getLast().endsWith("pass");
            if (ours.isEmpty() && !mayPass) {
                return;
            }
            boolean passes = ours.isEmpty() || mayPass && random.nextInt(8) == 0;
            int play = passes ? board.pass() : choose(board, ours, random);
            played.add(color + " " + board.text(play));
            assertThat(ask(peer, List.of("play " + played.getLast()))).containsExactly("= ");
            referee.act(new Act.Play(referee.next(), play));
        }
    }

    /** A stone of these; as likely as not one that captures, if there is any, for that is what repeats boards. */
    private static int choose(GoBoard board, List<Integer> stones, Random random) {
        List<Integer> capturing = stones.stream().filter(stone -> captures(board, stone)).toList();
        List<Integer> from = capturing.isEmpty() || random.nextBoolean() ? stones : capturing;
        return from.get(random.nextInt(from.size()));
    }

    private static boolean captures(GoBoard board, int stone) {
        board.play(board.toMove(), stone);
        int taken = board.takenByLatest();
        board.undo();
        return taken > 0;
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
