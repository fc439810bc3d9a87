package org.openarbiter.dragons.eyes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.rules.go.board.Topology;

/** The values of closed eye spaces, drawn in {@code shapes.txt}. */
class EyeShapesTest {
    static Stream<Case> cases() {
        return Case.read(EyeShapesTest.class, "shapes.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aShapeIsWorthItsEyes(Case drawn) {
        Topology topology = drawn.topology();
        Shape shape = shape(topology, drawn.rows());
        EyeValue value = new EyeShapes().value(shape);
        List<String> found = new ArrayList<>(List.of("" + value.least() + value.min() + value.max() + value.most()));
        if (!value.isSettled()) {
            List<Integer> points = points(topology, drawn.rows());
            found.add(names(topology, value.attacks().stream().map(points::get).toList()));
            found.add(names(topology, value.defenses().stream().map(points::get).toList()));
        }
        assertThat(value.complete()).isTrue();
        assertThat(found).isEqualTo(List.of(drawn.expected().getFirst().split(" ")));
    }

    private static List<Integer> points(Topology topology, List<String> rows) {
        List<Integer> points = new ArrayList<>();
        for (int point = 0; point < topology.size(); point++) {
            if (Case.at(topology, rows, point) != '#') {
                points.add(point);
            }
        }
        return points;
    }

    private static Shape shape(Topology topology, List<String> rows) {
        List<Integer> points = points(topology, rows);
        int target = points.size();
        int[] adjacent = new int[target + 1];
        int attackers = 0;
        for (int vertex = 0; vertex < target; vertex++) {
            int point = points.get(vertex);
            attackers |= Case.at(topology, rows, point) == 'X' ? 1 << vertex : 0;
            for (int i = 0; i < topology.degree(point); i++) {
                int other = points.indexOf(topology.neighbor(point, i));
                int next = other < 0 ? target : other;
                adjacent[vertex] |= 1 << next;
                adjacent[next] |= 1 << vertex;
            }
        }
        return new Shape(adjacent, attackers, 1 << target, 0, target);
    }

    private static String names(Topology topology, List<Integer> points) {
        return String.join(",", points.stream().map(topology::pointName).toList());
    }
}
