package org.openarbiter.batch.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.ArchiveFiles;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.RulingLines;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.Options;

/** Rows of the source, against what an archive gives. */
class GamesSourceTest {
    private static final String TWO = "[Event \"a\"]\n[White \"Zoë\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[Event \"b\"]\n\n1. e4 Nxx *\n";

    private static SparkSession spark;

    @BeforeAll
    static void begin() {
        spark = SparkSession.builder().master("local[2]").config("spark.ui.enabled", "false").getOrCreate();
    }

    @AfterAll
    static void end() {
        spark.stop();
    }

    private static Dataset<Row> games(Map<String, String> options, String... paths) {
        DataFrameReader reader = spark.read().format("games").options(options);
        return paths.length == 1 ? reader.load(paths[0]) : reader.load(paths);
    }

    /** Everything that an archive says of its games, and the ruling on each. */
    private static List<String> fromArchives(List<String> files) throws IOException {
        List<String> lines = new ArrayList<>();
        Judge judge = new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT);
        for (String file : files) {
            try (Archive archive = Archive.open(Path.of(file))) {
                for (RawGame raw = archive.next(); raw != null; raw = archive.next()) {
                    JudgedGame judged = judge.judge(archive, raw);
                    lines.add(line(archive.name(), judged.id(), archive.reader().format(), raw, judged));
                }
            } catch (ArchiveException e) {
                lines.add(e.getMessage());
            }
        }
        return lines;
    }

    private static List<String> fromRows(Dataset<Row> rows) {
        List<String> lines = new ArrayList<>();
        Judge judge = new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT);
        for (Row row : rows.collectAsList()) {
            if (row.getAs("fault") != null) {
                lines.add(row.getAs("fault"));
                continue;
            }
            RawGame raw = GameRow.raw(row);
            JudgedGame judged = judge.judge(GameRow.reader(row), row.getAs("source"), raw);
            lines.add(line(row.getAs("source"), row.getAs("id"), row.getAs("format"), raw, judged));
            assertThat(row.<Row>getAs("error") != null).isEqualTo(!isRead(row));
        }
        return lines;
    }

    private static boolean isRead(Row row) {
        try {
            GameRow.reader(row).read(GameRow.raw(row), false);
            return true;
        } catch (InputException e) {
            Row error = row.getAs("error");
            assertThat(error.<Long>getAs("line")).isEqualTo(e.line());
            assertThat(error.<Integer>getAs("column")).isEqualTo(e.column());
            assertThat(error.<String>getAs("message")).isEqualTo(e.message());
            assertThat(error.<String>getAs("expected")).isEqualTo(e.expected());
            return false;
        }
    }

    private static String line(String file, String id, String format, RawGame raw, JudgedGame judged) {
        String bytes = new String(raw.bytes(), raw.from(), raw.to() - raw.from(), StandardCharsets.ISO_8859_1);
        return String.join("|", file, id, format, raw.number() + " " + raw.line() + " " + raw.offset() + " " + raw.isTooLong(), bytes,
                String.join("\n", new RulingLines().of(judged)));
    }

    private static Path examples() {
        return Path.of("..", "examples");
    }

    @Test
    void rows_are_the_games_of_the_archives_in_their_order() throws IOException {
        List<String> paths = List.of(examples().toString(), Path.of("..", "cases").toString());
        List<String> expected = fromArchives(ArchiveFiles.of(paths).files());
        assertThat(fromRows(games(Map.of(), paths.toArray(String[]::new)))).isEqualTo(expected);
        assertThat(expected).hasSizeGreaterThan(500);
    }

    @Test
    void a_large_file_is_read_in_parts_by_many_tasks(@TempDir Path folder) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 1_000; i++) {
            text.append(TWO).append('\n').append(i % 7 == 0 ? "{a comment that quotes\n\n[Event \"q\"]\n\n1. e4 *\n}\n1. d4 d5 1-0 1. c4 e5 *\n\n" : "");
        }
        Path file = folder.resolve("large.pgn");
        Files.writeString(file, text);
        List<String> expected = fromArchives(List.of(file.toString()));
        Dataset<Row> rows = games(Map.of("partBytes", "8000"), file.toString());
        assertThat(rows.rdd().getNumPartitions()).isGreaterThan(10);
        assertThat(fromRows(rows)).isEqualTo(expected);
        assertThat(rows.count()).isEqualTo(expected.size());
        String location = file.toUri().toString().replace("file:///", "file:/");
        List<String> throughHadoop = fromRows(games(Map.of("partBytes", "8000"), folder.toUri() + "*"));
        assertThat(throughHadoop).isEqualTo(expected.stream().map(line -> line.replace(file.toString(), location)).toList());
    }

    @Test
    void many_small_files_go_to_one_task(@TempDir Path folder) throws IOException {
        for (int i = 0; i < 200; i++) {
            Files.writeString(folder.resolve("g" + i + ".sgf"), "(;GM[1]SZ[9]C[é" + i + "];B[aa];W[bb])");
        }
        Dataset<Row> rows = games(Map.of("game", "go"), folder.toString());
        assertThat(rows.rdd().getNumPartitions()).isEqualTo(1);
        assertThat(rows.select("game").distinct().collectAsList()).singleElement().hasToString("[go]");
        assertThat(fromRows(rows)).isEqualTo(fromArchives(ArchiveFiles.of(List.of(folder.toString())).files())).hasSize(200);
    }

    @Test
    void files_that_cannot_be_read_are_rows(@TempDir Path folder) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(TWO.repeat(1_000).getBytes(StandardCharsets.UTF_8));
        }
        Path broken = folder.resolve("broken.pgn.gz");
        Files.write(broken, Arrays.copyOf(packed.toByteArray(), packed.size() - 20));
        Path odd = folder.resolve("odd.bin");
        Files.write(odd, new byte[] {0, 1, 2});
        String none = folder.resolve("none.pgn").toString();
        Dataset<Row> rows = games(Map.of(), none, broken.toString(), odd.toString());
        List<String> lines = fromRows(rows);
        assertThat(lines).isEqualTo(fromArchives(List.of(none, broken.toString(), odd.toString())));
        assertThat(lines).contains(none + ": no such file", broken + ": the compressed data ends early", odd + ": no game found in a known format");
        assertThat(rows.where("fault is not null and ordinal is null and record is null and error is not null").count()).isEqualTo(3);
    }

    @Test
    void columns_are_for_SQL(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.pgn"), TWO);
        Files.writeString(folder.resolve("b.jsonl"), "{\"id\":\"mine\",\"game\":\"chess\",\"moves\":[\"e2e4\"]}\n{\"id\":\"odd\",\"game\":7}\n");
        Files.writeString(folder.resolve("notes.txt"), "1. e4");
        games(Map.of(), folder + "/*").createOrReplaceTempView("archive");
        List<Row> rows = spark.sql("select id, game, tags['White'] w, error.column c, octet_length(record) n from archive where source not like '%notes%' order by source, ordinal")
                .collectAsList();
        assertThat(rows).extracting(Row::toString).containsExactly(
                "[" + folder + "/a.pgn#1,chess,Zoë,null,51]", "[" + folder + "/a.pgn#2,chess,null,null,24]", "[mine,chess,null,null,45]", "[odd,null,null,20,21]");
    }

    @Test
    void nothing_is_read_that_nobody_asks_for(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.pgn"), TWO);
        GamesRows pruned = new GamesRows(List.of(GamesColumn.ID, GamesColumn.GAME, GamesColumn.RECORD), false);
        try (Archive archive = Archive.open(folder.resolve("a.pgn"))) {
            RawGame raw = archive.next();
            assertThat(raw).isNotNull();
            assertThat(pruned.of("a", archive.reader(), new RawGame(1, 1, new byte[0], 0, 0)).getUTF8String(0)).hasToString("a#1");
        }
        assertThat(games(Map.of(), folder.toString()).select("line", "source").schema().fieldNames()).containsExactly("line", "source");
        assertThat(games(Map.of(), folder.toString()).select("line", "source").collectAsList()).extracting(row -> row.getLong(0)).containsExactly(1L, 6L);
    }

    @Test
    void options_that_cannot_be_meant_are_refused() {
        assertThatThrownBy(() -> games(Map.of("format", "odd"), "a.pgn")).hasMessageContaining("unknown format 'odd'");
        assertThatThrownBy(() -> games(Map.of("game", "odd"), "a.pgn")).hasMessageContaining("unknown game 'odd'");
        assertThatThrownBy(() -> games(Map.of("strict", "perhaps"), "a.pgn")).hasMessageContaining("not 'perhaps'");
        assertThatThrownBy(() -> games(Map.of("partBytes", "-1"), "a.pgn")).hasMessageContaining("not '-1'");
    }
}
