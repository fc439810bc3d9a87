package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.wire.Schemas;

/** {@code arbiter survey} on records of Go: the table of superko incidents. */
class GoSurveyTest {
    /** Black sends two and White returns one, in two rounds. */
    private static final String ROUNDS = """
            (;SZ[3]DT[2008-10-01]PB[b]PW[w]PC[s]RE[W+T]
            ;B[bc];W[ab];B[cb];W[bb];B[ac];W[cc];B[bc];W[];B[ac];W[cc];B[bc])
            """;

    @TempDir
    private Path folder;

    private String survey(String... arguments) throws IOException {
        return surveyOf(ROUNDS, arguments);
    }

    private String surveyOf(String game, String... arguments) throws IOException {
        Path record = Files.writeString(folder.resolve("a.sgf"), game);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String[] all = new String[arguments.length + 2];
        all[0] = "survey";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        all[all.length - 1] = record.toString();
        assertThat(Main.run(new PrintStream(out, true, StandardCharsets.UTF_8), all)).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void the_rounds_of_a_cycle_take_one_line() throws IOException {
        assertThat(survey("--rules", "go:psk").lines().filter(line -> line.contains("superko: ")))
                .singleElement()
                .asString()
                .contains("2008-10-01  b – w  move 7 (B1)  superko: move 7 (B1): it repeats the position after White 4 (B2) (sending two, returning one")
                .endsWith("; the same 3 more times, most recently: move 11 (B1), forbidden by psk, chsk; the record says W+T");
    }

    /** The record ends with the first play that repeats a position. */
    @Test
    void a_last_play_that_is_forbidden_takes_one_line() throws IOException {
        String once = ROUNDS.replace(";B[ac];W[cc];B[bc];W[];B[ac];W[cc];B[bc]", ";B[ac];W[cc];B[bc]").replace("RE[W+T]", "");
        assertThat(surveyOf(once, "--rules", "go:psk").lines().filter(line -> line.contains("superko: ")))
                .singleElement()
                .asString()
                .contains("superko: move 7 (B1) is illegal: it repeats the position after White 4 (B2) (sending two, returning one")
                .contains("), forbidden by psk, chsk");
    }

    /** {@code judge} tells the rounds as a survey does; its JSON has every play. */
    @Test
    void a_ruling_takes_one_line_for_the_rounds_of_a_cycle() throws IOException {
        String record = Files.writeString(folder.resolve("a.sgf"), ROUNDS).toString();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Main.run(new PrintStream(out, true, StandardCharsets.UTF_8), "judge", "--rules", "go:psk", record);
        assertThat(out.toString(StandardCharsets.UTF_8).lines().filter(line -> line.contains("broke the superko rule")))
                .singleElement()
                .asString()
                .contains("move 7 (B1) broke the superko rule, but the record continues: it repeats the position after White 4 (B2) (")
                .endsWith("; the same 3 more times, most recently: move 11 (B1)");
        out.reset();
        Main.run(new PrintStream(out, true, StandardCharsets.UTF_8), "judge", "--json", "--rules", "go:psk", record);
        assertThat(out.toString(StandardCharsets.UTF_8).split("\"rule\":\"go:psk/superko\",\"text\"", -1)).hasSize(5);
    }

    @Test
    void what_happens_under_several_rulebooks_alike_takes_one_line() throws IOException {
        assertThat(survey("--rules", "go:psk,go:tromp-taylor").lines().filter(line -> line.contains("superko: ")))
                .singleElement()
                .asString()
                .endsWith("[go:psk, go:tromp-taylor]");
    }

    @Test
    void rulebooks_differ_where_one_forbids_what_another_allows() throws IOException {
        assertThat(survey("--rules", "go:psk,go:nsk-ko"))
                .contains("1 game on which the rulebooks differ")
                .contains("go:psk: white wins, flag at ply 11, move 7 (B1) forbidden by superko; go:nsk-ko: white wins, flag at ply 11");
        assertThat(survey("--rules", "go:psk,go:tromp-taylor")).contains("0 games on which the rulebooks differ");
    }

    @Test
    void the_table_can_be_kept_as_values_and_as_json() throws IOException {
        Path csv = folder.resolve("s.csv");
        Path json = folder.resolve("s.json");
        survey("--rules", "go:psk", "--csv", csv.toString(), "--json", json.toString());
        List<String> lines = Files.readAllLines(csv);
        assertThat(lines.getFirst()).isEqualTo("game,rulebooks,date,players,place,ply,move,kind,what,cycle,forbidden by,result,recorded");
        assertThat(lines.get(1)).endsWith("\"sending two, returning one\",psk; chsk,\"white wins, flag\",W+T");
        assertThat(JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                        .getSchema(Schemas.SURVEY.text())
                        .validate(Files.readString(json), InputFormat.JSON))
                .isEmpty();
        assertThat(Files.readString(json)).contains("\"rulebooks\":[\"go:psk\"]", "\"forbiddenBy\":[\"psk\",\"chsk\"]");
    }
}
