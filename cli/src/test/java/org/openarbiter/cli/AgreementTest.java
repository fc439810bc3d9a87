package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.players.go.GoEngine;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;

/**
 * Whoever is asked about a group gives the same answer: the table, {@code --json}, {@code --why}, GTP, the final status and the
 * proposal of {@code judge}; and what is proved with one effort is the answer with a higher one. Only stones that can be captured in the
 * territory of their own color, by stones which are dead as well, are dead by themselves and stay in the end.
 */
class AgreementTest {
    private static final String GAME = "../examples/dragons.sgf";
    private static final int GROUPS = 500;
    private static final List<Integer> SIDES = List.of(5, 6, 7, 9);
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    private int groups;
    private int proved;
    private int raised;
    private int kept;

    /** A position: a file, and how many of its plies are played. */
    private record Position(String file, int ply) {}

    @Test
    void every_door_gives_the_same_answer_about_the_same_group() throws Exception {
        for (int ply = 88; ply <= 128; ply += 8) {
            agree(new Position(GAME, ply));
        }
        Random random = new Random(161);
        while (groups < GROUPS) {
            agree(random(random));
        }
        // Few positions would be a weak test: most groups are proved, and some only by the higher effort.
        assertThat(proved).isGreaterThan(GROUPS / 2);
        assertThat(raised).isGreaterThan(GROUPS / 10);
        assertThat(kept).isLessThan(GROUPS / 20);
    }

    private void agree(Position position) throws Exception {
        JsonNode table = json(position, "table");
        JsonNode question = json(position, "question");
        Map<String, List<String>> rows = rows(position);
        List<String> commands = new ArrayList<>();
        commands.add("loadsgf " + position.file + " " + (position.ply + 1));
        for (int i = 0; i < table.get("dragons").size(); i++) {
            groups++;
            JsonNode low = table.get("dragons").get(i);
            JsonNode high = question.get("dragons").get(i);
            String origin = low.get("origin").asText();
            String as = position + " " + origin;
            assertThat(rows.get(origin)).as(as).containsExactly(low.get("status").asText(), low.get("known").get("how").asText());
            assertThat(why(position, origin)).as(as).isEqualTo(reasons(high));
            proved += isProved(high) ? 1 : 0;
            if (isProved(low)) {
                for (String field : List.of("status", "known", "attack", "defend", "rival", "key", "stones")) {
                    assertThat(high.get(field)).as(as + " " + field).isEqualTo(low.get(field));
                }
            } else {
                raised += isProved(high) ? 1 : 0;
            }
            commands.addAll(commands(low, high));
        }
        List<String> expected = new ArrayList<>(List.of("= " + (position.ply % 2 == 0 ? "black" : "white")));
        for (int i = 0; i < table.get("dragons").size(); i++) {
            expected.addAll(answers(table.get("dragons").get(i), question.get("dragons").get(i)));
        }
        List<String> answers = gtp(commands);
        for (int i = 1; i < commands.size(); i++) {
            assertThat(answers.get(i)).as(position + " " + commands.get(i)).isEqualTo(expected.get(i));
        }
        List<String> ends = gtp(List.of(commands.getFirst(), "final_status_list dead", "final_status_list black_territory",
                "final_status_list white_territory"));
        List<String> dead = List.of(ends.get(1).split("\\s+"));
        if (position.ply == 0) {
            JsonNode proposal = proposal(position);
            assertThat(deadStones(proposal)).as(position + " judge").containsExactlyInAnyOrderElementsOf(dead.subList(1, dead.size()));
            assertThat(gtp(List.of("arbiter-rules go:japanese", commands.getFirst(), "final_score")).getLast())
                    .as(position + " final_score").isEqualTo(lead(proposal));
        }
        for (JsonNode dragon : question.get("dragons")) {
            String status = dragon.get("status").asText();
            if (isProved(dragon) && !status.equals("critical")) {
                boolean isDead = status.equals("dead");
                boolean isAmongDead = isDead && !dead.containsAll(texts(dragon.get("stones")))
                        && isSurroundedByItsOwn(dragon, question, dead, ends.get(dragon.get("color").asText().equals("black") ? 2 : 3));
                kept += isAmongDead ? 1 : 0;
                dragon.get("stones").forEach(stone -> assertThat(dead.contains(stone.asText())).as(position + " final status " + stone)
                        .isEqualTo(isDead && !isAmongDead));
            }
        }
    }

