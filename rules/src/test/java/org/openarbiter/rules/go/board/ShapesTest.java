package org.openarbiter.rules.go.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Start.Shape.Graph;
import org.openarbiter.rules.core.board.StartException;
import org.openarbiter.rules.core.record.InputException;

/** The named shapes by their numbers of points, edges and neighbors, and everything that is no shape. */
final class ShapesTest {

    @ParameterizedTest
    @CsvSource({
        "1x1, 1, 0, 0, 0",
        "2x1, 2, 1, 1, 1",
        "1x3, 3, 2, 1, 2",
        "3x2, 6, 7, 2, 3",
        "9x9, 81, 144, 2, 4",
        "19x19, 361, 684, 2, 4",
        "52x52, 2704, 5304, 2, 4",
        "52x1, 52, 51, 1, 2",
        "cylinder:3x1, 3, 3, 2, 2",
        "cylinder:5x4, 20, 35, 3, 4",
        "torus:3x3, 9, 18, 4, 4",
        "torus:7x5, 35, 70, 4, 4",
        "torus:52x52, 2704, 5408, 4, 4",
        "ring:3, 3, 3, 2, 2",
        "ring:2704, 2704, 2704, 2, 2",
        "star:1, 2, 1, 1, 1",
        "star:5, 6, 5, 1, 5",
        "star:2703, 2704, 2703, 1, 2703",
        "hex:1, 6, 6, 2, 2",
        "hex:2, 24, 30, 2, 3",
        "hex:3, 54, 72, 2, 3",
        "hex:21, 2646, 3906, 2, 3",
        "triangular:1, 1, 0, 0, 0",
        "triangular:2, 7, 12, 3, 6",
        "triangular:3, 19, 42, 3, 6",
        "triangular:30, 2611, 7656, 3, 6",
        "triangle:1, 1, 0, 0, 0",
        "triangle:2, 3, 3, 2, 2",
        "triangle:4, 10, 18, 2, 6",
        "triangle:73, 2701, 7884, 2, 6",
    })
    void aShapeHasSoManyPointsEdgesAndNeighbors(String name, int points, int edges, int fewest, int most) throws InputException {
        Topology shape = Shapes.of(name);
        assertThat(shape.name()).isEqualTo(name);
        assertThat(shape.size()).isEqualTo(points);
        int[] degrees = IntStream.range(0, points).map(shape::degree).sorted().toArray();
        assertThat(IntStream.of(degrees).sum()).isEqualTo(2 * edges);
        assertThat(degrees[0]).isEqualTo(fewest);
        assertThat(degrees[points - 1]).isEqualTo(most);
        assertThat(reached(shape)).hasSize(points);
        for (int point = 0; point < points; point++) {
            assertThat(shape.point(shape.pointName(point))).isEqualTo(point);
        }
        boolean rectangle = !name.contains(":");
        assertThat(shape.width() * shape.height()).isEqualTo(rectangle ? points : 0);
    }

    private static Set<Integer> reached(Topology shape) {
        Set<Integer> reached = new HashSet<>(Set.of(0));
        List<Integer> found = new ArrayList<>(reached);
        while (!found.isEmpty()) {
            int point = found.removeLast();
            for (int i = 0; i < shape.degree(point); i++) {
                if (reached.add(shape.neighbor(point, i))) {
                    found.add(shape.neighbor(point, i));
                }
            }
        }
        return reached;
    }

    @ParameterizedTest
    @CsvSource({
        "4x3, A1, A2 B1",
        "4x3, B2, A2 B1 B3 C2",
        "4x3, d3, C3 D2",
        "9x1, H1, G1 J1",
        "26x1, Z1, Y1 AA1",
        "52x2, AH2, AG2 AJ2 AH1",
        "52x2, AZ1, AY1 BA1 AZ2",
        "52x2, BB1, BA1 BB2",
        "cylinder:4x3, A2, A1 A3 B2 D2",
        "torus:4x3, A1, A2 A3 B1 D1",
        "ring:5, 1, 2 5",
        "star:3, 0, 1 2 3",
        "star:3, 2, 0",
        "hex:1, A1, A2 B1",
        "hex:1, B1, A1 C1",
        "hex:1, B2, A2 C2",
        "hex:2, A1, B1 B2",
        "hex:2, B1, A1 C1",
        "hex:2, C1, B1 D1 D2",
        "hex:2, G2, F2 G3",
        "hex:2, F3, E3 G3 E4",
        "hex:2, C4, B4 D4 D3",
        "triangular:2, A1, B1 A2 B2",
        "triangular:2, B2, A1 B1 A2 C2 A3 B3",
        "triangular:2, C2, B1 B2 B3",
        "triangular:3, C3, B2 C2 B3 D3 B4 C4",
        "triangle:3, A1, B1 A2",
        "triangle:3, B1, A1 C1 A2 B2",
        "triangle:3, A3, A2 B2",
    })
    void aPointIsNextTo(String name, String point, String neighbors) throws InputException {
        Topology shape = Shapes.of(name);
        int at = shape.point(point);
        assertThat(at).isNotNegative();
        assertThat(IntStream.range(0, shape.degree(at)).mapToObj(i -> shape.pointName(shape.neighbor(at, i))))
                .containsExactlyInAnyOrder(neighbors.split(" "));
    }

