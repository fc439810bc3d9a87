package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The text of weights, and their numbers. */
class WeightsTest {
    private static final String TEXT = """
            # What this is: 1/2 a remark.
            material:
              82/105 -7/0  # pawn, something
              3/-4
            tempo: 16/0
            """;

    @Test
    void numbers_stand_in_the_order_of_the_text() {
        Weights weights = Weights.parse(TEXT);
        assertThat(weights.numbers()).containsExactly(82, 105, -7, 0, 3, -4, 16, 0);
        assertThat(weights.with(new int[] {1, -2, 3, -4, 5, 6, 7, 8}).numbers()).containsExactly(1, -2, 3, -4, 5, 6, 7, 8);
        assertThat(Weights.middle(weights.group("tempo", 1)[0])).isEqualTo(16);
    }

    @Test
    void other_numbers_leave_lines_and_remarks_as_they_are() {
        assertThat(Weights.rewrite(TEXT, Weights.parse(TEXT).numbers())).isEqualTo(TEXT);
        assertThat(Weights.rewrite(TEXT, new int[] {1, -2, 3, -4, 5, 6, 7, 8})).isEqualTo("""
                # What this is: 1/2 a remark.
                material:
                  1/-2 3/-4  # pawn, something
                  5/6
                tempo: 7/8
                """);
    }

    @Test
    void sums_of_pairs_are_pairs_of_sums() {
        int sum = Weights.pack(-30, 12) + Weights.pack(7, -50) - Weights.pack(100, 3);
        assertThat(Weights.middle(sum)).isEqualTo(-123);
        assertThat(Weights.end(sum)).isEqualTo(-41);
    }

    @Test
    void a_line_that_is_none_is_named() {
        assertThatThrownBy(() -> Weights.parse("a: 1/2\nb: 1/x")).hasMessageContaining("line 2");
        assertThatThrownBy(() -> Weights.parse("a: 1/2").group("a", 2)).hasMessageContaining("no group a of 2");
    }
}
