package org.openarbiter.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command: one line for whatever is wrong, and the exit codes of all commands. */
class MainTest {
    @TempDir
    private Path folder;

    /** What the command answered. */
    private record Answer(int code, String out, String err) {}

    private static Answer batch(String... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream answered = new ByteArrayOutputStream();
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        System.setOut(new PrintStream(answered, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            return new Answer(Main.run(arguments), answered.toString(StandardCharsets.UTF_8), told.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private Answer run(String... more) {
        List<String> arguments = new ArrayList<>(List.of("--out", folder.resolve("tables").toString(), "--master", "local[1]"));
        arguments.addAll(List.of(more));
        return batch(arguments.toArray(String[]::new));
    }

    @Test
    void wrong_use_is_reported_in_a_line() {
        assertThat(batch("--in", "a.pgn").code()).isEqualTo(2);
        assertThat(batch("--in", "a.pgn").err()).isEqualTo("arbiter batch: Missing required option: '--out=DIR'. Try: arbiter batch --help\n");
        assertThat(run("--rulse=chess", "--in", "a.pgn").err()).isEqualTo("arbiter batch: unknown option '--rulse=chess'; did you mean --rules? Try: arbiter batch --help\n");
        assertThat(run("--in", "a.pgn", "--rules", "chess:nobody").err()).startsWith("arbiter: chess has no rulebook 'nobody'").hasLineCount(1);
        assertThat(run("--in", "a.pgn", "--format", "doc")).satisfies(answer -> {
            assertThat(answer.code()).isEqualTo(2);
            assertThat(answer.err()).startsWith("arbiter: unknown format 'doc'; expected one of ").hasLineCount(1);
        });
        assertThat(run("--in", "a.pgn", "--rules", ",")).isEqualTo(
                new Answer(2, "", "arbiter: --rules: expected a rulebook, such as chess:fide-2023\n"));
        assertThat(batch("--in", "a.pgn", "--out", "")).isEqualTo(new Answer(2, "", "arbiter: --out: expected a folder\n"));
        for (String master : List.of("foo", "local[0]", "local[x]", "")) {
            assertThat(batch("--in", "a.pgn", "--out", "b", "--master", master)).isEqualTo(
                    new Answer(2, "", "arbiter: --master: expected local[*], local[N] or spark://HOST:PORT, not '" + master + "'\n"));
        }
        assertThat(run("--in", "a.pgn", "--conf", "x").err())
                .isEqualTo("arbiter batch: Value for option '--conf' (KEY=VALUE) should be in KEY=VALUE format but was x. Try: arbiter batch --help\n");
        assertThat(run("--in", "a.pgn", "--game-time", "x").err()).contains("'x' is not an integer");
        assertThat(run("--in", "a.pgn", "--game-time", "0").err()).isEqualTo("arbiter: --game-time: expected 1 or more, not 0\n");
    }

    @Test
    void a_file_whose_name_is_no_text_costs_no_other() throws Exception {
        Path games = Files.createDirectories(folder.resolve("games"));
        Files.writeString(games.resolve("a.pgn"), "1. f3 e5 2. g4 Qh4# 0-1\n");
        int code = new ProcessBuilder("sh", "-c", "printf '1. e4 *' > \"$(printf 'b\\377.pgn')\"").directory(games.toFile()).start().waitFor();
        assumeTrue(code == 0 && Files.notExists(games.resolve("b\uFFFD.pgn")), "a file system with names of any bytes");
        Answer answer = run("--in", games.toString());
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out()).startsWith("1 game of 1 file; ");
        assertThat(answer.err()).isEqualTo(
                "arbiter: " + games + "/b\uFFFD.pgn: no file of this name; if its name is not UTF-8, rename it\n");
    }

    @Test
    void missing_files_are_reported_in_a_line() throws IOException {
        Answer answer = run("--in", "missing.pgn");
        assertThat(answer).isEqualTo(new Answer(1, "", "arbiter: missing.pgn: no such file\n"));
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThat(run("--in", empty.toString())).isEqualTo(new Answer(1, "", "arbiter: no files of games in " + empty + "\n"));
        assertThat(run("--in", empty + "/[bad")).returns(1, Answer::code).extracting(Answer::err).asString()
                .startsWith("arbiter: Illegal file pattern").hasLineCount(1);
        Path blank = Files.writeString(folder.resolve("blank.pgn"), "");
        assertThat(run("--in", blank.toString()).err()).isEqualTo("arbiter: " + blank + " contains no games\n");
    }

    @Test
    void files_that_are_packed_otherwise_are_reported_as_a_survey_does() throws IOException {
        Path games = Files.createDirectories(folder.resolve("games"));
        for (String name : List.of("b.zip", "a.zip", "c.tgz", ".d.zip", "e.pgn")) {
            Files.writeString(games.resolve(name), name.equals("e.pgn") ? "1. f3 e5 2. g4 Qh4# 0-1\n" : "");
        }
        String end = ": unpack what is in it, or pack each file with gzip, zstd or xz\n";
        Answer answer = run("--in", games.toString());
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).startsWith("1 game of 1 file; ");
        assertThat(answer.err()).isEqualTo(
                "arbiter: skipped 1 .tgz file, such as " + games.resolve("c.tgz") + end
                        + "arbiter: skipped 2 .zip files, such as " + games.resolve("a.zip") + end);
        Files.delete(games.resolve("e.pgn"));
        Answer none = run("--in", games.toUri().toString());
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.err()).startsWith("arbiter: skipped 1 .tgz file, such as file:").endsWith(
                "/a.zip" + end + "arbiter: no files of games in " + games.toUri() + "\n");
    }

    @Test
    void the_tables_are_not_made_among_the_games() {
        assertThat(run("--in", folder.toString())).isEqualTo(new Answer(
                2, "", "arbiter: --out: " + folder.resolve("tables") + " lies in " + folder + ", whose files are read; choose a folder elsewhere\n"));
    }

    @Test
    void a_folder_that_cannot_be_made_is_named() throws IOException {
        Path file = Files.writeString(folder.resolve("a.pgn"), "1. e4 e5 *\n");
        for (Path out : List.of(file.resolve("tables"), Path.of("/proc/tables"))) {
            assumeTrue(!out.startsWith("/proc") || Files.isDirectory(out.getParent()), "a system with /proc");
            assertThat(batch("--in", file.toString(), "--out", out.toString(), "--master", "local[1]")).isEqualTo(new Answer(
                    1, "", "arbiter: " + out + ": cannot be written: no folder can be made in " + out.getParent() + "\n"));
        }
    }

    @Test
    void the_answer_says_what_was_done_and_how_to_look_at_it() throws IOException {
        String out = folder.resolve("tables").toString();
        assertThat(run("--in", "../examples/famous.pgn", "../examples/euwe.pgn"))
                .isEqualTo(new Answer(0, "7 games of 2 files; see: arbiter survey --from " + out + "\n", ""));
        Answer again = run("--in", "../examples/euwe.pgn");
        assertThat(again).isEqualTo(new Answer(2, "", "arbiter: " + out + ": already exists; choose another folder\n"));
        Path broken = folder.resolve("broken.pgn");
        Files.writeString(broken, "1. e4 e5 *\n\n[Event \"b\"]\n\n1. xx *\n");
        Answer half = batch("--in", broken.toString(), "--out", out + 2, "--master", "local[1]");
        assertThat(half).isEqualTo(new Answer(1, "2 games of 1 file, 1 unreadable; see: arbiter survey --from " + out + "2\n", ""));
    }
}
