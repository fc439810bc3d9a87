package org.openarbiter.rules.core.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.board.Seats;

/** Sentences are put into words as their lexicon says. */
class WordsTest {
    private static final Map<String, String> FILES = Map.of(
            "en.txt", """
            # a comment
            mate = {player} mates with {pieces}{often|1=|, {often} times}
            moves = {moves/ or }; {moves/, / and last }
            start = {sentence^}!
            only-english = {count|0,1=few|many}
            """,
            "ja.txt", """
            mate = {player}が{pieces}で詰ます{often|1=|（{often}回）}
            seat.white = 先手
            """);
    private static final Lexicon LEXICON = lexicon(FILES);
    private static final Words JAPANESE = Words.of(Language.JAPANESE, LEXICON);

    private static Lexicon lexicon(Map<String, String> files) {
        return new Lexicon("test", name -> files.containsKey(name)
                ? new ByteArrayInputStream(files.get(name).getBytes(StandardCharsets.UTF_8)) : null);
    }

    private static Sentence mate(int often) {
        return LEXICON.say(
                "mate", "player", Seats.of("white", "black").term(0), "pieces", List.of("Q", Term.of("piece", "rook"), "N"), "often", often);
    }

    @Test
    void parameters_are_said_in_the_language() {
        assertThat(mate(1).text()).isEqualTo("White mates with Q, rook and N");
        assertThat(mate(2).text()).isEqualTo("White mates with Q, rook and N, 2 times");
        assertThat(JAPANESE.say(mate(1))).isEqualTo("先手がQ、rook、Nで詰ます");
        assertThat(JAPANESE.say(mate(2))).isEqualTo("先手がQ、rook、Nで詰ます（2回）");
    }

    @Test
    void lists_can_have_words_of_their_own_between_their_items() {
        Sentence three = LEXICON.say("moves", "moves", List.of("a", "b", "c"));
        assertThat(three.text()).isEqualTo("a or b or c; a, b and last c");
        assertThat(LEXICON.say("moves", "moves", List.of("a")).text()).isEqualTo("a; a");
    }

    @Test
    void a_sentence_in_a_sentence_can_begin_with_a_capital() {
        assertThat(LEXICON.say("start", "sentence", LEXICON.say("only-english", "count", 1)).text()).isEqualTo("Few!");
        assertThat(LEXICON.say("start", "sentence", LEXICON.say("only-english", "count", 2)).text()).isEqualTo("Many!");
    }

    @Test
    void what_a_language_lacks_is_said_in_english() {
        assertThat(JAPANESE.say(LEXICON.say("only-english", "count", 0))).isEqualTo("few");
        assertThat(JAPANESE.say(Sentence.english("no lexicon"))).isEqualTo("no lexicon");
        assertThat(JAPANESE.say(Term.rule("unheard-of"))).isEqualTo("unheard-of");
    }

    @Test
    void a_term_of_the_game_goes_before_the_common_one() {
        Term white = Term.side("white");
        assertThat(JAPANESE.say(white)).isEqualTo("先手");
        assertThat(Words.of(Language.JAPANESE, null).say(white)).isEqualTo("白");
        assertThat(Words.ENGLISH.say(white)).isEqualTo("White");
    }

    @Test
    void one_of_several_players_keeps_his_name() {
        Words chinese = Words.of(Language.CHINESE, null);
        assertThat(chinese.say(Seats.of("B", "W").term(0))).isEqualTo("黑方");
        assertThat(chinese.say(Seats.of("B", "W", "R").term(0))).isEqualTo("B");
    }

    @Test
    void sentences_are_equal_if_they_say_the_same() {
        assertThat(mate(1)).isEqualTo(mate(1)).hasSameHashCodeAs(mate(1)).isNotEqualTo(mate(2));
    }

    @Test
    void faults_name_their_place() {
        assertThatThrownBy(() -> LEXICON.say("unknown").text()).hasMessageContaining("test has no unknown");
        assertThatThrownBy(() -> LEXICON.say("mate").text()).hasMessageContaining("no parameter player");
        assertThatThrownBy(() -> lexicon(Map.of("en.txt", "a = {b")).keys(Language.ENGLISH)).hasMessageContaining("character 3");
        assertThatThrownBy(() -> lexicon(Map.of("en.txt", "a = 1\na = 2")).keys(Language.ENGLISH)).hasMessageContaining("a = 2");
        assertThatThrownBy(() -> lexicon(Map.of("en.txt", "nothing")).keys(Language.ENGLISH)).hasMessageContaining("nothing");
    }

    @Test
    void the_language_that_a_reader_likes_best_is_found() {
        assertThat(Language.preferred("ja,en;q=0.5")).isEqualTo(Language.JAPANESE);
        assertThat(Language.preferred("de-DE, zh-TW;q=0.8, en;q=0.5")).isEqualTo(Language.CHINESE);
        assertThat(Language.preferred("fr")).isEqualTo(Language.ENGLISH);
        assertThat(Language.preferred("*")).isEqualTo(Language.ENGLISH);
        assertThat(Language.preferred("ja;q=0")).isEqualTo(Language.ENGLISH);
        assertThat(Language.preferred("?!;;q=x")).isEqualTo(Language.ENGLISH);
        assertThat(Language.of("zh-Hant-HK")).isEqualTo(Language.CHINESE);
        assertThat(Language.of("xx")).isNull();
    }
}
