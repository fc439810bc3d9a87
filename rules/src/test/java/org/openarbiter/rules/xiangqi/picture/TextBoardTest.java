package org.openarbiter.rules.xiangqi.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.Picture.Style;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Xiangqi boards on a terminal. */
final class TextBoardTest {
    private static final Pattern ESCAPE = Pattern.compile("\033\\[[0-9;]*m");
    private static final String WOOD = "\033[0;38;2;120;78;38;48;2;214;167;105m";

    private final XiangqiPicture picture = new XiangqiPicture();

    @Test
    void theStartInLetters() {
        assertThat(picture.lines(XiangqiBoard.start(), List.of(), Style.PLAIN)).containsExactly(
                "9  r---n---b---a---k---a---b---n---r ",
                "   |   |   |   | \\ | / |   |   |   | ",
                "8  +---+---+---+---+---+---+---+---+ ",
                "   |   |   |   | / | \\ |   |   |   | ",
                "7  +---c---+---+---+---+---+---c---+ ",
                "   |   |   |   |   |   |   |   |   | ",
                "6  p---+---p---+---p---+---p---+---p ",
                "   |   |   |   |   |   |   |   |   | ",
                "5  +---+---+---+---+---+---+---+---+ ",
                "   | ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ | ",
                "4  +---+---+---+---+---+---+---+---+ ",
                "   |   |   |   |   |   |   |   |   | ",
                "3  P---+---P---+---P---+---P---+---P ",
                "   |   |   |   |   |   |   |   |   | ",
                "2  +---C---+---+---+---+---+---C---+ ",
                "   |   |   |   | \\ | / |   |   |   | ",
                "1  +---+---+---+---+---+---+---+---+ ",
                "   |   |   |   | / | \\ |   |   |   | ",
                "0  R---N---B---A---K---A---B---N---R ",
                "   a   b   c   d   e   f   g   h   i ");
    }

    @Test
    void theStartInCharacters() {
        assertThat(picture.lines(XiangqiBoard.start(), List.of(), Style.SIGNS)).containsExactly(
                "9  車 馬 象 士 將 士 象 馬 車 ",
                "8  ・ ・ ・ ・ ・ ・ ・ ・ ・ ",
                "7  ・ 砲 ・ ・ ・ ・ ・ 砲 ・ ",
                "6  卒 ・ 卒 ・ 卒 ・ 卒 ・ 卒 ",
                "5  ・ ・ ・ ・ ・ ・ ・ ・ ・ ",
                "        楚 河      漢 界      ",
                "4  ・ ・ ・ ・ ・ ・ ・ ・ ・ ",
                "3  兵 ・ 兵 ・ 兵 ・ 兵 ・ 兵 ",
                "2  ・ 炮 ・ ・ ・ ・ ・ 炮 ・ ",
                "1  ・ ・ ・ ・ ・ ・ ・ ・ ・ ",
                "0  俥 傌 相 仕 帥 仕 相 傌 俥 ",
                "   a  b  c  d  e  f  g  h  i  ");
    }

    @Test
    void marksStandInBracketsAndACheckedKingInParentheses() throws Exception {
        var game = Played.check();
        List<String> letters = picture.lines(game.board(), game.plays(), Style.PLAIN);
        assertThat(letters).element(0).isEqualTo("9  r---+---b---a--(k)--+---b---+---r ");
        assertThat(letters).element(4).isEqualTo("7  +---+---n---+--[+]-[c]--n---+---+ ");
        assertThat(letters).element(6).isEqualTo("6  p---+---p---+--[C]--+---p---+---p ");
        assertThat(letters).element(10).isEqualTo("4 [P]--+---P---+---+---+---+---+---+ ");
        assertThat(letters).element(12).isEqualTo("3 [+]--+---+---+---P---+---P---+---P ");
        List<String> characters = picture.lines(game.board(), game.plays(), Style.SIGNS);
        assertThat(characters).element(0).isEqualTo("9  車 ・ 象 士(將)・ 象 ・ 車 ");
        assertThat(characters).element(2).isEqualTo("7  ・ ・ 馬 ・[・|砲]馬 ・ ・ ");
        assertThat(characters).element(6).isEqualTo("4 [兵]・ 兵 ・ ・ ・ ・ ・ ・ ");
    }

