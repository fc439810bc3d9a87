package org.openarbiter.rules.shogi.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.rules.core.board.Picture.Spot;
import org.openarbiter.rules.core.board.Picture.Style;
import org.openarbiter.rules.picture.Xml;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.RandomGames;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/** Shogi boards on a terminal and as SVG. */
final class ShogiPictureTest {
    private static final String CHECK = "4k4/9/9/9/9/9/9/4R4/4K4 w G2P2b 1";

    private final ShogiPicture picture = new ShogiPicture();

    @Test
    void theBoardInLettersStandsBetweenTheHands() throws Exception {
        assertThat(picture.lines(ShogiBoard.of(CHECK), List.of(Move.of(Square.of(3, 8), Square.of(5, 8), false)), Style.PLAIN)).containsExactly(
                "White in hand: 2b",
                "  9   8   7   6   5   4   3   2   1",
                "  .   .   .   . ( k)  .   .   .   .  a",
                "  .   .   .   .   .   .   .   .   .  b",
                "  .   .   .   .   .   .   .   .   .  c",
                "  .   .   .   .   .   .   .   .   .  d",
                "  .   .   .   .   .   .   .   .   .  e",
                "  .   .   .   .   .   .   .   .   .  f",
                "  .   .   .   .   .   .   .   .   .  g",
                "  .   .   .   . [ R]  . [ .]  .   .  h",
                "  .   .   .   .   K   .   .   .   .  i",
                "Black in hand: G 2P");
    }

    @Test
    void theDiscIsWhereTheSideToMoveSits() throws Exception {
        assertThat(picture.svg(ShogiBoard.start(), List.of())).contains("<circle cx='960' cy='880' r='13'");
        assertThat(picture.svg(ShogiBoard.of(CHECK), List.of())).contains("<circle cx='-150' cy='-80' r='13'");
    }

    @Test
    void theStartInCharacters() {
        List<String> lines = picture.lines(ShogiBoard.start(), List.of(), Style.SIGNS);
        assertThat(lines).element(0).isEqualTo("△ なし");
        assertThat(lines).element(2).isEqualTo(" v香  v桂  v銀  v金  v玉  v金  v銀  v桂  v香  一");
        assertThat(lines).element(9).isEqualTo("  ・   角   ・   ・   ・   ・   ・   飛   ・  八");
        assertThat(lines).hasSize(12);
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void theRowsOfTheBoardAreEquallyWide(Style style) throws Exception {
        RandomGames.visit(21, 4, (board, random) -> {
            List<String> lines = picture.lines(board, List.of(), style);
            assertThat(lines).hasSize(12);
            assertThat(lines.subList(2, 11)).map(line -> line.replaceAll("\033\\[[0-9;]*m", "").length()).containsOnly(
                    style == Style.COLOR ? 29 : 38);
        });
    }

    @Test
    void everyPieceIsDrawnOnceOnItsSquareOrItsStand() throws Exception {
        RandomGames.visit(22, 4, (board, random) -> {
            Xml svg = Xml.read(picture.svg(board, List.of()));
            List<String> expected = new ArrayList<>();
            for (Spot spot : picture.spots(board)) {
                if (!spot.holds().isEmpty()) {
                    boolean white = spot.holds().contains("white");
                    expected.add("translate(" + spot.x() + " " + spot.y() + ")" + (white ? " rotate(180)" : ""));
                }
            }
            assertThat(svg.named("use").map(use -> use.attribute("transform"))).containsExactlyInAnyOrderElementsOf(expected);
            Set<String> ids = new HashSet<>();
            svg.named("g").map(g -> "#" + g.attribute("id")).forEach(ids::add);
            assertThat(svg.named("use").map(use -> use.attribute("href"))).isSubsetOf(ids);
        });
    }

    @Test
    void everySpotHasItsNameAndEveryPlayGoesOverSpots() throws Exception {
        RandomGames.visit(23, 6, (board, random) -> {
            Set<String> names = new HashSet<>();
            picture.spots(board).forEach(spot -> names.add(spot.name()));
            assertThat(names).hasSize(81 + 14);
            for (int play : RandomGames.plays(board)) {
                List<String> way = picture.way(board, play);
                assertThat(names).containsAll(way);
                assertThat(way).hasSize(2);
                if (Move.isDrop(play)) {
                    String from = Piece.sfen(Piece.of(Move.dropped(play), board.toMove())) + "*";
                    assertThat(way.getFirst()).isEqualTo(from);
                }
            }
        });
    }

    @Test
    void checkAndHandsAreSaid() throws Exception {
        ShogiBoard board = ShogiBoard.of(CHECK);
        assertThat(picture.checks(board)).containsExactly(List.of("5h", "5a"));
        String svg = picture.svg(board, List.of(Move.drop(Piece.PAWN, Square.of(5, 2))));
        assertThat(svg).contains("<title>Shogi board, White to move, in check</title>", "in hand gold, 2 pawns", "in hand 2 bishops", "Marked: 5b.");
        assertThat(picture.checks(ShogiBoard.start())).isEmpty();
    }
}
