package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.core.ruling.Ruling;
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
                () -> assertThat(command.run()).as("out of date? CONTRIBUTING.md, A page, has the command that updates it").isEqualToIgnoringWhitespace(command.answer())));
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

    /** Code of {@code docs/library.md} that has its imports with it; nothing is added but the class around the method. */
    @ParameterizedTest
    @CsvSource({"firstMove, 1, open", "threefold, 7, ended"})
    void the_lines_of_code_compile_and_do_what_they_say(String name, int plies, String status, @TempDir Path folder) throws Exception {
        String page = Files.readString(ROOT.resolve("docs/library.md"));
        String head = "\nstatic Ruling " + name + "()";
        int from = page.lastIndexOf("```java\n", page.indexOf(head)) + "```java\n".length();
        String block = page.substring(from, page.indexOf("```", from));
        Path file = Files.writeString(folder.resolve("Page.java"), block.replace(head, "\nclass Page {" + head) + "}\n");
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        PrintStream to = new PrintStream(messages, true, StandardCharsets.UTF_8);
        int code = ToolProvider.findFirst("javac").orElseThrow().run(
                to, to, "-proc:none", "-d", folder.toString(), "-cp", classPath(), file.toString());
        assertThat(code).as(messages.toString(StandardCharsets.UTF_8)).isZero();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Method method = loader.loadClass("Page").getDeclaredMethod(name);
            method.setAccessible(true);
            Ruling ruling = (Ruling) method.invoke(null);
            assertThat(ruling.plies()).isEqualTo(plies);
            assertThat(ruling.verdict().status()).isEqualTo(status);
        }
    }

    private static String classPath() {
        return Stream.of("surefire.test.class.path", "java.class.path", "jdk.module.path").map(System::getProperty).filter(Objects::nonNull)
                .collect(Collectors.joining(File.pathSeparator));
    }
    }
