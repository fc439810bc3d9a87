package org.openarbiter.batch.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.archive.ArchiveFiles;
import org.openarbiter.archive.stored.Manifest;
import org.openarbiter.batch.Sessions;
import org.openarbiter.batch.source.GameFiles;

/** The job: the same as the command, whatever comes in between. */
class BatchJobTest {
    private static final List<String> PATHS = List.of("../examples", "../cases");
    private static final List<String> BOTH = List.of("chess:fide-2023", "chess:german");
    private static final long ALL_AT_ONCE = Long.MAX_VALUE;

    private static SparkSession spark;

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream told = new ByteArrayOutputStream();

    @BeforeAll
    static void begin() {
        spark = Sessions.local(2);
        spark.sparkContext().hadoopConfiguration().set("fs." + FillingFileSystem.SCHEME + ".impl", FillingFileSystem.class.getName());
    }

    @AfterAll
    static void end() {
        spark.stop();
    }

    private static Manifest.Settings settings(List<String> rules, long gameMillis) {
        return new Manifest.Settings("test", rules, "auto", false, 300_000, gameMillis);
    }

    private Manifest run(List<String> paths, String out, List<String> rules, long roundBytes) throws BatchException, IOException {
        return run(paths, out, settings(rules, 60_000), roundBytes);
    }

    private Manifest run(List<String> paths, String out, Manifest.Settings settings, long roundBytes) throws BatchException, IOException {
        BatchJob.Order order = new BatchJob.Order(
                GameFiles.in(paths, spark.sparkContext().hadoopConfiguration()), out, settings, roundBytes);
        return new BatchJob(spark, order, new Progress(new PrintStream(told, true, StandardCharsets.UTF_8), false)).run();
    }