    /** What {@code judge} proposes if both players pass in a position. */
    private JsonNode proposal(Position position) throws IOException {
        String game = Files.readString(Path.of(position.file)).replace("PL[B]", "PL[B]RU[Japanese]").replace(")", ";B[];W[])");
        Path passed = Files.writeString(folder.resolve("passed.sgf"), game);
        JsonNode ruling = JSON.readTree(arbiter("judge", "--json", passed.toString()));
        return StreamSupport.stream(ruling.get("findings").spliterator(), false)
                .filter(finding -> finding.get("kind").asText().equals("proposed-dead"))
                .findFirst()
                .orElse(JSON.createObjectNode());
    }

    private static List<String> deadStones(JsonNode proposal) {
        return StreamSupport.stream(proposal.path("groups").spliterator(), false)
                .flatMap(group -> texts(group.get("points")).stream()).toList();
    }

    /** The lead as play would end, as GTP writes it. */
    private static String lead(JsonNode proposal) {
        double lead = proposal.get("settled").get(0).asDouble() - proposal.get("settled").get(1).asDouble();
        return lead == 0 ? "= 0" : String.format(Locale.ROOT, "= %s+%.1f", lead > 0 ? "B" : "W", Math.abs(lead));
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
    }

    /** Whether everything next to a dragon is territory of its color, or a dead stone. */
    private static boolean isSurroundedByItsOwn(JsonNode dragon, JsonNode table, List<String> dead, String territory) throws InputException {
        Topology topology = Shapes.of(table.get("width").asInt() + "x" + table.get("height").asInt());
        List<String> stones = texts(dragon.get("stones"));
        Set<String> safe = new HashSet<>(List.of(territory.split("\\s+")));
        safe.addAll(dead);
        safe.addAll(stones);
        return stones.stream().map(topology::point)
                .flatMap(point -> IntStream.range(0, topology.degree(point)).mapToObj(side -> topology.pointName(topology.neighbor(point, side))))
                .allMatch(safe::contains);
    }

    private static boolean isProved(JsonNode dragon) {
        return dragon.get("known").get("how").asText().startsWith("proved");
    }

    /** What GTP is asked about a group: with its greatest effort only if that is quick, because the answer is proved. */
    private static List<String> commands(JsonNode low, JsonNode high) {
        String origin = low.get("origin").asText();
        List<String> commands = new ArrayList<>(List.of("dragon_data " + origin));
        if (isProved(high)) {
            commands.add("dragon_status " + origin);
            if (high.get("rival").isNull()) {
                commands.add("owl_attack " + origin);
            }
        }
        return commands;
    }

    private static List<String> answers(JsonNode low, JsonNode high) {
        List<String> answers = new ArrayList<>(List.of("status " + low.get("status").asText()));
        if (isProved(high)) {
            String status = high.get("status").asText();
            boolean isCritical = status.equals("critical");
            answers.add("= " + status + (isCritical ? " " + move(high.get("attack")) + " " + move(high.get("defend")) : ""));
            if (high.get("rival").isNull()) {
                boolean isSafe = high.get("attack").get("code").asInt() == 0;
                answers.add(isSafe ? "= 0" : "= " + high.get("attack").get("code").asInt() + " " + move(high.get("attack")));
            }
        }
        return answers;
    }

    private static String move(JsonNode answer) {
        return answer.get("point").isNull() ? "PASS" : answer.get("point").asText();
    }

    /** What {@code --why} should say, by the fields of {@code --json} with the same effort. */
    private static List<String> reasons(JsonNode dragon) {
        List<String> reasons = new ArrayList<>(List.of(dragon.get("status").asText(), dragon.get("known").get("text").asText()));
        reasons.add(moves(dragon.get("attack")));
        reasons.add(dragon.get("attack").get("code").asInt() > 0 ? moves(dragon.get("defend")) : "");
        return reasons;
    }

    /** The line that shows what is proved; none for a leaning, which no games bear out, nor for a move that fails with nothing to refute it. */
    private static String moves(JsonNode answer) {
        boolean isLeaning = !answer.get("likely").equals(answer.get("fate"));
        boolean isBareFailure = answer.get("fate").asText().equals("loss") && answer.get("line").size() <= 1;
        if (isLeaning || isBareFailure) {
            return "";
        }
        return String.join(" ", StreamSupport.stream(answer.get("line").spliterator(), false).map(JsonNode::asText).toList());
    }

