package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import picocli.CommandLine;

/**
 * What README and the pages under {@code docs} print is what their commands print, the links between them lead somewhere, and the
 * lines of code in them compile.
 *
 * <p>With {@code -Darbiter.docs.update} the answers are written into the pages first.
 */
class DocsTest {
    private static final Path ROOT = Path.of("..");
    private static final int LONGEST_README = 180;

    /** A link to a file of the project, with or without a place in it. */
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#\\s]+)(?:#[^)\\s]*)?\\)");

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(
                            Stream.of("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "DECISIONS.md", "CHANGELOG.md").map(ROOT::resolve),
                            docs.filter(file -> file.toString().endsWith(".md")).sorted())
                    .toList();
        }
    }

    private static List<PrintedCommand> commands() throws IOException {
        List<PrintedCommand> commands = new ArrayList<>();
        for (Path page : pages()) {
            commands.addAll(PrintedCommand.of(ROOT.relativize(page).toString().replace('\\', '/'), Files.readString(page)));
        }
        return commands;
    }

    @BeforeAll
    static void update() throws IOException {
        if (System.getProperty("arbiter.docs.update") == null) {
            return;
        }
        for (Path page : pages()) {
            String text = Files.readString(page);
            StringBuilder updated = new StringBuilder(text);
            for (PrintedCommand command : PrintedCommand.of("", text).reversed()) {
                if (command.isRunHere()) {
                    updated.replace(command.from(), command.to(), command.run().stripTrailing() + "\n");
                }
            }
            Files.writeString(page, updated.toString());
        }
    }

    @TestFactory
    Stream<DynamicTest> the_pages_print_what_the_commands_answer() throws IOException {
        List<PrintedCommand> run = commands().stream().filter(PrintedCommand::isRunHere).toList();
        assertThat(run).hasSizeGreaterThanOrEqualTo(15);
        return run.stream().map(command -> DynamicTest.dynamicTest(
                command.toString(),
                () -> assertThat(command.run()).as("out of date? -Darbiter.docs.update").isEqualToIgnoringWhitespace(command.answer())));
    }

    @TestFactory
    Stream<DynamicTest> the_other_commands_have_options_that_exist() throws IOException {
        return commands().stream()
                .filter(command -> !command.isRunHere())
                .map(command -> DynamicTest.dynamicTest(command.toString(), () -> {
                    List<String> words = command.arguments();
                    int pipe = words.indexOf("|");
                    String[] own = (pipe < 0 ? words : words.subList(0, pipe)).toArray(String[]::new);
                    Terminal terminal = new Terminal(new PrintStream(System.out, false, StandardCharsets.UTF_8));
                    CommandLine line = Main.commandLine(terminal, own);
                    assertThat(line.parseArgs(own).errors()).isEmpty();
                }));
    }

    @Test
    void links_lead_to_files_of_the_project() throws IOException {
        for (Path page : pages()) {
            Matcher links = LINK.matcher(Files.readString(page));
            while (links.find()) {
                assertThat(page.resolveSibling(links.group(1))).as(links.group(1) + " in " + page).exists();
            }
        }
    }

    @Test
    void the_readme_fits_on_a_few_screens() throws IOException {
        assertThat(Files.readAllLines(ROOT.resolve("README.md"))).hasSizeLessThanOrEqualTo(LONGEST_README);
    }

    @Test
    void every_page_is_in_the_index() throws IOException {
        String index = Files.readString(ROOT.resolve("docs/README.md"));
        for (Path page : pages()) {
            if (page.startsWith(ROOT.resolve("docs")) && !page.endsWith("README.md")) {
                assertThat(index).contains("](" + page.getFileName() + ")");
            }
        }
    }

    /** The first lines of code of {@code docs/library.md} are {@link #firstMove} and imports of this class. */
    @Test
    void the_lines_of_code_compile_and_do_what_they_say() throws IOException, RulebookException, PlayException {
        assertThat(firstMove().plies()).isEqualTo(1);
        assertThat(firstMove().verdict()).isEqualTo(Verdict.OPEN);
        String page = Files.readString(ROOT.resolve("docs/library.md"));
        String block = page.substring(page.indexOf("```java\n") + "```java\n".length());
        List<String> source = Files.readAllLines(Path.of("src/test/java/org/openarbiter/cli/DocsTest.java")).stream().map(String::strip).toList();
        assertThat(source).containsAll(block.substring(0, block.indexOf("```")).lines().map(String::strip).toList());
    }

    static Ruling firstMove() throws RulebookException, PlayException {
        Chess chess = new Chess();
        Referee<ChessBoard> referee = new Referee<>(chess.rulebook("fide-2023"), chess.seats(), Options.DEFAULT, ChessBoard.start());
        Verdict verdict = referee.act(new Act.Play(referee.next(), referee.board().parse("e2e4")));
        System.out.println(verdict);   // open, ended, illegal or referred
        return referee.ruling();   // with findings, claims that could be made, warnings
    }
    }
