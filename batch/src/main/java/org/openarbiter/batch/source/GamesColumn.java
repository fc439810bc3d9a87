package org.openarbiter.batch.source;

import static org.apache.spark.sql.types.DataTypes.BinaryType;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;
import static org.apache.spark.sql.types.DataTypes.createArrayType;
import static org.apache.spark.sql.types.DataTypes.createMapType;

import java.util.Arrays;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The columns of the source {@code games}, in their order. */
enum GamesColumn {
    /** The file, as it was named. */
    SOURCE("source", StringType),
    /** Which game of the file, from 1; null in a row that tells that the file cannot be read any further. */
    ORDINAL("ordinal", LongType),
    /** The byte of the content, uncompressed, at which the game begins; null where it was recoded. */
    OFFSET("offset", LongType),
    /** The line on which the game begins, from 1. */
    LINE("line", LongType),
    /** The id of a case, else the file and the number of the game. */
    ID("id", StringType),
    /** The name of the game that is played; null if a case does not say it. */
    GAME("game", StringType),
    /** The name of the format. */
    FORMAT("format", StringType),
    /** What the record says of date, place and players; null if it cannot be read. */
    TAGS("tags", createMapType(StringType, StringType, false)),
    /** The bytes of the game, in UTF-8 where the file was recoded; null if there are too many. */
    RECORD("record", BinaryType),
    /** What stands before a game that begins within a line; null if nothing does. */
    LEAD("lead", BinaryType),
    /** The encoding in which the game was cut out; null where that did not matter. */
    ENCODING("encoding", StringType),
    /** The liberties taken in cutting it out. */
    LIBERTIES("liberties", createArrayType(new StructType(new StructField[] {
        field("line", LongType, false), field("column", IntegerType, false), field("text", StringType, false)}), false)),
    /**
     * Why the game cannot be read, or the file from here on; null if it can. That a move cannot be played turns out only when
     * somebody plays the game.
     */
    ERROR("error", new StructType(new StructField[] {
        field("line", LongType, false), field("column", IntegerType, false), field("message", StringType, false),
        field("expected", StringType, false)})),
    /** Why the file cannot be read from here on, without a look at any game; null in the row of a game. */
    FAULT("fault", StringType);

    /** All columns. */
    static final StructType SCHEMA = new StructType(Arrays.stream(values())
            .map(column -> field(column.label, column.type, column != SOURCE)).toArray(StructField[]::new));

    final String label;
    @SuppressWarnings("ImmutableEnumChecker") // it is, without saying so
    private final DataType type;

    GamesColumn(String label, DataType type) {
        this.label = label;
        this.type = type;
    }

    private static StructField field(String name, DataType type, boolean nullable) {
        return DataTypes.createStructField(name, type, nullable, Metadata.empty());
    }

    static GamesColumn of(String label) {
        return Arrays.stream(values()).filter(column -> column.label.equals(label)).findFirst().orElseThrow();
    }
}