    /** What {@code --why} says: the status, how it is known, and the moves that kill and save. */
    private List<String> why(Position position, String origin) {
        List<String> lines = arbiter("dragons", position.file, "--ply", "" + position.ply, "--why", origin).lines().toList();
        List<String> found = new ArrayList<>(List.of(lines.getFirst().replaceFirst(".*: ", "")));
        String known = lines.get(1).strip().replaceFirst("known +", "").replace(" (effort: question)", "");
        found.add((known + " " + lines.stream().filter(line -> line.startsWith("  assumes  ")).map(line -> line.substring(11))
                .collect(Collectors.joining("; "))).strip());
        found.add(told(lines, " kills  "));
        found.add(told(lines, " saves  "));
        return found;
    }

    private static String told(List<String> lines, String verb) {
        String line = lines.stream().filter(one -> one.contains(verb)).findFirst().orElse("");
        String moves = line.replaceFirst("^[^:]*:? ?", "").replaceFirst(" \\(.*", "");
        boolean isLine = line.matches(".*: (Black|White) .*");
        return isLine ? moves.replaceAll("(Black|White) ", "").replace(",", "") : "";
    }

    /** The status of each dragon in the table and how it is known, by origin. */
    private Map<String, List<String>> rows(Position position) {
        Map<String, List<String>> rows = new HashMap<>();
        for (String line : arbiter("dragons", "--ascii", position.file, "--ply", "" + position.ply).lines().toList()) {
            String[] words = line.split(" {2,}");
            if (words.length == 13 && words[1].matches("black|white")) {
                rows.put(words[2], List.of(words[10], words[11].replace(' ', '-')));
            }
        }
        return rows;
    }

    private JsonNode json(Position position, String effort) throws IOException {
        return JSON.readTree(arbiter("dragons", position.file, "--ply", "" + position.ply, "--json", "--effort", effort));
    }

    private static String arbiter(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(Main.run(new PrintStream(out, true, StandardCharsets.UTF_8), arguments)).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }

    private static List<String> gtp(List<String> commands) throws IOException, RulebookException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GoEngine.server("test", null).serve(
                new ByteArrayInputStream(String.join("\n", commands).concat("\n").getBytes(StandardCharsets.UTF_8)), out);
        List<String> answers = new ArrayList<>();
        for (String answer : out.toString(StandardCharsets.UTF_8).split("\n\n")) {
            String data = answer.lines().filter(line -> line.startsWith("status ")).findFirst().orElse(answer.strip());
            answers.add(data.replaceAll(" +", " "));
        }
        return answers;
    }

    /** A position near the end of random play in which nobody fills his own eyes. */
    private Position random(Random random) throws IOException, InputException {
        int side = SIDES.get(random.nextInt(SIDES.size()));
        ReadingBoard board = ReadingBoard.of(new GoBoard(Shapes.of(side + "x" + side), new Go().seats(), 0, false));
        int plies = side * side + random.nextInt(2 * side * side);
        for (int ply = 0; ply < plies; ply++) {
            int point = random.nextInt(board.points());
            if (board.stoneAt(point) == ReadingBoard.EMPTY && board.isLegal(ply % 2, point) && !isEye(board, ply % 2, point)) {
                board.play(ply % 2, point);
            }
        }
        StringBuilder black = new StringBuilder();
        StringBuilder white = new StringBuilder();
        for (int point = 0; point < board.points(); point++) {
            if (board.stoneAt(point) != ReadingBoard.EMPTY) {
                (board.stoneAt(point) == ReadingBoard.BLACK ? black : white).append('[')
                        .append((char) ('a' + point % side)).append((char) ('a' + side - 1 - point / side)).append(']');
            }
        }
        String stones = (black.isEmpty() ? "" : "AB" + black) + (white.isEmpty() ? "" : "AW" + white);
        String game = "(;GM[1]SZ[" + side + "]PL[B]" + stones + ")";
        return new Position(Files.writeString(folder.resolve("random" + groups + ".sgf"), game).toString(), 0);
    }

    private static boolean isEye(ReadingBoard board, int color, int point) {
        for (int i = 0; i < board.degree(point); i++) {
            if (board.stoneAt(board.neighbor(point, i)) != color) {
                return false;
            }
        }
        return true;
    }
}