    @Test
    void colorTellsSidesMarksAndCheckApart() throws Exception {
        var game = Played.check();
        List<String> lines = picture.lines(game.board(), game.last(1), Style.COLOR);
        String checked = "\033[1;38;2;255;255;255;48;2;206;44;34m";
        assertThat(lines.getFirst()).containsOnlyOnce(checked).contains(checked + "將").contains(";48;2;250;236;204m車");
        assertThat(lines.get(6)).containsOnlyOnce("\033[1;38;2;184;16;16;48;2;240;226;92m炮");
        assertThat(lines.get(14)).containsOnlyOnce("48;2;186;178;66m─┼──").contains("\033[1;38;2;184;16;16;48;2;250;236;204m傌");
        assertThat(String.join("", lines)).containsOnlyOnce("48;2;206;44;34m").contains("\033[1;38;2;22;18;16;48;2;250;236;204m卒");
        assertThat(String.join("", picture.lines(XiangqiBoard.start(), List.of(), Style.COLOR)))
                .doesNotContain("206;44;34", "186;178;66", "240;226;92");
    }

    @Test
    void theLinesOfAnEmptyBoardMeetAsTheyShould() throws Exception {
        var board = XiangqiBoard.of("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
        List<String> lines = picture.lines(board, List.of(), Style.COLOR).stream().map(TextBoardTest::plain).toList();
        assertThat(lines).startsWith(
                "9  ┌───┬───┬──▐將▌─┬───┬───┬───┬───┐  ",
                "   │   │   │   │ ╲ │ ╱ │   │   │   │  ",
                "8  ├───┼───┼───┼───┼───┼───┼───┼───┤  ");
        assertThat(lines).element(8).isEqualTo("5  ├───┴───┴───┴───┴───┴───┴───┴───┤  ");
        assertThat(lines).element(9).isEqualTo("   │      楚 河         漢 界      │  ");
        assertThat(lines).element(10).isEqualTo("4  ├───┬───┬───┬───┬───┬───┬───┬───┤  ");
        assertThat(lines).element(18).isEqualTo("0  └───┴───┴───┴──▐帥▌─┴───┴───┴───┘  ");
    }

    @ParameterizedTest
    @CsvSource({"PLAIN, 20, 37", "SIGNS, 12, 30", "COLOR, 20, 38"})
    void allLinesAreEquallyWide(Style style, int height, int width) throws Exception {
        var game = Played.check();
        List<String> lines = picture.lines(game.board(), game.plays(), style);
        assertThat(lines).hasSize(height);
        assertThat(lines).map(line -> columns(plain(line))).containsOnly(width);
    }

    @Test
    void everyColoredLineEndsWithoutColorAndEveryCellOfTheBoardHasItsOwn() {
        List<String> lines = picture.lines(XiangqiBoard.start(), List.of(), Style.COLOR);
        assertThat(lines).allMatch(line -> line.endsWith("\033[0m"));
        assertThat(lines.subList(0, 19)).allMatch(line -> line.contains(WOOD));
    }

    @Test
    void lettersAreAscii() throws Exception {
        var game = Played.check();
        assertThat(picture.lines(game.board(), game.plays(), Style.PLAIN)).allMatch(line -> line.matches("\\p{ASCII}+"));
    }

    private static String plain(String line) {
        return ESCAPE.matcher(line).replaceAll("");
    }

    /** Ideographs and the dot between them are two columns wide, all else that is drawn is one. */
    private static int columns(String line) {
        return line.chars().map(c -> Character.isIdeographic(c) || c == '・' ? 2 : 1).sum();
    }
}
