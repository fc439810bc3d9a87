package org.openarbiter.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.archive.stored.Manifest;
import org.openarbiter.batch.job.BatchJob;
import org.openarbiter.batch.job.Progress;
import org.openarbiter.batch.source.GameFiles;

/** The queries that docs/batch.md shows do what it says of them, on the project's examples. */
class DocumentedQueriesTest {
    private static final Pattern BLOCK = Pattern.compile("(?:^    [^\\n]*\\n)+", Pattern.MULTILINE);

    private static SparkSession spark;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void begin() throws Exception {
        spark = Sessions.local(2);
        // A chase that its record calls a draw: under the rules of the federation it is none.
        Files.writeString(folder.resolve("chase.pgn"), Files.readString(Path.of("../examples/xiangqi.pgn")).replaceAll("(?<= |\")(1-0|0-1)", "1/2-1/2"));
        List<String> paths = List.of("../examples/famous.pgn", "../cases/chess/rulings.jsonl", folder.resolve("chase.pgn").toString());
        Manifest.Settings settings = new Manifest.Settings(
                "test", List.of("chess:fide-2023", "chess:german", "xiangqi:wxf"), "auto", false, 300_000, 60_000);
        BatchJob.Order order = new BatchJob.Order(
                GameFiles.in(paths, spark.sparkContext().hadoopConfiguration()), folder.resolve("tables").toString(), settings, Long.MAX_VALUE);
        new BatchJob(spark, order, new Progress(new PrintStream(System.err, true, StandardCharsets.UTF_8), false)).run();
        for (String table : List.of("rulings", "incidents", "claims", "differences")) {
            spark.read().parquet(folder.resolve("tables").resolve(table).toString()).createOrReplaceTempView(table);
        }
    }

    @AfterAll
    static void end() {
        spark.stop();
    }

    /** The queries of the page, in order. */
    private static List<String> queries() throws Exception {
        List<String> queries = new ArrayList<>();
        BLOCK.matcher(Files.readString(Path.of("../docs/batch.md"))).results()
                .map(block -> block.group().strip()).filter(block -> block.startsWith("SELECT") || block.startsWith("CREATE"))
                .flatMap(block -> List.of(block.split(";")).stream()).map(String::strip).forEach(queries::add);
        return queries;
    }

    private static List<String> rows(String query) {
        return spark.sql(query).collectAsList().stream().map(Row::mkString).toList();
    }

    @Test
    void they_answer() throws Exception {
        List<String> queries = queries();
        assertThat(queries).hasSize(5);
        List<Row> years = spark.sql(queries.get(0)).collectAsList();
        assertThat(years).extracting(row -> row.getString(0)).contains("1971", "1986");
        List<Row> endings = spark.sql(queries.get(1)).collectAsList();
        assertThat(endings).isNotEmpty().allSatisfy(row -> assertThat(row.getLong(2)).isPositive());
        List<Row> chases = spark.sql(queries.get(2)).collectAsList();
        assertThat(chases).isNotEmpty().allSatisfy(row -> assertThat(row.getString(2)).endsWith("wins, perpetual-chase"));
        spark.sql(queries.get(3).replace("games/", folder.resolve("chase.pgn").toString()));
        assertThat(rows(queries.get(4))).hasSameSizeAs(chases);
    }
}
