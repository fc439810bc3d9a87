package org.openarbiter.rules.janggi.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.rules.core.board.Picture.Spot;
import org.openarbiter.rules.core.board.Picture.Style;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.board.Point;
import org.openarbiter.rules.janggi.board.RandomGames;
import org.openarbiter.rules.picture.Xml;

/** Boards in the terminal and as SVG. */
final class JanggiPictureTest {
    private static final String CHECK = "3ak4/4R4/9/9/9/9/9/9/3K5/4R4 b - - 0 1";

    private final JanggiPicture picture = new JanggiPicture();

    @Test
    void theBoardInLettersHasThePalaces() throws Exception {
        int play = Move.of(Point.of(4, 6), Point.of(4, 8));
        List<String> lines = picture.lines(JanggiBoard.of(CHECK), List.of(play), Style.PLAIN);
        assertThat(lines.subList(0, 8)).containsExactly(
                "10  +---+---+---a--(k)--+---+---+---+ ",
                "    |   |   |   | \\ | / |   |   |   |",
                " 9  +---+---+---+--[R]--+---+---+---+ ",
                "    |   |   |   | / | \\ |   |   |   |",
                " 8  +---+---+---+---+---+---+---+---+ ",
                "    |   |   |   |   |   |   |   |   |",
                " 7  +---+---+---+--[+]--+---+---+---+ ",
                "    |   |   |   |   |   |   |   |   |");
        assertThat(lines.subList(14, 20)).containsExactly(
                " 3  +---+---+---+---+---+---+---+---+ ",
                "    |   |   |   | \\ | / |   |   |   |",
                " 2  +---+---+---K---+---+---+---+---+ ",
                "    |   |   |   | / | \\ |   |   |   |",
                " 1  +---+---+---+---R---+---+---+---+ ",
                "    a   b   c   d   e   f   g   h   i");
    }

    @Test
    void theStartInCharacters() {
        List<String> lines = picture.lines(JanggiBoard.start(), List.of(), Style.SIGNS);
        assertThat(lines).element(0).isEqualTo("10  v車  v馬  v象  v士   ・  v士  v象  v馬  v車 ");
        assertThat(lines).element(1).isEqualTo(" 9   ・   ・   ・   ・  v漢   ・   ・   ・   ・ ");
        assertThat(lines).element(6).isEqualTo(" 4   卒   ・   卒   ・   卒   ・   卒   ・   卒 ");
        assertThat(lines).hasSize(11);
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void theRowsOfTheBoardAreEquallyWide(Style style) throws Exception {
        RandomGames.visit(21, 4, (board, random) -> {
            List<String> ranks = picture.lines(board, List.of(), style).stream()
                    .map(line -> line.replaceAll("\033\\[[0-9;]*m", "")).filter(line -> line.matches("[ 1][0-9] .*")).toList();
            assertThat(ranks).hasSize(10);
            assertThat(ranks).map(JanggiPictureTest::width).containsOnly(style == Style.PLAIN ? 38 : style == Style.SIGNS ? 48 : 39);
        });
    }

    /** How many columns a line takes: two for each Chinese character and the dot among them. */
    private static int width(String line) {
        return line.chars().map(c -> c == '・' || c >= 0x4E00 && c < 0xA000 ? 2 : 1).sum();
    }

    @Test
    void everyPieceIsDrawnOnceOnItsPoint() throws Exception {
        RandomGames.visit(22, 4, (board, random) -> {
            Xml svg = Xml.read(picture.svg(board, List.of()));
            List<String> expected = picture.spots(board).stream().filter(spot -> !spot.holds().isEmpty())
                    .map(spot -> "#janggi-" + spot.holds().toLowerCase(Locale.ROOT).replace(' ', '-') + " " + spot.x() + " " + spot.y()).toList();
            assertThat(svg.named("use").map(use -> use.attribute("href") + " " + use.attribute("x") + " " + use.attribute("y")))
                    .containsExactlyInAnyOrderElementsOf(expected);
            Set<String> ids = new HashSet<>();
            svg.named("g").map(g -> "#" + g.attribute("id")).forEach(ids::add);
            assertThat(svg.named("use").map(use -> use.attribute("href"))).isSubsetOf(ids);
        });
    }

    @Test
    void everySpotHasItsNameAndEveryPlayGoesOverSpots() throws Exception {
        RandomGames.visit(23, 6, (board, random) -> {
            Set<String> names = new HashSet<>();
            picture.spots(board).stream().map(Spot::name).forEach(names::add);
            assertThat(names).hasSize(90);
            for (int play : RandomGames.plays(board)) {
                List<String> way = picture.way(board, play);
                assertThat(names).containsAll(way);
                assertThat(String.join("", way)).isEqualTo(Move.isPass(play) ? "" : board.text(play));
            }
        });
    }

    @Test
    void checkAndFacingAreSaid() throws Exception {
        JanggiBoard board = JanggiBoard.of(CHECK);
        assertThat(picture.checks(board)).containsExactly(List.of("e9", "e10"));
        assertThat(picture.svg(board, List.of())).contains("<title>Janggi board, Han to move, in check</title>", "Cho: general d2, chariots e1 e9.");
        assertThat(picture.checks(JanggiBoard.start())).isEmpty();
        JanggiBoard facing = JanggiBoard.of("4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1");
        assertThat(picture.svg(facing, List.of(Move.pass(facing.general(0)))))
                .contains("Cho to move, the generals face each other", "Marked: pass.", "stroke-dasharray");
    }
}
