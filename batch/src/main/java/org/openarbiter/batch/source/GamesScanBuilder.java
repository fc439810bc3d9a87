package org.openarbiter.batch.source;

import java.util.List;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.types.StructType;

/** Takes note of the columns that are wanted. */
final class GamesScanBuilder implements ScanBuilder, SupportsPushDownRequiredColumns {
    private final List<String> paths;
    private final ReadOptions options;
    private StructType wanted = GamesColumn.SCHEMA;

    GamesScanBuilder(List<String> paths, ReadOptions options) {
        this.paths = paths;
        this.options = options;
    }

    @Override
    public void pruneColumns(StructType required) {
        // Fields within columns are not pruned: a struct is wanted whole or not at all.
        wanted = new StructType();
        for (String name : required.fieldNames()) {
            wanted = wanted.add(GamesColumn.SCHEMA.apply(name));
        }
    }

    @Override
    public Scan build() {
        return new GamesScan(paths, options, wanted);
    }
}
