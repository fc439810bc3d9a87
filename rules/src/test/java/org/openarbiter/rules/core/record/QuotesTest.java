package org.openarbiter.rules.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuotesTest {
    @Test
    void a_word_of_a_message_is_cut_and_what_stands_around_it_is_kept() {
        String cut = "'" + "x".repeat(59) + "…' is not a move";
        assertThat(Quotes.shortened("'" + "x".repeat(3_000_000) + "' is not a move")).isEqualTo(cut);
        assertThat(new InputException(1, 1, "'" + "x".repeat(300) + "' is not a move", "").message()).isEqualTo(cut);
        assertThat(new Liberty(1, 1, "'" + "x".repeat(300) + "' is not a move").text()).isEqualTo(cut);
    }

    @Test
    void a_character_is_not_cut_in_two() {
        assertThat(Quotes.cut("abc😀def", 4)).isEqualTo("abc😀…");
        assertThat(Quotes.cut("abc😀", 4)).isEqualTo("abc😀");
        assertThat(Quotes.cut("😀😀😀", 2)).isEqualTo("😀😀…");
        assertThat(Quotes.cut("", 1)).isEmpty();
    }

    @Test
    void a_long_message_of_short_words_is_kept() {
        String message = "expected ".repeat(100);
        assertThat(Quotes.shortened(message)).isEqualTo(message);
    }
}
