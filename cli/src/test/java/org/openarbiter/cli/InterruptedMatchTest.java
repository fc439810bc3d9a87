package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A match that is interrupted ends its engines, blames nobody, keeps what was played, and goes on later. */
@Timeout(120)
class InterruptedMatchTest {
    private static final int SHORT = 20;

    @TempDir
    private Path folder;

    private List<String> match(int pairs) {
        List<String> command = new ArrayList<>(OwnProcess.command());
        String engine = OwnProcess.line("engine chess --hash 1");
        command.addAll(List.of(
                "match", "--engine", engine, "--engine", engine + " name=other", "--tc", "depth=1", "--pairs",
                Integer.toString(pairs),
                "--most-plies", Integer.toString(SHORT), "--out", folder.resolve("m").toString()));
        return command;
    }

    private List<String> journal() throws IOException {
        Path journal = folder.resolve("m.jsonl");
        return Files.exists(journal) ? Files.readAllLines(journal) : List.of();
    }

    @Test
    void engines_end_first_and_are_not_blamed_for_it() throws IOException, InterruptedException {
        Path errors = folder.resolve("errors");
        Process process = new ProcessBuilder(match(5000)).redirectOutput(folder.resolve("out").toFile())
                .redirectError(errors.toFile()).start();
        process.getOutputStream().close();
        while (journal().size() < 3) {
            assertThat(process.isAlive()).as(Files.readString(errors)).isTrue();
            Thread.sleep(20);
        }
        List<ProcessHandle> engines = process.descendants().toList();
        assertThat(engines).hasSize(2);
        // As the terminal does it: every process of the command is asked to end, in any order.
        engines.forEach(ProcessHandle::destroy);
        process.destroy();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(143);
        assertThat(engines).allSatisfy(engine -> assertThat(engine.onExit().get(10, TimeUnit.SECONDS).isAlive()).isFalse());
        int games = journal().size() - 1;
        assertThat(Files.readString(errors)).contains(
                "interrupted after " + games + " of 10000 games: ",
                "progress is saved in " + folder.resolve("m.jsonl") + "; run the same command to resume");
        assertThat(journal()).noneMatch(line -> line.contains("\"crash\""));
        goesOn(games);
    }

    private void goesOn(int before) throws IOException, InterruptedException {
        // A finished game more than were kept: pairs are no part of the terms.
        int pairs = before / 2 + 1;
        assertThat(told(pairs)).contains("resuming after " + before + " games", " of " + 2 * pairs + " games");
        assertThat(journal()).hasSize(2 * pairs + 1);
        assertThat(told(pairs)).contains("all " + 2 * pairs + " games were played before; nothing is left to play");
    }

    private String told(int pairs) throws IOException, InterruptedException {
        Process again = new ProcessBuilder(match(pairs)).redirectErrorStream(true).start();
        again.getOutputStream().close();
        String told = new String(again.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(again.waitFor()).as(told).isZero();
        return told;
    }
}
