package org.openarbiter.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.words.Language;

/** The files of the page, and the words in them. */
final class WordsTest {
    private static final Path WEB = Path.of("src/main/resources/org/openarbiter/server/web");
    private static final Pattern ENTRY = Pattern.compile("^    \"([\\w. -]+)\": \"(.*)\",$", Pattern.MULTILINE);
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
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
            if (!isWords(file)) {
                code.append(Files.readString(file));
            }
        }
        return code.toString();
    }

    private static boolean isWords(Path file) {
        return file.getFileName().toString().matches("words\\.\\w+\\.js");
    }

    /** The sentences of a language by key. */
    private static Map<String, String> words(Path file) throws IOException {
        return ENTRY.matcher(Files.readString(file)).results().collect(Collectors.toMap(found -> found.group(1), found -> found.group(2)));
    }

    @Test
    void everyLanguageOfTheRulingsHasEverySentenceWithTheSamePlacesAndNoOther() throws IOException {
        Map<String, String> english = words(WEB.resolve("words.en.js"));
        List<Path> languages = files(".js").stream().filter(WordsTest::isWords).toList();
        assertThat(languages).containsExactlyInAnyOrderElementsOf(Language.tags().stream().map(tag -> WEB.resolve("words." + tag + ".js")).toList());
        for (Path file : languages) {
            Map<String, String> words = words(file);
            assertThat(words.keySet()).as(file.toString()).isEqualTo(english.keySet());
            words.forEach((key, text) -> assertThat(matches(PLACE, text)).as(file + ", " + key).isEqualTo(matches(PLACE, english.get(key))));
            assertThat(Files.readString(file).lines().filter(line -> line.startsWith("    ")).count()).as("lines of " + file).isEqualTo(words.size());
        }
    }

    @Test
    void noSentenceIsLeftInEnglish() throws IOException {
        Pattern prose = Pattern.compile("[a-z]{2,} [a-z]{2,}");
        for (Path file : files(".js")) {
            if (isWords(file) && !file.endsWith("words.en.js")) {
                words(file).forEach((key, text) -> assertThat(PLACE.matcher(text).replaceAll("")).as(file + ", " + key).doesNotContainPattern(prose));
            }
        }
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
        assertThat(words).allMatch(key -> strings.contains(key) || strings.stream().anyMatch(part -> ofNoGame(key).startsWith(
                part.endsWith(".") ? part : part + ".")), "is used");
    }

    /** A key without the game whose own word it is. */
    private static String ofNoGame(String key) {
        String first = key.substring(0, key.indexOf('.'));
        return Games.byName(first).isPresent() ? key.substring(first.length() + 1) : key;
    }

    @Test
    void noFileBringsMarkupOrStyleOfItsOwn() throws IOException {
        assertThat(code()).doesNotContainPattern("innerHTML|outerHTML|insertAdjacentHTML|document\\.write|\\beval\\(|cssText");
        assertThat(Files.readString(WEB.resolve("index.html"))).doesNotContainPattern("<style|style=|\\son\\w+=|<script(?! type=\"module\" src=)|https?:");
    }
}
