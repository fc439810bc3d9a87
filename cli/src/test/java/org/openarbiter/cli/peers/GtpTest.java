package org.openarbiter.cli.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openarbiter.players.go.GoEngine;
import org.openarbiter.rules.core.rule.RulebookException;

/**
 * GNU Go answers the same, to the letter, whatever is asked of random games over GTP that needs no judgment: what stands where, how it
 * came there, what may be played; and of a few positions where its judgment is beyond doubt.
 */
class GtpTest {
    private static final String COLUMNS = "ABCDEFGHJ";
    private static final List<String> COLORS = List.of("black", "white");
    private static final int PLIES = 50;
    private static final int GAMES = 3;

    private static final Map<String, List<String>> JUDGED = Map.of(
            "a string over a wall", position(
                    "D7 E5", "E7 F7 C7 C6",
                    "break_in D7 E9 F9 G9 E8 F8 G8", "block_off D7 E9 F9 G9 E8 F8 G8", "break_in D7 D7", "block_off D7 D7",
                    "break_in D7 E7", "break_in D7 J1", "block_off D7 J1", "break_in D7 E5", "block_off D7 E5", "break_in A1 B1"),
            "two stones in an eye", position(
                    "A2 B2 C2 D2 D1", "A1 B1 A3 B3 C3 D3 E2 E1",
                    "owl_substantial A1", "owl_substantial E1", "owl_substantial A2", "owl_substantial J9"),
            "two liberties each", position(
                    "G5 H5 J5 F4 G3 H2 J2", "G4 H4 J4 F5 G6 H7 J7",
                    "tactical_analyze_semeai G4 G5", "tactical_analyze_semeai G5 G4"));

    @TestFactory
    Stream<DynamicTest> gnugo_answers_the_same() {
        return Peer.find("gnugo").stream().flatMap(gnugo -> IntStream.range(0, GAMES).mapToObj(
                game -> DynamicTest.dynamicTest("game " + game, () -> compare(gnugo, script(new Random(game), 5 + game)))));
    }

    /** Where the answer is plain: ways into an area, captures that are enough to live, races by captures alone. */
    @TestFactory
    Stream<DynamicTest> gnugo_judges_the_same() {
        return Peer.find("gnugo").stream().flatMap(gnugo -> JUDGED.entrySet().stream().map(
                position -> DynamicTest.dynamicTest(position.getKey(), () -> compare(gnugo, position.getValue()))));
    }

    private static List<String> position(String white, String black, String... questions) {
        List<String> script = new ArrayList<>(List.of("boardsize 9", "clear_board"));
        Stream.of(white.split(" ")).map(vertex -> "play white " + vertex).forEach(script::add);
        Stream.of(black.split(" ")).map(vertex -> "play black " + vertex).forEach(script::add);
        script.addAll(List.of(questions));
        return script;
    }

    private static void compare(Path gnugo, List<String> script) throws IOException, RulebookException {
        List<String> ours = ours(script);
        List<String> theirs = theirs(gnugo, script);
        assertThat(ours).hasSize(script.size()).doesNotContainNull();
        for (int i = 0; i < script.size(); i++) {
            assertThat(ours.get(i)).as(String.join("\n", script.subList(0, i + 1))).isEqualTo(theirs.get(i));
        }
    }

    /** A game at random with questions between the plays; a play that is not allowed is answered with a question mark alone. */
    private static List<String> script(Random random, int size) {
        List<String> script = new ArrayList<>(List.of("boardsize " + size, "clear_board"));
        for (int ply = 0; ply < PLIES; ply++) {
            String color = COLORS.get(ply % 2);
            String vertex = vertex(random, size);
            script.add("is_legal " + color + " " + vertex);
            script.add("play " + color + " " + vertex);
            script.add("last_move");
            for (String command : List.of("color", "countlib", "findlib", "worm_stones")) {
                script.add(command + " " + vertex(random, size));
            }
            script.add("accuratelib " + COLORS.get(random.nextInt(2)) + " " + vertex(random, size));
            script.add("list_stones " + color);
            script.add("captures " + color);
            if (random.nextInt(8) == 0) {
                script.add("undo");
            }
        }
        script.addAll(List.of("move_history", "all_legal black", "all_legal white", "query_boardsize", "protocol_version"));
        return script;
    }

    private static String vertex(Random random, int size) {
        return COLUMNS.charAt(random.nextInt(size)) + Integer.toString(1 + random.nextInt(size));
    }

    private static List<String> ours(List<String> script) throws IOException, RulebookException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] commands = (String.join("\n", script) + "\n").getBytes(StandardCharsets.UTF_8);
        GoEngine.server("1.0", "go:simple").serve(new ByteArrayInputStream(commands), out);
        return answers(List.of(out.toString(StandardCharsets.UTF_8).split("\n", -1)));
    }

    private static List<String> theirs(Path gnugo, List<String> script) throws IOException {
        try (Peer peer = Peer.start(gnugo, "--mode", "gtp", "--simple-ko", "--forbid-suicide")) {
            peer.say(script.toArray(String[]::new));
            return answers(peer.hearAll());
        }
    }

    /** Answers without the spaces at the ends of lines; of a failure, which each words in its own way, the question mark alone. */
    private static List<String> answers(List<String> lines) {
        List<String> answers = new ArrayList<>();
        StringBuilder answer = new StringBuilder();
        for (String line : lines) {
            if (!line.isEmpty()) {
                answer.append(line.stripTrailing()).append('\n');
            } else if (!answer.isEmpty()) {
                answers.add(answer.charAt(0) == '?' ? "?" : answer.toString());
                answer.setLength(0);
            }
        }
        return answers;
    }
}
