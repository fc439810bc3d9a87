package org.openarbiter.dragons.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

class StatusPictureTest {
    private static final Words ENGLISH = new Go().words(Language.ENGLISH);
    /** White lives with B1 and dies without; Black has one group. */
    private static final List<String> CRITICAL = List.of(
            "......",
            "XXXXXX",
            "OOOOX.",
            "...OXX");
    /** Black has two eyes. */
    private static final List<String> ALIVE = List.of(
            "......",
            "OOOOOO",
            "XXXXO.",
            ".X.XOO");

    private static String picture(List<String> rows) {
        return picture(rows, "A2", ENGLISH);
    }

    private static String picture(List<String> rows, String stone, Words words) {
        GoBoard board = Drawn.board(rows);
        Reasons reasons = new Reasons(board, Analysis.of(board, Effort.TABLE), Effort.QUESTION, words);
        return StatusPicture.svg(board, reasons.forPlayers(board.topology().point(stone)), words);
    }

    private static String at(GoBoard board, String point) {
        int place = board.topology().point(point);
        int x = place % board.topology().width() * 40;
        return "x='%d' y='%d'".formatted(x, (board.topology().height() - 1 - place / board.topology().width()) * 40 + 6);
    }

    @Test
    void the_move_that_kills_is_the_first_stone_and_the_group_has_rings() {
        GoBoard board = Drawn.board(CRITICAL);
        assertThat(picture(CRITICAL)).startsWith("<svg").endsWith("</svg>\n")
                .contains("<text " + at(board, "B1") + " fill='#ffffff'>1</text>", "Marked: D1, A2, B2, C2, D2.")
                .doesNotContain(">a</text>");
    }

    /** Black starts the ko for the corner when he likes, and White takes three stones in it. */
    @Test
    void moves_on_points_that_have_a_stone_or_a_number_stand_below_the_board() {
        List<String> bentFour = List.of(
                ".......",
                "XXXXX..",
                "OOX....",
                ".OXXX..",
                "XOOOX..",
                "XX.OX..");
        assertThat(caption(bentFour, "A4"))
                .isEqualTo("Black kills with 1 in a ko (White needs the first ko threat), 3 at A2, 4 at B1, Black can begin the ko at any time");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "....../XXXXXX/OOOOX./...OXX                                                           | A2 | Black kills with 1, White saves at B1",
        "....../OOOOOO/XXXXO./.X.XOO                                                           | A2 | Black lives",
        "....../XXXXXX/OOOOX./..OOXX                                                           | A2 | White cannot be saved",
        "....../OOOOOO/XXXXXO/....XO                                                           | A2 | Black lives, White fails with 1",
        "....XO.../....XO.../....XO.../....XO.../...X.XO../....XO.../....XO.../....XO.../....XO... | F5 | White kills with 1 in a ko (Black needs the first ko threat), Black saves at E5",
        "......./.X...../......./...O.../......./......./.......                                | D4 | it is not known whether White lives",
    })
    void the_caption_says_what_becomes_of_the_group(String rows, String stone, String caption) {
        assertThat(caption(List.of(rows.split("/")), stone)).isEqualTo(caption);
    }

    /** The lines below the board. */
    private static String caption(List<String> rows, String stone) {
        return Pattern.compile("font-size='17' text-anchor='middle'>(.+)</text>").matcher(picture(rows, stone, ENGLISH)).results()
                .map(line -> line.group(1)).collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "zh, '黑方走1可杀，白方走B1可活'",
        "ja, '黒は1で殺せる、白はB1で活きる'",
    })
    void the_caption_is_in_the_language_that_is_asked_for(String tag, String caption) {
        Language language = Language.of(tag);
        assertThat(language).isNotNull();
        assertThat(picture(CRITICAL, "A2", new Go().words(language))).contains(">" + caption + "</text>");
    }

    @Test
    void a_group_that_lives_whatever_is_played_has_rings_alone() {
        assertThat(picture(ALIVE)).contains("Marked: B1, D1, A2, B2, C2, D2.").doesNotContain("'#ffffff'>1</text>", ">a</text>");
    }
}
