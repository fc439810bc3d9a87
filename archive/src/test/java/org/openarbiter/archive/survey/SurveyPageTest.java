package org.openarbiter.archive.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.rules.core.rule.Options;

/** A survey as a page. */
class SurveyPageTest {
    @TempDir
    private Path folder;

    /** Files in memory. */
    private static final class Memory implements Output {
        private final Map<String, StringWriter> files = new TreeMap<>();
        private final List<String> folders = new ArrayList<>();

        @Override
        public Writer text(Path file) {
            StringWriter written = new StringWriter();
            files.put(file.toString(), written);
            return written;
        }

        @Override
        public void folder(Path made, String glob) {
            folders.add(made + " without " + glob);
        }
    }

    /** Surveys games each of which has one incident, an illegal move. */
    private static void survey(int games, Path page, Output output) throws IOException {
        byte[] archive = "1. e4 Qd5 *\n\n".repeat(games).getBytes(StandardCharsets.UTF_8);
        try (SurveyPage report = new SurveyPage(page, output);
                Archive opened = Archive.of(new ByteArrayInputStream(archive), "games.pgn", Archive.AUTO, null)) {
            Surveyor surveyor = new Surveyor(RulebookChoice.OF_THE_RECORD, Options.DEFAULT, 1, List.of(report));
            surveyor.add(opened, Surveyor.Listener.NONE);
            report.finish(surveyor.survey());
        }
    }

    @Test
    void all_that_a_page_writes_goes_through_its_output() throws IOException {
        Memory memory = new Memory();
        survey(SurveyPage.PART + 1, Path.of("no", "such", "s.html"), memory);
        assertThat(memory.folders).containsExactly(Path.of("no", "such", "s.data") + " without boards-*.js");
        assertThat(memory.files).containsOnlyKeys(
                Path.of("no", "such", "s.html").toString(), Path.of("no", "such", "s.data", "rows.js").toString(),
                Path.of("no", "such", "s.data", "boards-0.js").toString(), Path.of("no", "such", "s.data", "boards-1.js").toString());
    }

    @Test
    void a_shorter_list_leaves_no_boards_of_a_longer_one_behind() throws IOException {
        Path page = folder.resolve("s.html");
        survey(2 * SurveyPage.PART + 1, page, Output.FILES);
        assertThat(folder.resolve("s.data/boards-2.js")).exists();
        Files.writeString(folder.resolve("s.data/notes.txt"), "mine");
        survey(SurveyPage.PART + 1, page, Output.FILES);
        assertThat(folder.resolve("s.data/boards-1.js")).exists();
        assertThat(folder.resolve("s.data/boards-2.js")).doesNotExist();
        assertThat(folder.resolve("s.data/notes.txt")).exists();
    }
}
