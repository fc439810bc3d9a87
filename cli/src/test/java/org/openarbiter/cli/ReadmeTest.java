package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Options;
import org.openarbiter.rules.core.PlayException;
import org.openarbiter.rules.core.Referee;
import org.openarbiter.rules.core.RulebookException;
import org.openarbiter.rules.core.Verdict;

/** What the README prints is what its commands print, and its lines of code compile. */
class ReadmeTest {
    private static final Path README = Path.of("..", "README.md");

    /** A command that reads only what the project holds, and the answer printed below it. */
    private static final Pattern BLOCK =
            Pattern.compile("```\\n\\$ \\./arbiter ((?:judge|show|dragons|rules|solve)[^\\n]*)\\n(.*?)```", Pattern.DOTALL);

    @TestFactory
    Stream<DynamicTest> the_readme_prints_what_the_command_answers() throws IOException {
        Matcher blocks = BLOCK.matcher(Files.readString(README));
        List<DynamicTest> tests = new ArrayList<>();
        while (blocks.find()) {
            String command = blocks.group(1);
            String printed = blocks.group(2);
            tests.add(DynamicTest.dynamicTest(command, () -> assertThat(answer(command)).isEqualToIgnoringWhitespace(printed)));
        }
        assertThat(tests).hasSizeGreaterThanOrEqualTo(11);
        return tests.stream();
    }

    private static String answer(String command) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream answers = new PrintStream(out, false, StandardCharsets.UTF_8);
        String[] arguments = Arrays.stream(command.split(" ")).map(word -> word.replace("examples/", "../examples/")).toArray(String[]::new);
        assertThat(Main.run(answers, arguments)).isZero();
        answers.flush();
        return out.toString(StandardCharsets.UTF_8).replace("../examples/", "examples/");
    }

    @ParameterizedTest
    @ValueSource(strings = {"referee", "gtp"})
    void what_is_piped_in_is_answered_as_printed(String command) throws IOException {
        Matcher block = Pattern.compile("```\\n\\$ printf '%s\\\\n' ((?:'[^']*' )+)\\| \\./arbiter " + command + "\\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(README));
        assertThat(block.find()).isTrue();
        String lines = String.join("\n", Pattern.compile("'([^']*)'").matcher(block.group(1)).results().map(line -> line.group(1)).toList());
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(lines.replace("examples/", "../examples/").getBytes(StandardCharsets.UTF_8)));
        try {
            assertThat(answer(command)).isEqualToIgnoringWhitespace(block.group(2));
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void the_lines_of_code_do_what_they_say() throws IOException, RulebookException, PlayException {
        Chess chess = new Chess();
        Referee<ChessBoard> referee =
                new Referee<>(chess.rulebook("fide-2023"), chess.seats(), Options.DEFAULT, ChessBoard.start());
        referee.act(new Act.Play(referee.next(), referee.board().parse("e2e4")));
        assertThat(referee.verdict()).isEqualTo(Verdict.OPEN);
        assertThat(referee.ruling().plies()).isEqualTo(1);
        assertThat(Files.readString(README))
                .contains("new Referee<>(chess.rulebook(\"fide-2023\"), chess.seats(), Options.DEFAULT, ChessBoard.start())")
                .contains("referee.act(new Act.Play(referee.next(), referee.board().parse(\"e2e4\")));");
    }
}
