package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The picture of the modules in ARCHITECTURE is what their descriptors say. {@code -Darbiter.docs.update=yes} draws it anew.
 */
class ModulesTest {
    private static final Path ROOT = Path.of("..");
    private static final Path PAGE = ROOT.resolve("ARCHITECTURE.md");
    private static final Pattern REQUIRED = Pattern.compile("requires (?:static |transitive )*org\\.openarbiter\\.(\\w+);");
    private static final Pattern PICTURE = Pattern.compile("```mermaid\n.*?```\n", Pattern.DOTALL);

    /** The modules that each module requires. */
    private static Map<String, Set<String>> required() throws IOException {
        Map<String, Set<String>> all = new TreeMap<>();
        try (Stream<Path> folders = Files.list(ROOT)) {
            for (Path folder : folders.toList()) {
                Path descriptor = folder.resolve("src/main/java/module-info.java");
                if (Files.exists(descriptor)) {
                    Set<String> required = REQUIRED.matcher(Files.readString(descriptor)).results()
                            .map(line -> line.group(1)).collect(Collectors.toCollection(TreeSet::new));
                    all.put(folder.getFileName().toString(), required);
                }
            }
        }
        return all;
    }

    private static boolean reaches(Map<String, Set<String>> all, String from, String to) {
        return all.getOrDefault(from, Set.of()).stream().anyMatch(next -> next.equals(to) || reaches(all, next, to));
    }

    /** The graph without the arrows that follow from others. */
    private static String picture() throws IOException {
        Map<String, Set<String>> all = required();
        StringBuilder text = new StringBuilder("```mermaid\ngraph LR\n");
        all.forEach((module, required) -> {
            List<String> direct = required.stream()
                    .filter(to -> required.stream().noneMatch(other -> !other.equals(to) && reaches(all, other, to))).toList();
            direct.forEach(to -> text.append("    ").append(module).append(" --> ").append(to).append('\n'));
        });
        return text.append("```\n").toString();
    }

    @Test
    void the_map_shows_the_modules_as_they_are() throws IOException {
        String page = Files.readString(PAGE);
        String picture = picture();
        if ("yes".equals(System.getProperty("arbiter.docs.update"))) {
            page = PICTURE.matcher(page).replaceFirst(Matcher.quoteReplacement(picture));
            Files.writeString(PAGE, page);
        }
        assertThat(page).contains(picture);
    }

    @Test
    void what_referees_games_drags_nothing_in() throws IOException {
        assertThat(required()).containsEntry("rules", Set.of()).containsEntry("wire", Set.of("rules"))
                .containsEntry("archive", Set.of("rules", "wire")).containsEntry("protocol", Set.of());
    }
}
