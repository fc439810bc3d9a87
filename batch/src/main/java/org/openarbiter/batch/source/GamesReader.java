package org.openarbiter.batch.source;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.FileFaultException;
import org.openarbiter.archive.part.PartReader;
import org.openarbiter.rules.core.record.RawGame;

/** The rows of one task: the games of some parts of files, one after the other. */
final class GamesReader implements PartitionReader<InternalRow> {
    private final Iterator<FilePart> parts;
    private final Configuration configuration;
    private final GamesRows rows;
    private @Nullable String file;
    private @Nullable PartReader reader;
    private @Nullable InternalRow row;
    private long games;
    private long bytes;

    GamesReader(List<FilePart> parts, Configuration configuration, GamesRows rows) {
        this.parts = parts.iterator();
        this.configuration = configuration;
        this.rows = rows;
    }

    @Override
    public boolean next() throws IOException {
        while (reader != null || parts.hasNext()) {
            try {
                PartReader open = reader;
                if (open == null) {
                    FilePart part = parts.next();
                    file = part.file().name();
                    reader = PartReader.open(part.file().content(configuration), part.part());
                    continue;
                }
                RawGame game = open.next();
                if (game != null) {
                    games++;
                    row = rows.of(named(), open.reader(), game);
                    return true;
                }
                finish();
            } catch (FileFaultException e) {
                // The task fails, and is tried again.
                throw e;
            } catch (ArchiveException e) {
                row = rows.ofFault(named(), String.valueOf(e.getMessage()));
                finish();
                return true;
            }
        }
        return false;
    }

    private String named() {
        return Objects.requireNonNull(file);
    }

    /** Goes on to the next part, whatever happens in closing this one: its games have been read. */
    private void finish() {
        PartReader done = reader;
        reader = null;
        if (done != null) {
            bytes += done.bytesRead();
            try {
                done.close();
            } catch (ArchiveException e) {
                // Nothing of it is missing.
            }
        }
    }

    @Override
    public InternalRow get() {
        return Objects.requireNonNull(row);
    }

    @Override
    public CustomTaskMetric[] currentMetricsValues() {
        PartReader open = reader;
        long read = bytes + (open == null ? 0 : open.bytesRead());
        return new CustomTaskMetric[] {new Value(GamesScan.Games.NAME, games), new Value(GamesScan.Bytes.NAME, read)};
    }

    private record Value(String name, long value) implements CustomTaskMetric {}

    @Override
    public void close() throws IOException {
        finish();
    }
}
