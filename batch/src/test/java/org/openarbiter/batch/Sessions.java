package org.openarbiter.batch;

import org.apache.spark.sql.SparkSession;

/** Sessions of Spark for tests: small, quiet, and without a page. */
public final class Sessions {
    private Sessions() {}

    /** A session on this number of threads of this process, with the function {@code rulings}. */
    public static SparkSession local(int threads) {
        return SparkSession.builder()
                .master("local[" + threads + "]")
                .config("spark.ui.enabled", "false")
                .config("spark.sql.shuffle.partitions", "2")
                .config("spark.sql.extensions", ArbiterExtensions.class.getName())
                .config("spark.sql.warehouse.dir", "target/warehouse")
                .getOrCreate();
    }
}
