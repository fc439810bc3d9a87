package org.openarbiter.rules.chess.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.Picture.Style;

/** Chess boards on a terminal. */
final class TextBoardTest {
    private static final Pattern ESCAPE = Pattern.compile("\033\\[[0-9;]*m");

    private final ChessPicture picture = new ChessPicture();

    @Test
    void theStartInLetters() {
        assertThat(picture.lines(ChessBoard.start(), List.of(), Style.PLAIN)).containsExactly(
                "8  r n b q k b n r ",
                "7  p p p p p p p p ",
                "6  . . . . . . . . ",
                "5  . . . . . . . . ",
                "4  . . . . . . . . ",
                "3  . . . . . . . . ",
                "2  P P P P P P P P ",
                "1  R N B Q K B N R ",
                "   a b c d e f g h ");
    }

    @Test
    void theStartInSigns() {
        assertThat(picture.lines(ChessBoard.start(), List.of(), Style.SIGNS)).containsExactly(
                "8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜ ",
                "7  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟ ",
                "6  · · · · · · · · ",
                "5  · · · · · · · · ",
                "4  · · · · · · · · ",
                "3  · · · · · · · · ",
                "2  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙ ",
                "1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖ ",
                "   a b c d e f g h ");
    }

    @Test
    void marksStandInBracketsAndACheckedKingInParentheses() throws Exception {
        var game = Played.of("f2f3", "e7e5", "g2g4", "d8h4");
        assertThat(picture.lines(game.board(), game.last(2), Style.PLAIN)).containsExactly(
                "8  r n b[.]k b n r ",
                "7  p p p p . p p p ",
                "6  . . . . . . . . ",
                "5  . . . . p . . . ",
                "4  . . . . . .[P|q]",
                "3  . . . . . P . . ",
                "2  P P P P P .[.]P ",
                "1  R N B Q(K)B N R ",
                "   a b c d e f g h ");
    }

    @Test
    void colorTellsSidesSquaresMarksAndCheckApart() throws Exception {
        var game = Played.of("f2f3", "e7e5", "g2g4", "d8h4");
        List<String> lines = picture.lines(game.board(), game.last(1), Style.COLOR);
        String checked = "\033[48;2;206;66;52m";
        String darkMarked = "\033[48;2;152;134;38m";
        String white = "\033[1;38;2;255;255;255m";
        String black = "\033[38;2;18;14;12m";
        assertThat(lines.get(7)).containsOnlyOnce(checked).contains(checked + white + " ♚ ");
        assertThat(lines.get(0)).doesNotContain(checked).containsOnlyOnce(darkMarked).contains(black + " ♚ ");
        assertThat(lines.get(4)).containsOnlyOnce(darkMarked).contains(darkMarked + black + " ♛ ");
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void allLinesAreEquallyWide(Style style) throws Exception {
        var game = Played.of("f2f3", "e7e5", "g2g4", "d8h4");
        List<String> lines = picture.lines(game.board(), game.last(4), style);
        assertThat(lines).hasSize(9);
        assertThat(lines).map(line -> ESCAPE.matcher(line).replaceAll("").length()).containsOnly(style == Style.COLOR ? 26 : 19);
    }

    @Test
    void everyColoredLineEndsWithoutColor() {
        assertThat(picture.lines(ChessBoard.start(), List.of(), Style.COLOR)).allMatch(line -> line.endsWith("\033[0m"));
    }

    @Test
    void lettersAreAscii() throws Exception {
        var game = Played.of("e2e4", "e7e5");
        assertThat(picture.lines(game.board(), game.last(2), Style.PLAIN)).allMatch(line -> line.matches("\\p{ASCII}+"));
    }
}
