package org.openarbiter.archive.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.rules.core.record.InputException;

/** Stored rulings that are not what they should be; that surveys from whole ones are right, the tests of the batch job show. */
class StoredSurveyTest {
    private static final Manifest MANIFEST = new Manifest(
            new Manifest.Settings("1", List.of("chess:fide-2023"), "auto", true, 300_000, 60_000),
            List.of(new Manifest.Input("a.pgn", 1L << 40, 1_700_000_000_000L, 3_000_000_000L, 2, null),
                    new Manifest.Input("b \u00e9.pgn", 0, 0, 0, 0, "b: the compressed data ends early")));

    @TempDir
    private Path folder;

    private static String written(Manifest manifest) throws IOException {
        StringWriter text = new StringWriter();
        manifest.write(text);
        return text.toString();
    }

    private static Manifest read(String text) throws IOException, InputException {
        return Manifest.read(new BufferedReader(new StringReader(text)));
    }

    @Test
    void a_manifest_is_read_as_it_was_written() throws IOException, InputException {
        String text = written(MANIFEST);
        assertThat(text).startsWith("{\"schema\":\"arbiter.batch/1\",\"version\":\"1\",\"rules\":[\"chess:fide-2023\"],").hasLineCount(3);
        assertThat(read(text)).isEqualTo(MANIFEST);
        assertThat(MANIFEST.games()).isEqualTo(3_000_000_000L);
    }

    @Test
    void a_manifest_that_is_cut_short_is_none() throws IOException {
        String text = written(MANIFEST);
        String short1 = text.substring(0, text.lastIndexOf("{"));
        assertThatThrownBy(() -> read(short1)).isInstanceOf(InputException.class).hasMessage("1 files");
        assertThatThrownBy(() -> read("")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> read(text.replace("batch/1", "batch/9"))).hasMessage("the schema arbiter.batch/9");
    }

    @Test
    void a_folder_without_stored_rulings_is_named() {
        assertThatThrownBy(() -> StoredSurvey.open(folder))
                .isInstanceOf(ArchiveException.class)
                .hasMessage(folder + ": no stored rulings; expected a folder that arbiter batch has written, with manifest.jsonl");
    }

    @Test
    void tables_that_are_not_whole_are_refused() throws IOException {
        Files.writeString(folder.resolve(StoredTable.MANIFEST), written(MANIFEST));
        assertThatThrownBy(() -> StoredSurvey.open(folder).report(List.of()))
                .isInstanceOf(ArchiveException.class)
                .hasMessage(folder + ": the rulings are of 0 games; the manifest names 3000000000");
        Path file = folder.resolve("rulings/game=chess/rulebook=fide-2023/x.parquet");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "this is no Parquet file");
        assertThatThrownBy(() -> StoredSurvey.open(folder).report(List.of()))
                .isInstanceOf(ArchiveException.class)
                .hasMessageStartingWith(file + ": cannot be read: ");
    }
}