    @Test
    void theRowsOfARectangleComeFromTheBottom() throws InputException {
        Topology shape = Shapes.of("5x3");
        assertThat(List.of(shape.width(), shape.height())).containsExactly(5, 3);
        assertThat(shape.pointName(0) + shape.pointName(4) + shape.pointName(5) + shape.pointName(14)).isEqualTo("A1E1A2E3");
        assertThat(shape.point("I1")).isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "`` | 1 | no name | WxH",
        "19 | 1 | \"19\" | WxH such as 19x19",
        "19* 19 | 1 | \"19* 19\" | WxH such as 19x19",
        "x | 1 | a number is missing | a number of columns from 1 to 52",
        "9x | 3 | a number is missing | a number of rows from 1 to 52",
        "x9 | 1 | a number is missing | a number of columns from 1 to 52",
        "0x9 | 1 | 0 | a number of columns from 1 to 52",
        "9x0 | 3 | 0 | a number of rows from 1 to 52",
        "53x9 | 1 | 53 | a number of columns from 1 to 52",
        "9x4294967297 | 3 | 4294967297 | a number of rows from 1 to 52",
        "9x9x9 | 4 | \"x\" | a number of rows from 1 to 52",
        "9x-9 | 3 | \"-\" | a number of rows from 1 to 52",
        "9x９ | 3 | \"９\" | a number of rows from 1 to 52",
        "9X9 | 1 | \"9X9\" | WxH",
        "moebius:5x5 | 1 | no board shape is called \"moebius\" | torus:WxH",
        "Ring:5 | 1 | no board shape is called \"Ring\" | ring:N",
        ":5 | 1 | no board shape is called \"\" | ring:N",
        "ring: | 6 | a number is missing | a ring size from 3 to 2704",
        "ring:2 | 6 | 2 | in a smaller ring a point would be its own neighbor, or two points would be joined twice",
        "ring:2705 | 6 | 2705 | a ring size from 3 to 2704",
        "ring:5x5 | 7 | \"x\" | a ring size from 3 to 2704",
        "star:0 | 6 | 0 | a star size from 1 to 2703",
        "star:2704 | 6 | 2704 | a star size from 1 to 2703",
        "hex:22 | 5 | 22 | a hex size from 1 to 21",
        "triangular:31 | 12 | 31 | a triangular size from 1 to 30",
        "triangle:74 | 10 | 74 | a triangle size from 1 to 73",
        "torus: | 7 | \"\" | columns, x and rows, such as 9x9",
        "torus:5 | 7 | \"5\" | columns, x and rows, such as 9x9",
        "torus:2x5 | 7 | 2 | on a smaller side a point would be its own neighbor, or two points would be joined twice",
        "torus:5x1 | 9 | 1 | on a smaller side a point would be its own neighbor, or two points would be joined twice",
        "torus:5x53 | 9 | 53 | a number of rows from 3 to 52",
        "cylinder:2x5 | 10 | 2 | on a smaller side a point would be its own neighbor, or two points would be joined twice",
        "cylinder:5x0 | 12 | 0 | a number of rows from 1 to 52",
    })
    void noShapeIsCalled(String name, int column, String found, String expected) {
        assertThatThrownBy(() -> Shapes.of(name)).isInstanceOfSatisfying(InputException.class, e -> {
            assertThat(e.line()).isOne();
            assertThat(e.column()).isEqualTo(column);
            assertThat(e.message()).isEqualTo(found);
            assertThat(e.expected()).contains(expected);
        });
    }

    @Test
    void pointsAndEdgesMakeAShapeWithoutAName() throws StartException {
        Topology shape = Shapes.of(new Graph(List.of("a", "b", "ß", "alone"), List.of(List.of("a", "B"), List.of("ß", "b"))));
        assertThat(shape.name()).isEmpty();
        assertThat(shape.width()).isZero();
        assertThat(IntStream.range(0, 4).map(shape::degree)).containsExactly(1, 2, 1, 0);
        assertThat(shape.pointName(1)).isEqualTo("b");
        assertThat(shape.point("ALONE")).isEqualTo(3);
        assertThat(new GoBoard(shape, GoGames.seats(3), 0, false).placementLength()).isOne();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "a b | a-c | an edge to c",
        "a b | a-a | an edge from a to itself",
        "a b | a-A | an edge from a to itself",
        "a b | a-b a-b | two edges between a and b",
        "a b | a-b b-a | two edges between b and a",
        "a b c | a-b-c | an edge [a, b, c]",
        "a b c | a | an edge [a]",
        "a A | `` | two points called A",
        "a pass | `` | a point called pass",
        "REFRESH a | `` | a point called REFRESH",
        "a b_c | `` | a point called \"b c\"",
        "_ | `` | a point called \" \"",
    })
    void noShapeIsDrawnAs(String points, String edges, String found) {
        List<String> names = List.of(points.split(" ")).stream().map(point -> point.replace('_', ' ')).toList();
        List<List<String>> ends = edges.isEmpty()
                ? List.of()
                : List.of(edges.split(" ")).stream().map(edge -> List.of(edge.split("-"))).toList();
        assertWrong(new Graph(names, ends), found);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a\tb", "a\u00a0b", "\u3000"})
    void noPointIsCalled(String name) {
        assertWrong(new Graph(List.of("a", name), List.of()), "a point called \"" + name + "\"");
    }

    @Test
    void aShapeHasAPointAndNotTooMany() {
        assertWrong(new Graph(List.of(), List.of()), "no points");
        List<String> many = IntStream.rangeClosed(0, Topology.MOST_POINTS).mapToObj(Integer::toString).toList();
        assertWrong(new Graph(many, List.of()), many.size() + " points");
    }

    private static void assertWrong(Graph graph, String found) {
        assertThatThrownBy(() -> Shapes.of(graph)).isInstanceOfSatisfying(StartException.class, e -> {
            assertThat(e.field()).isEqualTo("board");
            assertThat(e.found()).isEqualTo(found);
            assertThat(e.expected()).isNotEmpty();
        });
    }
}
