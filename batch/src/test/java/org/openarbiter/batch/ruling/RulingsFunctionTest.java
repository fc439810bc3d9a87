package org.openarbiter.batch.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openarbiter.batch.Sessions;

/** The function in SQL and on DataFrames. */
class RulingsFunctionTest {
    private static final String MATE = "1. f3 e5 2. g4 Qh4# 0-1";
    private static final String THREEFOLD = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *";

    private static SparkSession spark;

    @BeforeAll
    static void begin() {
        spark = Sessions.local(2);
        Dataset<Row> games = spark.createDataset(Arrays.asList(MATE, THREEFOLD, "nonsense", null), Encoders.STRING()).toDF("record");
        games.createOrReplaceTempView("games");
    }

    @AfterAll
    static void end() {
        spark.stop();
    }

    private static List<String> texts(String query) {
        return spark.sql(query).collectAsList().stream().map(row -> row.mkString(" | ")).toList();
    }

    @Test
    void a_record_gives_an_array_of_rulings() {
        assertThat(texts("SELECT r.game, r.rules, r.status, r.outcome.winner, r.rule, r.source, r.ply, r.recorded"
                + " FROM (SELECT explode(rulings(record, '')) AS r FROM games WHERE record LIKE '%f3 e5%')"))
                .containsExactly("chess | chess:fide-2023 | ended | black | chess:fide-2023/checkmate | FIDE Laws of Chess 2023, 5.1.1 | 4 | 0-1");
    }

    @Test
    void rulebooks_are_a_string_or_an_array() {
        String select = "SELECT r.rules, r.status FROM (SELECT explode(rulings(record, %s)) AS r FROM games WHERE record LIKE '%%Nf3 Nf6%%')";
        List<String> both = texts(String.format(select, "array('chess:fide-2023', 'chess:match-runner')"));
        assertThat(both).hasSize(2).first().isEqualTo("chess:fide-2023 | open");
        assertThat(texts(String.format(select, "'chess:fide-2023, chess:match-runner'"))).isEqualTo(both);
        assertThat(texts(String.format(select, "NULL"))).containsExactly("chess:fide-2023 | open");
    }

    @Test
    void what_cannot_be_read_is_a_ruling_and_null_is_null() {
        assertThat(texts("SELECT rulings(record)[0].status, rulings(record)[0].error.found FROM games WHERE record = 'nonsense'"))
                .containsExactly("unreadable | no format that is known");
        assertThat(texts("SELECT rulings(record, '') FROM games WHERE record IS NULL")).containsExactly("null");
        assertThat(texts("SELECT rulings('[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n', 'chess:fide-2023')[0].error.message"))
                .containsExactly("more than one game; expected one game in a record");
    }

    @Test
    void a_rulebook_that_there_is_not_is_an_error() {
        assertThatThrownBy(() -> spark.sql("SELECT rulings(record, 'chess:nobody') FROM games").collectAsList())
                .hasStackTraceContaining("rulings: chess has no rulebook 'nobody'");
        assertThatThrownBy(() -> spark.sql("SELECT rulings(record, 'chess:fide-2023', 3) FROM games"))
                .hasStackTraceContaining("expected a record and rulebooks, not 3 arguments");
    }

    @Test
    void data_frames_have_it_too_and_take_bytes() {
        Dataset<Row> bytes = spark.createDataset(List.of(MATE.getBytes(StandardCharsets.UTF_8)), Encoders.BINARY()).toDF("record");
        List<Row> rows = bytes
                .select(functions.explode(RulingsFunction.rulings(functions.col("record"), functions.lit("chess:fide-2023"))).as("r"))
                .select("r.text", "r.findings", "r.claims").collectAsList();
        assertThat(rows).hasSize(1);
        assertThat(rows.getFirst().getString(0)).contains("checkmate");
        assertThat(rows.getFirst().getList(2)).isEmpty();
    }

    @Test
    void it_says_what_it_is() {
        assertThat(texts("DESCRIBE FUNCTION rulings")).anySatisfy(line -> assertThat(line).contains("Rules on the game in a record"));
    }
}
