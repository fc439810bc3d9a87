package org.openarbiter.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;

/** The example of the README: it is compiled here, run, and compared with the text there. */
class ExampleTest {
    private static final Path ROOT = Path.of("..");

    /** What the example imports; this class is in one of the packages. */
    private static final String IMPORTS = """
            import java.nio.file.Path;
            import java.util.List;
            import org.openarbiter.archive.*;
            import org.openarbiter.rules.core.rule.Options;
            """;

    private static void example(PrintStream out) throws IOException, RulebookException {
        // begin
        RulebookChoice rules = RulebookChoice.of(List.of("chess:fide-2023"));
        try (Archive games = Archive.open(Path.of("../examples/famous.pgn"))) {
            Judge.all(games, rules, Options.DEFAULT, game -> out.println(game.id() + ": " + game.text()));
        }
        // end
    }

    @Test
    void every_game_gets_its_ruling() throws IOException, RulebookException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        example(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
        long games = Files.readAllLines(ROOT.resolve("examples/famous.pgn")).stream().filter(line -> line.startsWith("[Event ")).count();
        assertThat(lines).hasSize(Math.toIntExact(games)).allMatch(line -> line.matches("\\.\\./examples/famous\\.pgn#\\d+: .+"));
    }

    @Test
    void the_readme_prints_it() throws IOException {
        String source = Files.readString(Path.of("src/test/java/org/openarbiter/archive/ExampleTest.java"));
        String code = source.substring(source.indexOf("// begin\n") + "// begin\n".length(), source.indexOf("        // end"));
        String printed = code.lines().map(line -> line.substring(8)).collect(Collectors.joining("\n"))
                .replace("../examples/", "examples/").replace("out.println", "System.out.println");
        assertThat(Files.readString(ROOT.resolve("README.md"))).contains(IMPORTS + printed);
    }
}
