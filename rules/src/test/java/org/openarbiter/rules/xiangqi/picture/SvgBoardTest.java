package org.openarbiter.rules.xiangqi.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.picture.Xml;
import org.openarbiter.rules.picture.Xml.Element;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Xiangqi boards as SVG. */
final class SvgBoardTest {
    private final XiangqiPicture picture = new XiangqiPicture();

    @Test
    void everyPieceIsDrawnOnceOnItsPoint() throws Exception {
        var board = Played.check().board();
        var expected = new ArrayList<String>();
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = board.pieceAt(point);
            if (piece != Piece.NONE) {
                expected.add(Piece.words(piece).replace(' ', '-') + " " + Point.name(point));
            }
        }
        assertThat(document(board, List.of()).named("use")
                .map(use -> use.attribute("href").substring("#xiangqi-".length()) + " " + point(use, "x", "y")))
                .containsExactlyInAnyOrderElementsOf(expected).hasSize(30);
    }

    @Test
    void everyUseHasItsDefinitionWithItsCharacterAndItsLetter() {
        var svg = document(XiangqiBoard.start(), List.of());
        var ids = new HashSet<String>();
        svg.named("g").map(g -> "#" + g.attribute("id")).forEach(ids::add);
        assertThat(svg.named("use").map(use -> use.attribute("href"))).isSubsetOf(ids);
        assertThat(texts(svg, "xiangqi-red-horse")).containsExactly("傌", "N");
        assertThat(texts(svg, "xiangqi-black-king")).containsExactly("將", "K");
    }

    @Test
    void aMarkedPlayHasTwoRingsAndAnArrow() throws Exception {
        var game = Played.of("h2e2", "h9g7");
        var svg = document(game.board(), game.last(1));
        assertThat(rings(svg)).containsExactlyInAnyOrder("h9", "g7");
        assertThat(arrows(svg)).containsExactly("h9 turned 117");
        assertThat(text(svg, "desc")).endsWith(" Marked: h9-g7.");
    }

    @Test
    void aPlayMarkedTwiceIsShownOnceAndNoPlayNotAtAll() throws Exception {
        var game = Played.of("h0g2", "h9g7", "g2h0", "g7h9", "h0g2");
        var svg = document(game.board(), List.of(game.plays().get(0), game.plays().get(2), game.plays().get(4), Move.NONE));
        assertThat(rings(svg)).containsExactlyInAnyOrder("h0", "g2");
        assertThat(arrows(svg)).containsExactly("h0 turned -117", "g2 turned 63");
    }

    @Test
    void onlyAKingInCheckGlows() throws Exception {
        assertThat(glowing(document(XiangqiBoard.start(), List.of()))).isEmpty();
        var svg = document(Played.check().board(), List.of());
        assertThat(glowing(svg)).containsExactly("e9");
        assertThat(svg.named("radialGradient").map(gradient -> gradient.attribute("id"))).containsExactly("xiangqi-check");
    }

    @Test
    void aCheckLeadsFromEachCheckingPieceToTheKing() throws Exception {
        assertThat(picture.checks(XiangqiBoard.start())).isEmpty();
        assertThat(picture.checks(XiangqiBoard.of("3k5/9/4N4/9/9/9/3R5/9/9/4K4 b - - 0 1")))
                .containsExactlyInAnyOrder(List.of("d3", "d9"), List.of("e7", "d9"));
    }

    @Test
    void titleAndDescriptionSayWhatIsSeen() throws Exception {
        var svg = document(XiangqiBoard.of("3k5/9/9/9/9/9/3R5/9/9/2N1K1N2 b - - 0 1"), List.of());
        assertThat(text(svg, "title")).isEqualTo("Xiangqi board, Black to move, in check");
        assertThat(text(svg, "desc")).isEqualTo("Red: king e0, horses c0 g0, rook d3. Black: king d9.");
    }

    @Test
    void filesAreCountedFromTheRightOfEachSideAndNamedOnTheFrame() {
        var svg = document(XiangqiBoard.start(), List.of());
        assertThat(row(svg, "-56")).isEqualTo("123456789");
        assertThat(row(svg, "974")).isEqualTo("987654321");
        assertThat(row(svg, "1008")).isEqualTo("abcdefghi");
        assertThat(svg.named("text").filter(text -> text.attribute("x").equals("-79")).map(SvgBoardTest::words))
                .containsExactly("0", "1", "2", "3", "4", "5", "6", "7", "8", "9");
        assertThat(row(svg, "471")).isEqualTo("楚河漢界");
    }

    @Test
    void theDocumentIsSmallAndNeedsNothingElse() throws Exception {
        var game = Played.check();
        String svg = picture.svg(game.board(), game.plays());
        assertThat(svg).hasSizeLessThan(16_000).doesNotContain("<style", "<script", "<image", "@import");
        assertThat(svg.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http");
    }

    @Test
    void theLocaleDoesNotMatter() {
        String svg = picture.svg(XiangqiBoard.start(), List.of());
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(picture.svg(XiangqiBoard.start(), List.of())).isEqualTo(svg);
        } finally {
            Locale.setDefault(before);
        }
    }

    private Xml document(XiangqiBoard board, List<Integer> marked) {
        return Xml.read(picture.svg(board, marked));
    }

    private static List<String> rings(Xml svg) {
        return circles(svg, "#2f8f63");
    }

    private static List<String> glowing(Xml svg) {
        return circles(svg, "url(#xiangqi-check)");
    }

    private static List<String> circles(Xml svg, String fill) {
        return svg.named("circle").filter(circle -> circle.attribute("fill").equals(fill))
                .map(circle -> point(circle, "cx", "cy")).toList();
    }

    private static List<String> arrows(Xml svg) {
        return svg.named("path").filter(path -> path.attributes().containsKey("transform")).map(path -> {
            String[] numbers = path.attribute("transform").replaceAll("[^0-9-]+", " ").strip().split(" ", -1);
            return point(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])) + " turned " + numbers[2];
        }).toList();
    }

    private static List<String> texts(Xml svg, String within) {
        return svg.named("text").filter(text -> text.parent().attribute("id").equals(within)).map(SvgBoardTest::words).toList();
    }

    private static String row(Xml svg, String y) {
        return String.join("", svg.named("text").filter(text -> text.attribute("y").equals(y)).map(SvgBoardTest::words).toList());
    }

    private static String point(Element element, String x, String y) {
        return point(Integer.parseInt(element.attribute(x)), Integer.parseInt(element.attribute(y)));
    }

    private static String point(int x, int y) {
        return Point.name(Point.of(x / 100, 9 - y / 100));
    }

    private static String text(Xml svg, String name) {
        return words(svg.named(name).findFirst().orElseThrow());
    }

    private static String words(Element element) {
        return element.text().toString();
    }
}
