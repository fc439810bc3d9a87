package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.words.Language;

/** The table of games in {@code docs/rulebooks.md} is what the program has. {@code -Darbiter.docs.update=yes} writes it anew. */
class GamesTableTest {
    private static final Path ROOT = Path.of("..");
    private static final Path PAGE = ROOT.resolve("docs/rulebooks.md");
    private static final Pattern TABLE = Pattern.compile("\\| game \\|.*?\n(?=[^|])", Pattern.DOTALL);
    /** With what the counts of move sequences are compared in the tests. */
    private static final Map<String, String> PERFT = Map.of(
            "chess", "stockfish, fairy-stockfish, sjaakii",
            "xiangqi", "fairy-stockfish",
            "go", "published counts of games on tiny boards",
            "shogi", "fairy-stockfish",
            "janggi", "fairy-stockfish");

    private static String table() throws IOException {
        List<String> rows = new ArrayList<>(List.of("| game | rulebooks | cases | perft compared with | formats | languages |", "|---|---|---|---|---|---|"));
        for (Game<?> game : Games.all()) {
            List<String> formats = game.formats().stream().map(RecordFormat::name).toList();
            List<String> languages = game.lexicon() == null ? List.of(Language.ENGLISH.tag()) : Language.tags();
            rows.add("| " + String.join(" | ", List.of(game.name(), Integer.toString(game.rulebooks().size()), Long.toString(cases(game.name())),
                    PERFT.getOrDefault(game.name(), "nothing"), String.join(", ", formats), String.join(", ", languages))) + " |");
        }
        return String.join("\n", rows) + "\n";
    }

    private static long cases(String game) throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("cases").resolve(game))) {
            long lines = 0;
            for (Path file : files.filter(path -> path.toString().endsWith(".jsonl")).toList()) {
                lines += Files.readAllLines(file).stream().filter(line -> !line.isBlank()).count();
            }
            return lines;
        }
    }

    @Test
    void the_table_is_what_the_program_has() throws IOException {
        String page = Files.readString(PAGE);
        Matcher table = TABLE.matcher(page);
        assertThat(table.find()).isTrue();
        if (System.getProperty("arbiter.docs.update") != null) {
            Files.writeString(PAGE, page.substring(0, table.start()) + table() + page.substring(table.end()));
            return;
        }
        assertThat(Arrays.asList(table.group().split("\n"))).as("out of date? CONTRIBUTING.md, A page, has the command that updates it").containsExactly(table().split("\n"));
    }
}