    /** A file that repeats the famous games this number of times. */
    private String file(String name, int times) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, Files.readString(Path.of("../examples/famous.pgn")).repeat(times));
        return file.toString();
    }

    private List<String> filesBelow(Path place) throws IOException {
        try (Stream<Path> all = Files.walk(place)) {
            return all.filter(Files::isRegularFile).map(file -> place.relativize(file).toString()).sorted().toList();
        }
    }

    @Test
    void the_survey_of_the_tables_is_that_of_the_records() throws Exception {
        Path out = folder.resolve("tables");
        Manifest manifest = run(PATHS, out.toString(), List.of(), ALL_AT_ONCE);
        assertThat(Surveys.ofTables(out)).isEqualTo(Surveys.ofRecords(ArchiveFiles.of(PATHS).files(), List.of()));
        assertThat(manifest.unreadable()).isPositive();
        assertThat(Surveys.manifest(out)).isEqualTo(manifest);
        assertThat(Files.exists(folder.resolve("tables.unfinished"))).isFalse();
    }

    @Test
    void so_it_is_where_rulebooks_are_compared_and_there_are_many_rounds() throws Exception {
        Path out = folder.resolve("tables");
        List<String> files = List.of(file("a.pgn", 3), "../examples/euwe.pgn", "../cases/chess/famous.jsonl", file("b.pgn", 1), "../cases/chess/rulings.jsonl");
        run(files, out.toString(), BOTH, 1);
        assertThat(Surveys.ofTables(out)).isEqualTo(Surveys.ofRecords(files, BOTH));
        assertThat(spark.read().parquet(out.resolve("differences").toString()).groupBy("rulebook").count().collectAsList())
                .extracting(row -> row.getString(0)).containsExactlyInAnyOrder("fide-2023", "german");
    }

    @Test
    void tables_can_be_asked() throws Exception {
        Path out = folder.resolve("tables");
        run(List.of("../cases/chess/rulings.jsonl"), out.toString(), List.of(), ALL_AT_ONCE);
        spark.read().parquet(out.resolve("rulings").toString()).createOrReplaceTempView("stored");
        List<Row> rows = spark.sql("SELECT game, rulebook, rules, status, outcome.winner, rule FROM stored WHERE id = 'claim-too-early'").collectAsList();
        assertThat(rows).hasSize(1);
        assertThat(rows.getFirst().mkString(" ")).isEqualTo("chess fide-2023 chess:fide-2023 open null null");
        spark.read().parquet(out.resolve("claims").toString()).createOrReplaceTempView("claims");
        assertThat(spark.sql("SELECT by, claim, made, granted FROM claims WHERE id = 'claim-too-early'").collectAsList())
                .extracting(row -> row.mkString(" ")).containsExactly("white threefold true false");
    }

    @Test
    void a_damaged_file_costs_what_is_behind_its_damage() throws Exception {
        Path damaged = folder.resolve("damaged.pgn.gz");
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(Files.readAllBytes(Path.of("../examples/famous.pgn")));
        }
        Files.write(damaged, java.util.Arrays.copyOf(packed.toByteArray(), packed.size() * 2 / 3));
        Path nothing = folder.resolve("nothing.pgn.zst");
        Files.write(nothing, new byte[] {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd, 1, 2, 3});
        List<String> files = List.of(file("a.pgn", 1), damaged.toString(), nothing.toString(), file("b.pgn", 1));
        Path out = folder.resolve("tables");
        Manifest manifest = run(files, out.toString(), List.of(), ALL_AT_ONCE);
        assertThat(Surveys.ofTables(out)).isEqualTo(Surveys.ofRecords(files, List.of()));
        assertThat(manifest.inputs()).extracting(input -> input.fault() == null).containsExactly(true, false, false, true);
        assertThat(manifest.inputs().get(1).fault()).isEqualTo(damaged + ": the compressed data ends early");
        assertThat(manifest.inputs().get(1).games()).isBetween(1L, 5L);
    }

    @Test
    void a_game_that_takes_too_long_is_a_row_that_says_so() throws Exception {
        Path slow = folder.resolve("slow.pgn");
        Files.writeString(slow, "[Event \"moves\"]\n\n1. e4 e5 *\n\n[Event \"none\"]\n\n*\n");
        Path out = folder.resolve("tables");
        Manifest manifest = run(List.of(slow.toString()), out.toString(), settings(List.of(), 0), ALL_AT_ONCE);
        assertThat(manifest.games()).isEqualTo(2);
        assertThat(manifest.unreadable()).isEqualTo(1);
        assertThat(spark.read().parquet(out.resolve("rulings").toString()).orderBy("ordinal").selectExpr("status", "error.message").collectAsList())
                .extracting(row -> row.mkString(" "))
                .containsExactly("unreadable line 1: ruling on the game takes longer than the limit of 0 s", "open null");
    }

    /** How many bytes a job writes. */
    private long needed(List<String> files) throws BatchException, IOException {
        FillingFileSystem.ROOM.set(Long.MAX_VALUE);
        run(files, FillingFileSystem.SCHEME + "://" + folder.resolve("roomy"), BOTH, 1);
        return Long.MAX_VALUE - FillingFileSystem.ROOM.get();
    }

    /** Begins a job on a disk that has room for a part of what it writes, and says how the job ends. */
    private Throwable stopped(List<String> files, Path out, double part) throws BatchException, IOException {
        FillingFileSystem.ROOM.set((long) (needed(files) * part));
        try {
            return catchThrowable(() -> run(files, FillingFileSystem.SCHEME + "://" + out, BOTH, 1));
        } finally {
            FillingFileSystem.ROOM.set(Long.MAX_VALUE);
        }
    }

    @Test
    void a_full_disk_ends_the_job_and_it_goes_on_where_there_is_room_again() throws Exception {
        List<String> files = List.of(file("a.pgn", 2), file("b.pgn", 2), file("c.pgn", 2), file("d.pgn", 2));
        Path out = folder.resolve("tables");
        String filling = FillingFileSystem.SCHEME + "://" + out;
        assertThat(stopped(files, out, 0.5))
                .isInstanceOf(BatchException.class)
                .hasMessage("the disk is full; what is done is kept in " + out + ".unfinished, start again to go on");
        assertThat(out).doesNotExist();
        long done = filesBelow(folder.resolve("tables.unfinished/rounds")).stream().filter(name -> name.endsWith(".jsonl")).count();
        assertThat(done).isBetween(1L, 3L);
        assertThat(told.toString(StandardCharsets.UTF_8)).isEmpty();
        run(files, filling, BOTH, 1);
        assertThat(told.toString(StandardCharsets.UTF_8)).isEqualTo("arbiter: going on: " + done + " of 4 files are done\n");
        assertThat(Surveys.ofTables(out)).isEqualTo(Surveys.ofRecords(files, BOTH));
    }

    @Test
    void what_no_round_lists_does_not_count() throws Exception {
        List<String> files = List.of(file("a.pgn", 1), file("b.pgn", 1));
        Path out = folder.resolve("tables");
        Path stray = folder.resolve("tables.unfinished/tables/rulings/game=chess/rulebook=fide-2023/0001-00000-7-0.parquet");
        Files.createDirectories(stray.getParent());
        Files.writeString(stray, "half a file of an attempt that was killed");
        run(files, out.toString(), List.of(), ALL_AT_ONCE);
        assertThat(Surveys.ofTables(out)).isEqualTo(Surveys.ofRecords(files, List.of()));
    }

    @Test
    void two_jobs_do_not_make_one_folder() throws Exception {
        Path out = folder.resolve("tables");
        List<String> files = List.of(file("a.pgn", 1));
        FileSystem local = new LocalFileSystem();
        local.initialize(java.net.URI.create("file:///"), new Configuration());
        try (Staging other = Staging.open(local, new org.apache.hadoop.fs.Path(out.toUri()), settings(List.of(), 60_000))) {
            assertThat(other.rounds()).isZero();
            assertThatThrownBy(() -> run(files, out.toString(), List.of(), ALL_AT_ONCE))
                    .hasMessage(out + ".unfinished: another job is using this folder");
        }
        run(files, out.toString(), List.of(), ALL_AT_ONCE);
        assertThatThrownBy(() -> run(files, out.toString(), List.of(), ALL_AT_ONCE))
                .isInstanceOfSatisfying(BatchException.class, e -> assertThat(e.isMisuse()).isTrue())
                .hasMessage(out + ": already exists; choose another folder");
    }

    @Test
    void what_was_begun_has_to_fit() throws Exception {
        List<String> files = new ArrayList<>(List.of(file("a.pgn", 2), file("b.pgn", 2)));
        Path out = folder.resolve("tables");
        Path staging = folder.resolve("tables.unfinished");
        String filling = FillingFileSystem.SCHEME + "://" + out;
        assertThat(stopped(files, out, 0.75)).isInstanceOf(BatchException.class);
        assertThat(filesBelow(staging.resolve("rounds"))).isNotEmpty();
        assertThatThrownBy(() -> run(files, filling, List.of(), 1)).hasMessageContaining("a job was begun with other settings");
        assertThatThrownBy(() -> run(List.of(files.get(1)), filling, BOTH, 1)).hasMessageContaining("holds rulings on " + files.get(0));
        String table = filesBelow(staging.resolve("tables")).stream().filter(name -> name.endsWith(".parquet")).findFirst().orElseThrow();
        Path aside = Files.move(staging.resolve("tables").resolve(table), folder.resolve("aside"));
        assertThatThrownBy(() -> run(files, filling, BOTH, 1)).hasMessageContaining("1 table files of finished rounds are missing");
        Files.move(aside, staging.resolve("tables").resolve(table));
        Files.writeString(Path.of(files.get(0)), "1. e4 *\n");
        assertThatThrownBy(() -> run(files, filling, BOTH, 1)).hasMessageContaining(files.get(0) + ": has changed since it was ruled on");
    }

    @Test
    void files_that_are_done_come_in_the_order_in_which_they_were_ruled_on() throws Exception {
        List<String> files = List.of(file("a.pgn", 2), file("b.pgn", 2), file("c.pgn", 2), file("d.pgn", 2));
        Path out = folder.resolve("tables");
        String filling = FillingFileSystem.SCHEME + "://" + out;
        assertThat(stopped(files, out, 0.75)).isInstanceOf(BatchException.class);
        assertThatThrownBy(() -> run(files.reversed(), filling, BOTH, 1)).hasMessageContaining("the files were given in another order");
        run(files, filling, BOTH, 1);
        assertThat(Surveys.ofTables(out)).isEqualTo(Surveys.ofRecords(files, BOTH));
    }

    @Test
    void a_file_is_ruled_on_in_pieces() throws Exception {
        List<String> files = List.of(file("a.pgn", 20), file("b.pgn", 1));
        Path out = folder.resolve("tables");
        BatchJob.Order order = new BatchJob.Order(
                GameFiles.in(files, spark.sparkContext().hadoopConfiguration()), out.toString(), settings(BOTH, 60_000), ALL_AT_ONCE, 8_000);
        new BatchJob(spark, order, new Progress(new PrintStream(told, true, StandardCharsets.UTF_8), false)).run();
        assertThat(filesBelow(out.resolve("rulings"))).hasSizeGreaterThan(10);
        assertThat(Surveys.ofTables(out)).isEqualTo(Surveys.ofRecords(files, BOTH));
    }

    @Test
    void what_cannot_be_meant_is_refused_before_anything_begins() throws Exception {
        String file = file("a.pgn", 1);
        String out = folder.resolve("tables").toString();
        assertThatThrownBy(() -> run(List.of(file, file), out, List.of(), 1)).hasMessage(file + ": listed twice; list it once");
        assertThatThrownBy(() -> run(List.of(file, "missing.pgn"), out, List.of(), 1)).hasMessage("missing.pgn: no such file");
        assertThatThrownBy(() -> run(List.of(file), "nowhere://tables", List.of(), 1)).hasMessage("nowhere://tables: No FileSystem for scheme \"nowhere\"");
        assertThat(folder.resolve("tables.unfinished")).doesNotExist();
    }
}
