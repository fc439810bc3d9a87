package org.openarbiter.archive.stored;

import dev.hardwood.Hardwood;
import dev.hardwood.InputFile;
import dev.hardwood.reader.ParquetFileReader;
import dev.hardwood.reader.RowReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The rows of several files in the order of a key, where the rows of each file are in that order already. A file is open only
 * while it is its turn, so that few are open at a time however many there are.
 */
final class OrderedRows implements AutoCloseable {
    private final Hardwood parquet;
    private final Key key;
    private final PriorityQueue<Source> sources = new PriorityQueue<>(Comparator.comparing((Source source) -> source.place));
    private @Nullable Source current;

    /** Where a row stands in the order. */
    record Place(int file, long ordinal, int nth) implements Comparable<Place> {
        private static final Comparator<Place> ORDER =
                Comparator.comparingInt(Place::file).thenComparingLong(Place::ordinal).thenComparingInt(Place::nth);

        @Override
        public int compareTo(Place that) {
            return ORDER.compare(this, that);
        }
    }

    /** Where a row stands. */
    interface Key {
        Place of(RowReader row) throws IOException;
    }

    /** A file with its next row; closed until that row is the next of all. */
    private static final class Source {
        private final Path file;
        private Place place;
        private @Nullable ParquetFileReader reader;
        private @Nullable RowReader rows;

        Source(Path file, Place place) {
            this.file = file;
            this.place = place;
        }

        void close() throws IOException {
            if (rows != null) {
                rows.close();
            }
            if (reader != null) {
                reader.close();
            }
        }
    }

    OrderedRows(Hardwood parquet, List<Path> files, Key key) throws IOException {
        this.parquet = parquet;
        this.key = key;
        for (Path file : files) {
            try (ParquetFileReader reader = parquet.open(InputFile.of(file)); RowReader first = reader.buildRowReader().head(1).build()) {
                if (first.hasNext()) {
                    first.next();
                    sources.add(new Source(file, key.of(first)));
                }
            }
        }
    }

    /** The next row; it holds until the one after it is asked for. Null at the end. */
    @Nullable RowReader next() throws IOException {
        Source before = current;
        if (before != null) {
            advance(before);
        }
        Source first = sources.poll();
        current = first;
        if (first == null) {
            return null;
        }
        RowReader rows = first.rows;
        if (rows == null) {
            ParquetFileReader reader = parquet.open(InputFile.of(first.file));
            first.reader = reader;
            rows = reader.rowReader();
            first.rows = rows;
            rows.next();
        }
        return rows;
    }

    private void advance(Source source) throws IOException {
        RowReader rows = source.rows;
        if (rows == null || !rows.hasNext()) {
            source.close();
            return;
        }
        rows.next();
        Place next = key.of(rows);
        if (next.compareTo(source.place) < 0) {
            throw new IOException(source.file + ": the rows are not in the order of the games");
        }
        source.place = next;
        sources.add(source);
    }

    @Override
    public void close() throws IOException {
        List<Source> open = new ArrayList<>(sources);
        if (current != null) {
            open.add(current);
        }
        for (Source source : open) {
            source.close();
        }
    }
}
