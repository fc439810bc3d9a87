package org.openarbiter.batch.source;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The data source {@code games}: a row for each game of files in any format, compressed or not.
 *
 * <p>{@code spark.read().format("games").option("game", "xiangqi").load("archive/", "more/*.pgn.zst")}; the options are those of
 * {@link ReadOptions}, the columns those of {@link GamesColumn}. A game is understood only where {@code tags}, {@code error}, or
 * {@code id} and {@code game} of a case are asked for. A file that cannot be read, or not to its end, has one more row, the last
 * of the file, with {@code fault} and without {@code ordinal}.
 */
public final class GamesSource implements TableProvider, DataSourceRegister {
    /** The source; it has no state. */
    public GamesSource() {}

    @Override
    public String shortName() {
        return "games";
    }

    @Override
    public StructType inferSchema(CaseInsensitiveStringMap options) {
        return GamesColumn.SCHEMA;
    }

    @Override
    public Table getTable(StructType schema, Transform[] partitioning, Map<String, String> properties) {
        CaseInsensitiveStringMap options = new CaseInsensitiveStringMap(properties);
        return new GamesTable(paths(options), ReadOptions.of(options));
    }

    /** The paths, which Spark hands over as one option, or as a list in JSON if there are several. */
    private static List<String> paths(CaseInsensitiveStringMap options) {
        List<String> paths = new ArrayList<>();
        String several = options.get("paths");
        if (several != null) {
            try {
                paths.addAll(Arrays.asList(new ObjectMapper().readValue(several, String[].class)));
            } catch (JsonProcessingException e) {
                throw new IllegalArgumentException("option paths: expected a list of strings in JSON, not " + several, e);
            }
        }
        String one = options.get("path");
        if (one != null) {
            paths.add(one);
        }
        if (paths.isEmpty()) {
            throw new IllegalArgumentException("games: expected files or folders in load(…)");
        }
        return paths;
    }

    /** The games of some paths. */
    private record GamesTable(List<String> paths, ReadOptions options) implements Table, SupportsRead {
        @Override
        public String name() {
            return "games of " + String.join(", ", paths);
        }

        @Override
        public Column[] columns() {
            return Arrays.stream(GamesColumn.SCHEMA.fields())
                    .map(field -> Column.create(field.name(), field.dataType(), field.nullable())).toArray(Column[]::new);
        }

        @Override
        public Set<TableCapability> capabilities() {
            return Set.of(TableCapability.BATCH_READ);
        }

        @Override
        public ScanBuilder newScanBuilder(CaseInsensitiveStringMap ofTheRead) {
            return new GamesScanBuilder(paths, options);
        }
    }
}
