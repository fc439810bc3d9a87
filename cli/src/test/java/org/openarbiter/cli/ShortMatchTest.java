package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.wire.Schemas;

/**
 * {@code arbiter engine} plays short matches against itself and whatever other programs are installed, over every protocol: the
 * referee decides each game, nobody breaks a rule, runs out of time, ends or talks nonsense, and the records are ruled alike when
 * they are read again.
 */
@Timeout(240)
class ShortMatchTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonSchema SCHEMA =
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(Schemas.MATCH.text());
    private static final Path OPENINGS = Path.of("..", "match", "openings");

    @TempDir
    private Path folder;

    /** A match of one pair of games; the other engine starts with the name of its program, or is this engine again. */
    private record Meeting(String rules, String openings, String ours, String other) {
        boolean isWithItself() {
            return other.startsWith("arbiter");
        }

        String program() {
            return other.split(" ")[0];
        }

        String line(String told) {
            return told.startsWith("arbiter ") ? OwnProcess.line(told.substring("arbiter ".length())) : "/usr/games/" + told;
        }

        boolean canBePlayed() {
            boolean there = isWithItself() || Files.isExecutable(Path.of("/usr/games", program()));
            if (!there) {
                System.out.println(program() + " is not installed: no match is played with it");
            }
            return there;
        }
    }

    private static final List<Meeting> MEETINGS = List.of(
            new Meeting("chess:match-runner", "chess.epd", "arbiter engine chess", "arbiter engine chess name=itself"),
            new Meeting("chess:match-runner", "chess.epd", "arbiter engine chess",
                    "stockfish option.UCI_LimitStrength=true tc=nodes=200"),
            new Meeting("chess:match-runner", "chess.epd", "arbiter engine chess",
                    "gnuchess --uci option.OwnBook=false tc=depth=1"),
            new Meeting("chess:match-runner", "chess.epd", "arbiter engine chess", "hoichess proto=xboard tc=depth=1"),
            new Meeting("xiangqi:wxf", "xiangqi.fen", "arbiter engine xiangqi", "arbiter engine xiangqi proto=ucci name=itself"),
            new Meeting("xiangqi:wxf", "xiangqi.fen", "arbiter engine xiangqi", "fairy-stockfish tc=nodes=100"),
            new Meeting("xiangqi:wxf", "xiangqi.fen", "arbiter engine xiangqi proto=ucci", "hoixiangqi proto=xboard tc=depth=1"),
            new Meeting("xiangqi:wxf", "xiangqi.fen", "arbiter engine xiangqi", "sjaakii proto=xboard tc=depth=1"));

    @TestFactory
    Stream<DynamicTest> a_short_match_is_played_by_the_rules() {
        return MEETINGS.stream()
                .filter(Meeting::canBePlayed)
                .map(meeting -> DynamicTest.dynamicTest(meeting.ours() + " and " + meeting.other(), () -> play(meeting)));
    }

    private void play(Meeting meeting) throws IOException {
        String prefix = folder.resolve("m" + MEETINGS.indexOf(meeting)).toString();
        String answer = answer(
                "match", "--rules", meeting.rules(), "--engine", meeting.line(meeting.ours()), "--engine",
                meeting.line(meeting.other()),
                "--tc", "60,nodes=500", "--openings", OPENINGS.resolve(meeting.openings()).toString(), "--pairs", "1", "-j", "2",
                "--margin", "2000", "--quiet-plies", "60", "--most-plies", "150", "--out", prefix);
        assertThat(answer).contains(" of 2 games");
        String result = Files.readString(Path.of(prefix + ".json"));
        assertThat(SCHEMA.validate(result, InputFormat.JSON)).as(result).isEmpty();
        List<String> journal = Files.readAllLines(Path.of(prefix + ".jsonl"));
        assertThat(journal).hasSize(3).allSatisfy(line -> assertThat(SCHEMA.validate(line, InputFormat.JSON)).as(line).isEmpty());
        List<JsonNode> played = new ArrayList<>();
        JSON.readTree(result).path("played").forEach(played::add);
        assertThat(played).hasSize(2)
                .allSatisfy(game -> assertThat(game.path("cause").asText()).as(game.toString()).isIn("rule", "adjudication"));
        judge(played, journal, prefix + ".pgn");
    }

    /** The records hold the games of the journal, and those that a rule ended are ruled as they were in the match. */
    private static void judge(List<JsonNode> played, List<String> journal, String records) throws IOException {
        List<String> rulings = answer("judge", "--json", "--strict", records).lines().toList();
        assertThat(rulings).hasSize(journal.size() - 1);
        for (int i = 0; i < rulings.size(); i++) {
            JsonNode ruling = JSON.readTree(rulings.get(i));
            JsonNode kept = JSON.readTree(journal.get(i + 1));
            JsonNode game = played.get(kept.path("game").asInt() - 1);
            assertThat(ruling.path("plies").asInt()).isEqualTo(kept.path("moves").size()).isEqualTo(game.path("plies").asInt());
            if (game.path("cause").asText().equals("rule")) {
                assertThat(ruling.path("rule")).isEqualTo(game.path("rule"));
                assertThat(game.path("text").asText()).startsWith(ruling.path("text").asText());
            }
        }
    }

    private static String answer(String... arguments) {
        Answer answer = Answer.arbiter(arguments);
        assertThat(answer.code()).as(answer.err()).isZero();
        return answer.out();
    }
}
