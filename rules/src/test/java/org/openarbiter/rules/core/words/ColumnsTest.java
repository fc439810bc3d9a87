package org.openarbiter.rules.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts in columns of a terminal. */
class ColumnsTest {
    @ParameterizedTest
    @CsvSource({"Rxe4, 4", "4...Ng8, 7", "−10, 3", "车d6, 4", "白方，和棋, 10", "千日手, 6", "초 완승, 7", "1–0, 3"})
    void a_character_of_east_asia_is_as_wide_as_two_others(String text, int width) {
        assertThat(Columns.width(text)).isEqualTo(width);
        assertThat(Columns.padded(text, width + 3)).isEqualTo(text + "   ");
        assertThat(Columns.padded(text, 1)).isEqualTo(text);
    }
}
