package org.openarbiter.rules.go.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Picture.Style;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.picture.Xml;

/** Boards in text and as SVG. */
class GoPictureTest {
    private static final GoPicture PICTURE = new GoPicture();

    @Test
    void rectangles_in_letters_and_in_signs() throws Exception {
        GoBoard board = board("9x4", Seats.of("B", "W"), "A1", "B1", "J4", "D2");
        int last = board.point("D2");
        assertThat(PICTURE.lines(board, List.of(last), Style.PLAIN)).containsExactly(
                "   A B C D E F G H J",
                " 4 . . . . . . . . X 4",
                " 3 . . . . . . . . . 3",
                " 2 . . .(O). . . . . 2",
                " 1 X O . . . . . . . 1",
                "   A B C D E F G H J");
        assertThat(PICTURE.lines(board, List.of(last, last + 1, board.pass()), Style.SIGNS)).containsExactly(
                "   A B C D E F G H J",
                " 4 ┌─┬─┬─┬─┬─┬─┬─┬─● 4",
                " 3 ├─┼─┼─┼─┼─┼─┼─┼─┤ 3",
                " 2 ├─┼─┼(○|┼)┼─┼─┼─┤ 2",
                " 1 ●─○─┴─┴─┴─┴─┴─┴─┘ 1",
                "   A B C D E F G H J");
        assertThat(PICTURE.lines(board, List.of(last), Style.COLOR).stream().map(line -> line.replaceAll("\033\\[[0-9;]*m", "")))
                .contains(" 2  ├─┼─┼─●─┼─┼─┼─┼─┤  2");
    }

    @Test
    void columns_of_two_letters_have_a_letter_in_each_of_two_lines() throws Exception {
        List<String> names = List.of(" ".repeat(53) + "A A", "   A B C D E F G H J K L M N O P Q R S T U V W X Y Z A B");
        for (Style style : List.of(Style.PLAIN, Style.SIGNS)) {
            List<String> lines = PICTURE.lines(board("27x2", Seats.of("B", "W"), "AB1"), List.of(), style);
            assertThat(lines.subList(0, 2)).isEqualTo(names);
            assertThat(lines.subList(4, 6)).isEqualTo(names);
        }
        assertThat(PICTURE.lines(board("27x2", Seats.of("B", "W"), "AB1"), List.of(), Style.PLAIN).get(3)).endsWith(" . X 1");
    }

    @Test
    void star_points_are_where_players_expect_them() throws Exception {
        assertThat(stars("19x19")).isEqualTo("D4 K4 Q4 D10 K10 Q10 D16 K16 Q16");
        assertThat(stars("13x13")).isEqualTo("D4 K4 G7 D10 K10");
        assertThat(stars("9x9")).isEqualTo("C3 G3 E5 C7 G7");
        assertThat(stars("5x5")).isEqualTo("C3");
        assertThat(stars("4x4")).isEmpty();
    }

    @Test
    void three_players_are_letters_and_other_shapes_a_list() throws Exception {
        GoBoard board = board("ring:3", Seats.of("B", "W", "R"), "1", "2");
        assertThat(PICTURE.lines(board, List.of(board.point("2")), Style.PLAIN))
                .containsExactly("B: 1", "W: 2", "R:", "1  B  next to 2 W, 3 .", "2 (W) next to 1 B, 3 .", "3  .  next to 1 B, 2 W");
        assertThat(PICTURE.lines(board("3x1", Seats.of("one", "two", "three"), "A1", "C1"), List.of(), Style.PLAIN)).contains(" 1 A . B 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "19x19", "1x1", "1x5", "52x52", "torus:5x4", "cylinder:6x3", "ring:3", "ring:12", "star:1", "star:7", "hex:1", "hex:4", "triangular:4", "triangle:5"
    })
    void every_point_of_every_shape_has_a_place_of_its_own(String name) throws Exception {
        Topology shape = Shapes.of(name);
        assertPlaces(shape);
        GoBoard board = board(name, Seats.of("B", "W", "R"), shape.pointName(0));
        String svg = PICTURE.svg(board, List.of(0, board.pass()));
        assertThat(PICTURE.svg(board, List.of(0, board.pass()))).isEqualTo(svg);
        Xml document = Xml.read(svg);
        assertThat(texts(document, "title")).singleElement().asString().contains(name);
        assertThat(texts(document, "desc")).singleElement().asString().contains("Marked: " + shape.pointName(0));
    }

    @Test
    void graphs_are_drawn_and_their_names_do_no_harm() throws Exception {
        List<String> names = new ArrayList<>(List.of("<a>", "&b", "c'\"", "d", "alone"));
        Topology shape = Topology.of("", names, List.of(new int[] {0, 1}, new int[] {1, 2}, new int[] {2, 3}), 0);
        assertPlaces(shape);
        GoBoard board = new GoBoard(shape, Seats.of("B", "W"), 0, false);
        board.play(0, 0);
        Xml document = Xml.read(PICTURE.svg(board, List.of(0)));
        assertThat(texts(document, "text")).hasSize(5);
        assertThat(texts(document, "desc")).singleElement().asString().contains("B: <a>.");
        assertThat(PICTURE.lines(board, List.of(), Style.SIGNS)).contains("alone  ·  next to nothing");
    }

    private static void assertPlaces(Topology shape) {
        Layout layout = Layout.of(shape);
        double nearest = 1;
        for (int one = 0; one < shape.size(); one++) {
            for (int other = 0; other < one; other++) {
                double apart = Math.hypot(layout.x()[one] - layout.x()[other], layout.y()[one] - layout.y()[other]);
                nearest = Math.min(nearest, apart);
            }
        }
        assertThat(nearest).isGreaterThan(0.95);
    }

    private static List<String> texts(Xml document, String name) {
        return document.elements().stream().filter(element -> element.name().equals(name)).map(element -> element.text().toString()).toList();
    }

    private static String stars(String name) throws Exception {
        Topology shape = Shapes.of(name);
        List<String> stars = new ArrayList<>();
        for (int point = 0; point < shape.size(); point++) {
            if (Stars.isStar(shape.width(), shape.height(), point % shape.width(), point / shape.width())) {
                stars.add(shape.pointName(point));
            }
        }
        return String.join(" ", stars);
    }

    private static GoBoard board(String shape, Seats seats, String... points) throws Exception {
        GoBoard board = new GoBoard(Shapes.of(shape), seats, 0, false);
        for (String point : points) {
            board.play(board.toMove(), board.point(point));
        }
        return board;
    }
}
