package org.openarbiter.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;

class SparkTest {
    @Test
    void counts() throws IOException {
        try (SparkSession spark = SparkSession.builder().master("local[2]").config("spark.ui.enabled", "false").getOrCreate()) {
            assertThat(spark.range(1_000).count()).isEqualTo(1_000);
        }
    }
}
