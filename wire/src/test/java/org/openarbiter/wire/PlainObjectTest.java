package org.openarbiter.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.InputException;

/** What another module keeps comes back unchanged, or an error says where it does not. */
class PlainObjectTest {

    @Test
    void what_was_written_is_read() throws InputException {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", "A \u2654 \"{}\"\n");
        fields.put("nothing", null);
        fields.put("count", 7);
        fields.put("moves", List.of("e2e4", ""));
        fields.put("millis", List.of(0L, 999_999_999_999_999L));
        fields.put("bytes", 1L << 40);
        fields.put("strict", true);
        fields.put("options", Map.of("Hash", "1"));
        fields.put("share", 0.5);
        String line = PlainObject.line(fields);
        assertThat(line).endsWith("\"options\":{\"Hash\":\"1\"},\"share\":0.5}").doesNotContain("\n");
        PlainObject read = PlainObject.read(line, 1);
        assertThat(read.text("name")).isEqualTo("A \u2654 \"{}\"\n");
        assertThat(read.textOrNull("nothing")).isNull();
        assertThat(read.count("count")).isEqualTo(7);
        assertThat(read.texts("moves")).containsExactly("e2e4", "");
        assertThat(read.textsOrNull("moves")).containsExactly("e2e4", "");
        assertThat(read.textsOrNull("nothing")).isNull();
        assertThat(read.counts("millis")).containsExactly(0L, 999_999_999_999_999L);
        assertThat(read.number("bytes")).isEqualTo(1L << 40);
        assertThatThrownBy(() -> read.number("strict")).isInstanceOf(InputException.class).hasMessageContaining("strict");
        assertThat(read.truth("strict")).isTrue();
        assertThat(read.truth("lenient")).isFalse();
    }

    @Test
    void a_number_that_is_none_is_not_written() {
        assertThatThrownBy(() -> PlainObject.line(Map.of("elo", Double.NaN))).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "nonsense             | 1  | not JSON",
        "{\"count\":7         | 11 | ends in the middle",
        "[7]                  | 1  | a list",
        "{}                   | 1  | no \"count\"",
        "{\"count\":\"7\"}    | 10 | \"count\" is a string",
        "{\"count\":-1}       | 10 | \"count\" is -1",
        "{\"count\":1.5}      | 10 | \"count\" is 1.5",
        "{\"count\":1,\"list\":[1,[]]} | 22 | a list in \"list\""
    })
    void anything_else_is_reported_with_its_place(String line, int column, String message) {
        assertThatThrownBy(() -> {
            PlainObject read = PlainObject.read(line, 3);
            read.count("count");
            read.counts("list");
        }).isInstanceOfSatisfying(InputException.class, e -> {
            assertThat(e.line()).isEqualTo(3);
            assertThat(e.column()).isEqualTo(column);
            assertThat(e.message()).contains(message);
        });
    }
}
