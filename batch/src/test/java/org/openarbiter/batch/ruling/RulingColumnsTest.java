package org.openarbiter.batch.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.SpecializedGetters;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.MapData;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DoubleType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.RulingLines;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.wire.RulingJson;
import org.openarbiter.wire.Schemas;

/** The columns of a ruling say what its line of JSON says: for every case and example of the project, read back from the columns. */
class RulingColumnsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Fields that stand in the JSON even where there is nothing to say. */
    private static final Set<String> ALWAYS = Set.of("game", "rules", "recorded", "rule", "source", "player", "by");

    static List<Path> files() throws IOException {
        try (Stream<Path> cases = Files.walk(Path.of("../cases")); Stream<Path> examples = Files.walk(Path.of("../examples"))) {
            return Stream.concat(cases, examples).filter(file -> file.toString().matches(".*\\.(jsonl|pgn|sgf)")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void columns_say_what_the_line_says(Path file) throws IOException {
        RulingLines lines = new RulingLines();
        int[] compared = {0};
        try (Archive archive = Archive.open(file)) {
            Judge.all(archive, RulebookChoice.OF_THE_RECORD, Options.DEFAULT, game -> {
                List<String> expected = lines.of(game);
                List<@Nullable Object[]> columns = RulingColumns.of(game, game.id());
                assertThat(columns).hasSameSizeAs(expected);
                for (int i = 0; i < expected.size(); i++) {
                    JsonNode line = read(expected.get(i));
                    ObjectNode from = JSON.createObjectNode().put("schema", RulingJson.SCHEMA);
                    from.setAll(object(new GenericInternalRow(columns.get(i)), RulingColumns.RULING, line));
                    assertThat(read(from.toString())).as(game.id()).isEqualTo(line);
                    compared[0]++;
                }
            });
        }
        assertThat(compared[0]).isPositive();
    }

    @Test
    void every_field_of_the_schema_has_a_column() {
        List<String> fields = new ArrayList<>();
        read(Schemas.RULING.text()).get("properties").fieldNames().forEachRemaining(fields::add);
        // Tables are in English, where a rule has no other name than its id.
        fields.removeAll(List.of("schema", "position", "ruleText"));
        assertThat(RulingColumns.RULING.fieldNames()).containsExactlyInAnyOrderElementsOf(fields);
    }

    private static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A struct as the object that the JSON has in its place. */
    private static ObjectNode object(InternalRow row, StructType type, @Nullable JsonNode like) {
        if (type.equals(RulingColumns.FINDING)) {
            return finding(row, like);
        }
        ObjectNode object = JSON.createObjectNode();
        StructField[] fields = type.fields();
        for (int i = 0; i < fields.length; i++) {
            String name = fields[i].name();
            Object value = row.isNullAt(i) ? null : value(row, i, fields[i].dataType(), like == null ? null : like.get(name));
            boolean empty = value == null ? !ALWAYS.contains(name) || name.equals("source") && !type.equals(RulingColumns.RULING)
                    : value instanceof List<?> list && list.isEmpty() && !(name.equals("findings") && type.equals(RulingColumns.RULING))
                    || name.equals("afterEnd") && value.equals(0)
                    || name.equals("times") && value.equals(1)
                    || List.of("offer", "referred", "implied").contains(name) && value.equals(false);
            if (!empty) {
                object.set(name, JSON.valueToTree(value));
            }
        }
        return object;
    }

    /** Values of its own, and the plies unless one of these says the same. */
    private static ObjectNode finding(InternalRow row, @Nullable JsonNode like) {
        ObjectNode object = JSON.createObjectNode().put("kind", row.getString(0));
        if (like != null && like.has("plies")) {
            object.set("plies", JSON.valueToTree(list(row.getArray(1), org.apache.spark.sql.types.DataTypes.IntegerType, null)));
        }
        ObjectNode values = (ObjectNode) read(row.getString(3));
        values.remove(List.of("kind", "text"));
        object.setAll(values);
        return object.put("text", row.getString(2));
    }

    private static Object value(SpecializedGetters row, int at, DataType type, @Nullable JsonNode like) {
        return switch (type) {
            case BooleanType of -> row.getBoolean(at);
            case IntegerType of -> row.getInt(at);
            case LongType of -> row.getLong(at);
            case DoubleType of -> number(row.getDouble(at));
            case StructType of -> object(row.getStruct(at, of.length()), of, like);
            case ArrayType of -> list(row.getArray(at), of.elementType(), like);
            case MapType of -> map(row.getMap(at));
            default -> row.getUTF8String(at).toString();
        };
    }

    private static Object number(double value) {
        return value == Math.rint(value) ? (Object) (long) value : value;
    }

    private static List<Object> list(ArrayData array, DataType of, @Nullable JsonNode like) {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < array.numElements(); i++) {
            list.add(value(array, i, of, like == null ? null : like.get(i)));
        }
        return list;
    }

    private static Map<String, Object> map(MapData map) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < map.numElements(); i++) {
            values.put(map.keyArray().getUTF8String(i).toString(), number(map.valueArray().getDouble(i)));
        }
        return values;
    }
}
