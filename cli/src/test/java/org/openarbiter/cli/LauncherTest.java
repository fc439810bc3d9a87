package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The launcher {@code arbiter}, before a Java that prints its options. */
class LauncherTest {
    private static final String JAVA = "#!/bin/sh\nprintf '%s\\n' \"$@\"\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "engine chess, true", "engine xiangqi --threads=2, true", "engine --help, false", "engine -h, false", "engine chess --help, false",
        "engine --version, false", "help engine, false", "judge game.pgn, false"
    })
    void only_an_engine_that_plays_gets_the_module_with_vectors(String arguments, boolean expected) throws Exception {
        List<String> options = launch(arguments.split(" "));
        assertThat(options).containsSequence(arguments.split(" "));
        assertThat(options.contains("--add-modules=jdk.incubator.vector")).isEqualTo(expected);
    }

    private List<String> launch(String... arguments) throws IOException, InterruptedException {
        Path launcher = Files.copy(Path.of("../arbiter"), folder.resolve("arbiter"));
        Path bin = Files.createDirectories(folder.resolve("jdk/bin"));
        for (String program : List.of("java", "javac")) {
            assertThat(Files.writeString(bin.resolve(program), JAVA).toFile().setExecutable(true)).isTrue();
        }
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\nMODULES=\"java.base jdk.incubator.vector\"\n");
        Files.createFile(Files.createDirectories(folder.resolve("cli/target")).resolve("arbiter.jar"));
        List<String> command = new ArrayList<>(List.of("sh", launcher.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        builder.environment().put("ARBITER_BUILD", "no");
        Process process = builder.start();
        process.getOutputStream().close();
        List<String> options = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        assertThat(process.waitFor()).isZero();
        return options;
    }
}
