package org.openarbiter.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files of the page, and the words in them. */
final class WordsTest {
    private static final Path WEB = Path.of("src/main/resources/org/openarbiter/server/web");
    private static final Pattern ENTRY = Pattern.compile("^    \"([\\w.-]+)\": \"", Pattern.MULTILINE);
    /** A string that may be a key: t("home.title"), the parts of t("kind." + kind), the family of word("seat", seat). */
    private static final Pattern STRING = Pattern.compile("\"([\\w.-]+)\"");

    private static List<Path> files(String ending) throws IOException {
        try (Stream<Path> files = Files.walk(WEB)) {
            return files.filter(Files::isRegularFile).filter(file -> file.toString().endsWith(ending)).toList();
        }
    }

    private static Set<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String code() throws IOException {
        StringBuilder code = new StringBuilder();
        for (Path file : files(".js")) {
            if (!file.endsWith("words.en.js")) {
                code.append(Files.readString(file));
            }
        }
        return code.toString();
    }

    @Test
    void everyFileIsServed() throws IOException {
        assertThat(Files.readAllLines(WEB.resolve("files.txt"))).containsExactlyInAnyOrderElementsOf(files("").stream()
                .map(file -> WEB.relativize(file).toString()).filter(name -> !name.equals("files.txt")).toList());
    }

    @Test
    void everySentenceThatIsAskedForIsThereAndNoOther() throws IOException {
        Set<String> words = matches(ENTRY, Files.readString(WEB.resolve("words.en.js")));
        Set<String> asked = matches(Pattern.compile("\\bt\\(\"([\\w-]+\\.[\\w.-]*[\\w-])\""), code());
        assertThat(asked).hasSizeGreaterThan(80);
        assertThat(words).containsAll(asked);

        Set<String> strings = matches(STRING, code());
        assertThat(words).allMatch(key -> strings.contains(key) || strings.stream().anyMatch(part -> key.startsWith(
                part.endsWith(".") ? part : part + ".")), "is used");
    }

    @Test
    void noFileBringsMarkupOrStyleOfItsOwn() throws IOException {
        assertThat(code()).doesNotContainPattern("innerHTML|outerHTML|insertAdjacentHTML|document\\.write|\\beval\\(|cssText");
        assertThat(Files.readString(WEB.resolve("index.html"))).doesNotContainPattern("<style|style=|\\son\\w+=|<script(?! type=\"module\" src=)|https?:");
    }
}
