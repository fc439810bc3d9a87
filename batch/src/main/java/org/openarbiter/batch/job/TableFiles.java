package org.openarbiter.batch.job;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.io.OutputFile;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.execution.datasources.parquet.ParquetWriteSupport;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.stored.StoredTable;

/**
 * The files that one attempt at a task writes, under names of its own: all tables at once, so that each game is ruled on once.
 * Few files are open at a time, so that memory is bounded however many rulebooks there are. What is written counts only once
 * somebody lists it.
 */
final class TableFiles implements TableRows.Sink, AutoCloseable {
    /** What Spark calls a folder of a value that is null. */
    private static final String NULL = "__HIVE_DEFAULT_PARTITION__";

    /** The settings of Spark's row writer, under their own names. */
    private static final Map<String, String> FORM = Map.of(
            "spark.sql.parquet.writeLegacyFormat", "false",
            "spark.sql.parquet.outputTimestampType", "TIMESTAMP_MICROS",
            "spark.sql.parquet.fieldId.write.enabled", "false",
            "spark.sql.parquet.variant.annotateLogicalType.enabled", "false");

    private static final int MOST_OPEN = 24;
    private static final long ROW_GROUP = 16L << 20;

    private final Path tables;
    private final String attempt;
    private final Map<StoredTable, Configuration> settings = new EnumMap<>(StoredTable.class);
    /** By folder; the one that was written to last comes last. */
    private final Map<String, ParquetWriter<InternalRow>> open = new LinkedHashMap<>(16, 0.75f, true);
    private final List<String> written = new ArrayList<>();

    /**
     * Files of nothing yet.
     *
     * @param tables the folder of all tables
     * @param attempt what names the files, different for each attempt
     */
    TableFiles(Path tables, String attempt, Configuration configuration) {
        this.tables = tables;
        this.attempt = attempt;
        for (StoredTable table : StoredTable.values()) {
            Configuration own = new Configuration(configuration);
            own.set(ParquetWriteSupport.SPARK_ROW_SCHEMA(), TableRows.columns(table).json());
            FORM.forEach(own::set);
            settings.put(table, own);
        }
    }

    @Override
    public void row(StoredTable table, @Nullable String game, @Nullable String rulebook, InternalRow row) throws IOException {
        String folder = table.folder() + "/game=" + (game == null ? NULL : game) + "/rulebook=" + (rulebook == null ? NULL : rulebook);
        ParquetWriter<InternalRow> writer = open.get(folder);
        if (writer == null) {
            closeOldest();
            writer = opened(table, folder);
            open.put(folder, writer);
        }
        writer.write(row);
    }

    private void closeOldest() throws IOException {
        if (open.size() >= MOST_OPEN) {
            Iterator<ParquetWriter<InternalRow>> oldest = open.values().iterator();
            ParquetWriter<InternalRow> writer = oldest.next();
            oldest.remove();
            writer.close();
        }
    }

    private ParquetWriter<InternalRow> opened(StoredTable table, String folder) throws IOException {
        String name = folder + "/" + attempt + "-" + written.size() + StoredTable.ENDING_OF_FILES;
        written.add(name);
        Configuration own = settings.get(table);
        return new Builder(HadoopOutputFile.fromPath(new Path(tables, name), own))
                .withConf(own)
                .withCompressionCodec(CompressionCodecName.ZSTD)
                .withRowGroupSize(ROW_GROUP)
                .build();
    }

    /** Makes writers of Spark's rows. */
    private static final class Builder extends ParquetWriter.Builder<InternalRow, Builder> {
        Builder(OutputFile file) {
            super(file);
        }

        @Override
        protected Builder self() {
            return this;
        }

        @Override
        @SuppressWarnings("deprecation") // abstract, and called by the one that is not
        protected WriteSupport<InternalRow> getWriteSupport(Configuration configuration) {
            return new ParquetWriteSupport();
        }
    }

    /** Closes all files, and lists them by their names below the folder of all tables. */
    List<String> finish() throws IOException {
        for (ParquetWriter<InternalRow> writer : open.values()) {
            writer.close();
        }
        open.clear();
        return List.copyOf(written);
    }

    /** Gives up what is not finished; whoever goes on from here removes it. */
    @Override
    public void close() {
        for (ParquetWriter<InternalRow> writer : open.values()) {
            try {
                writer.close();
            } catch (IOException | RuntimeException e) {
                // What brought us here is reported; that a file cannot be closed after it adds nothing.
            }
        }
        open.clear();
    }
}
