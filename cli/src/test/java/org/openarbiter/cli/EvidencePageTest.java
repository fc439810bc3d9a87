package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** {@code docs/evidence.md} names every field of every kind of finding that the cases bring about, and no other. */
class EvidencePageTest {
    private static final Path ROOT = Path.of("..");
    private static final Path PAGE = ROOT.resolve("docs/evidence.md");
    private static final Pattern TABLE = Pattern.compile("\\| kind \\|.*?\n(?=\n)", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("`([^`]+)`");
    /** Objects whose fields are the players. */
    private static final Set<String> BY_SEAT = Set.of("levels", "lost", "passes", "stones");

    private static final Map<String, Kind> KINDS = new TreeMap<>();

    /** What findings of a kind have in common. */
    private static final class Kind {
        private final Set<String> games = new TreeSet<>();
        private final Map<String, Integer> fields = new TreeMap<>();
        private int findings;

        private String row(String name) {
            String listed = fields.entrySet().stream()
                    .filter(field -> !field.getKey().matches("kind|text|.*[.\\[].*"))
                    .map(field -> "`" + field.getKey() + "`" + (field.getValue() < findings ? "?" : ""))
                    .collect(Collectors.joining(", "));
            return "| `" + name + "` | " + String.join(", ", games) + " | " + listed + " |";
        }
    }

    @BeforeAll
    static void judgeTheCases() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT.resolve("cases"))) {
            List<String> words = new ArrayList<>(List.of("judge", "--json"));
            files.filter(file -> file.toString().endsWith(".jsonl") && !file.toString().contains("problems")).sorted()
                    .forEach(file -> words.add(file.toString()));
            ObjectMapper mapper = new ObjectMapper();
            for (String line : arbiter(words.toArray(String[]::new)).out().lines().toList()) {
                JsonNode ruling = mapper.readTree(line);
                ruling.findValues("findings").forEach(list -> list.forEach(finding -> take(finding, ruling.get("game").asText())));
            }
        }
    }

    private static void take(JsonNode finding, String game) {
        Kind kind = KINDS.computeIfAbsent(finding.get("kind").asText(), name -> new Kind());
        kind.games.add(game);
        kind.findings++;
        Set<String> paths = new TreeSet<>();
        fields("", finding, paths);
        paths.forEach(path -> kind.fields.merge(path, 1, Integer::sum));
    }

    private static void fields(String path, JsonNode node, Set<String> to) {
        if (node.isArray()) {
            node.forEach(element -> fields(path + "[]", element, to));
        }
        node.properties().forEach(field -> {
            String name = BY_SEAT.contains(path) ? "SEAT" : field.getKey();
            String inside = path.isEmpty() ? name : path + "." + name;
            to.add(inside);
            fields(inside, field.getValue(), to);
        });
    }

    @Test
    void the_table_of_kinds_is_what_the_cases_show() throws IOException {
        List<String> rows = new ArrayList<>(List.of("| kind | games | fields beside `text` |", "|---|---|---|"));
        KINDS.forEach((name, kind) -> rows.add(kind.row(name)));
        String page = Files.readString(PAGE);
        Matcher table = TABLE.matcher(page);
        assertThat(table.find()).isTrue();
        if (System.getProperty("arbiter.docs.update") != null) {
            Files.writeString(PAGE, page.substring(0, table.start()) + String.join("\n", rows) + "\n" + page.substring(table.end()));
            return;
        }
        assertThat(Arrays.asList(table.group().split("\n")))
                .as("out of date? CONTRIBUTING.md, A page, has the command that updates it").containsExactlyElementsOf(rows);
    }

    @Test
    void every_field_is_explained_and_no_other() throws IOException {
        String page = Files.readString(PAGE);
        Set<String> explained = new TreeSet<>();
        page.substring(page.indexOf("| field |")).lines().skip(2).filter(line -> line.startsWith("|"))
                .forEach(line -> NAME.matcher(line.split("\\|")[1]).results().forEach(name -> explained.add(name.group(1))));
        Set<String> shown = KINDS.values().stream().flatMap(kind -> kind.fields.keySet().stream()).collect(Collectors.toCollection(TreeSet::new));
        shown.removeAll(Set.of("kind", "text"));
        assertThat(explained).isEqualTo(shown);
    }
}
