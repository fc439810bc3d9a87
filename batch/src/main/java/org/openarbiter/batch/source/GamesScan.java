package org.openarbiter.batch.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.metric.CustomMetric;
import org.apache.spark.sql.connector.metric.CustomSumMetric;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/** A reading of files of games. The files are listed and cut into parts once, when Spark first asks for the partitions. */
final class GamesScan implements Scan, Batch {
    private final List<String> paths;
    private final ReadOptions options;
    private final StructType wanted;
    private InputPartition @Nullable [] partitions;

    GamesScan(List<String> paths, ReadOptions options, StructType wanted) {
        this.paths = paths;
        this.options = options;
        this.wanted = wanted;
    }

    @Override
    public StructType readSchema() {
        return wanted;
    }

    @Override
    public String description() {
        return "games of " + String.join(", ", paths);
    }

    @Override
    public Batch toBatch() {
        return this;
    }

    @Override
    public synchronized InputPartition[] planInputPartitions() {
        InputPartition[] known = partitions;
        if (known == null) {
            SparkSession spark = SparkSession.active();
            try {
                List<GameFile> files = GameFiles.in(paths, spark.sparkContext().hadoopConfiguration());
                known = Planner.tasks(spark, files, options).stream().map(Partition::new).toArray(InputPartition[]::new);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            partitions = known;
        }
        return known;
    }

    @Override
    public PartitionReaderFactory createReaderFactory() {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(SparkSession.active().sparkContext());
        List<GamesColumn> columns = Arrays.stream(wanted.fieldNames()).map(GamesColumn::of).toList();
        return new Factory(columns, options.strict(), context.broadcast(new SerializableConfiguration(context.hadoopConfiguration())));
    }

    @Override
    public CustomMetric[] supportedCustomMetrics() {
        return new CustomMetric[] {new Games(), new Bytes()};
    }

    /** Makes the readers of tasks. */
    private record Factory(List<GamesColumn> columns, boolean strict, Broadcast<SerializableConfiguration> configuration)
            implements PartitionReaderFactory {
        @Override
        public PartitionReader<InternalRow> createReader(InputPartition partition) {
            return new GamesReader(((Partition) partition).parts(), configuration.value().value(), new GamesRows(columns, strict));
        }
    }

    /** What a task reads. */
    private record Partition(List<FilePart> parts) implements InputPartition {}

    /** The number of games read. */
    public static final class Games extends CustomSumMetric {
        static final String NAME = "games";

        /** Spark makes one by its name. */
        public Games() {}

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public String description() {
            return "number of games";
        }
    }

    /** The number of bytes of files read. */
    public static final class Bytes extends CustomSumMetric {
        static final String NAME = "bytes";

        /** Spark makes one by its name. */
        public Bytes() {}

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public String description() {
            return "bytes of files";
        }
    }
}
