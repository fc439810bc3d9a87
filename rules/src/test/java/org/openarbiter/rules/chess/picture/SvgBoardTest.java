package org.openarbiter.rules.chess.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;
import org.openarbiter.rules.picture.Xml;
import org.openarbiter.rules.picture.Xml.Element;

/** Chess boards as SVG. */
final class SvgBoardTest {
    private final ChessPicture picture = new ChessPicture();

    @Test
    void everyPieceIsDrawnOnceOnItsSquare() throws Exception {
        var board = Played.of("e2e4", "d7d5", "e4d5", "d8d5", "b1c3").board();
        var expected = new ArrayList<String>();
        for (int square = 0; square < 64; square++) {
            int piece = board.pieceAt(square);
            if (piece != Piece.NONE) {
                expected.add(Piece.sideName(Piece.side(piece)) + " " + Piece.name(Piece.kind(piece)) + " " + Square.name(square));
            }
        }
        assertThat(pieces(document(board, List.of()))).containsExactlyInAnyOrderElementsOf(expected).hasSize(30);
    }

    @Test
    void everyUseHasItsDefinition() {
        var svg = document(ChessBoard.start(), List.of());
        var ids = new HashSet<String>();
        svg.named("g").map(g -> "#" + g.attribute("id")).forEach(ids::add);
        assertThat(svg.named("use").map(use -> use.attribute("href"))).isSubsetOf(ids);
    }

    @Test
    void aMarkedPlayTintsBothSquaresAndHasAnArrow() throws Exception {
        var game = Played.of("e2e4", "e7e5", "g1f3");
        var svg = document(game.board(), game.last(1));
        assertThat(tinted(svg, "#e8cf2e")).containsExactlyInAnyOrder("g1", "f3");
        assertThat(arrows(svg)).containsExactly("g1 turned -117");
        assertThat(text(svg, "desc")).endsWith(" Marked: g1-f3.");
    }

    @Test
    void aPlayMarkedTwiceIsShownOnceAndNoPlayNotAtAll() throws Exception {
        var game = Played.of("g1f3", "g8f6", "f3g1", "f6g8", "g1f3");
        var svg = document(game.board(), List.of(game.plays().get(0), game.plays().get(2), game.plays().get(4), Move.NONE));
        assertThat(tinted(svg, "#e8cf2e")).containsExactlyInAnyOrder("g1", "f3");
        assertThat(arrows(svg)).containsExactly("g1 turned -117", "f3 turned 63");
    }

    @Test
    void aCheckLeadsFromEachCheckingPieceToTheKing() throws Exception {
        assertThat(picture.checks(ChessBoard.start())).isEmpty();
        assertThat(picture.checks(ChessBoard.of("4k3/8/3N4/8/8/8/8/K3R3 b - - 0 1")))
                .containsExactlyInAnyOrder(List.of("d6", "e8"), List.of("e1", "e8"));
    }

    @Test
    void castlingIsTheWayOfTheKing() throws Exception {
        var game = Played.from(ChessBoard.of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "e1g1", "e8c8");
        var svg = document(game.board(), game.plays());
        assertThat(tinted(svg, "#e8cf2e")).containsExactlyInAnyOrder("e1", "g1", "e8", "c8");
        assertThat(arrows(svg)).containsExactly("e1 turned 0", "e8 turned 180");
    }

    @Test
    void castlingIsTheWayOfTheRookWhereTheKingStays() throws Exception {
        var board = ChessBoard.of("1k6/8/8/8/8/8/8/6KR w H - 0 1");
        int castling = board.castling(true);
        assertThat(Move.isCastling(castling)).isTrue();
        var svg = document(board, List.of(castling));
        assertThat(tinted(svg, "#e8cf2e")).containsExactlyInAnyOrder("h1", "f1");
        assertThat(arrows(svg)).containsExactly("h1 turned 180");
    }

    @Test
    void onlyAKingInCheckGlows() throws Exception {
        assertThat(tinted(document(ChessBoard.start(), List.of()), "url(#chess-check)")).isEmpty();
        var mated = Played.of("f2f3", "e7e5", "g2g4", "d8h4").board();
        var svg = document(mated, List.of());
        assertThat(tinted(svg, "url(#chess-check)")).containsExactly("e1");
        assertThat(svg.named("radialGradient").map(gradient -> gradient.attribute("id"))).containsExactly("chess-check");
    }

    @Test
    void titleAndDescriptionSayWhatIsSeen() throws Exception {
        var svg = document(ChessBoard.of("8/8/8/4k3/8/8/4R3/K2N1N2 b - - 0 1"), List.of());
        assertThat(text(svg, "title")).isEqualTo("Chess board, Black to move, in check");
        assertThat(text(svg, "desc")).isEqualTo("White: king a1, rook e2, knights d1 f1. Black: king e5.");
    }

    @Test
    void theDocumentIsSmallAndNeedsNothingElse() throws Exception {
        var game = Played.of("e2e4", "e7e5");
        String svg = picture.svg(game.board(), game.plays());
        assertThat(svg).hasSizeLessThan(10_000).doesNotContain("<style", "<script", "<image", "@import");
        assertThat(svg.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http");
    }

    @Test
    void theLocaleDoesNotMatter() {
        String svg = picture.svg(ChessBoard.start(), List.of());
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(picture.svg(ChessBoard.start(), List.of())).isEqualTo(svg);
        } finally {
            Locale.setDefault(before);
        }
    }

    private Xml document(ChessBoard board, List<Integer> marked) {
        return Xml.read(picture.svg(board, marked));
    }

    private static List<String> pieces(Xml svg) {
        return svg.named("use").map(use -> {
            String side = use.parent().attribute("fill").equals("#fffdf6") ? "white" : "black";
            return side + " " + use.attribute("href").substring("#chess-".length()) + " " + square(use);
        }).toList();
    }

    private static List<String> tinted(Xml svg, String fill) {
        return svg.named("rect").filter(rect -> rect.attribute("fill").equals(fill)).map(SvgBoardTest::square).toList();
    }

    private static List<String> arrows(Xml svg) {
        return svg.named("path").filter(path -> path.attributes().containsKey("transform")).map(path -> {
            String[] numbers = path.attribute("transform").replaceAll("[^0-9-]+", " ").strip().split(" ");
            int file = Integer.parseInt(numbers[0]) / 100;
            int rank = 7 - Integer.parseInt(numbers[1]) / 100;
            return Square.name(Square.of(file, rank)) + " turned " + numbers[2];
        }).toList();
    }

    private static String square(Element element) {
        int file = Integer.parseInt(element.attribute("x")) / 100;
        int rank = 7 - Integer.parseInt(element.attribute("y")) / 100;
        return Square.name(Square.of(file, rank));
    }

    private static String text(Xml svg, String name) {
        return svg.named(name).findFirst().orElseThrow().text().toString();
    }
}
