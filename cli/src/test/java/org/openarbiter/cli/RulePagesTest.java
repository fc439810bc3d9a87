package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openarbiter.cli.rules.RulePages;

/** The pages of the documentation say what the rulebooks say. */
class RulePagesTest {
    private static final Path PAGES = Path.of("..", "docs", "rules");

    @Test
    void the_pages_are_those_that_the_rulebooks_make() throws IOException {
        Map<String, String> expected = RulePages.all(Path.of("..", "cases"));
        assertThat(pages())
                .as("out of date? ./arbiter rules --pages docs/rules --cases cases")
                .containsExactlyInAnyOrderEntriesOf(expected);
    }

    private static Map<String, String> pages() throws IOException {
        try (Stream<Path> files = Files.walk(PAGES)) {
            return files.filter(Files::isRegularFile)
                    .collect(Collectors.toMap(
                            file -> PAGES.relativize(file).toString().replace('\\', '/'), RulePagesTest::read));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
