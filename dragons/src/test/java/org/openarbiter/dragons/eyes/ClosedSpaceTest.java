package org.openarbiter.dragons.eyes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/** What closed spaces are worth, drawn in {@code closed.txt}. */
class ClosedSpaceTest {
    private static final int OWNER = 0;
    /** From this letter on, walls have six liberties outside; those before it have none. */
    private static final char FREE = 'p';
    private static final int MANY = 6;

    static Stream<Case> cases() {
        return Case.read(ClosedSpaceTest.class, "closed.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aSpaceIsWorthItsEyes(Case drawn) {
        assertThat(value(drawn)).isEqualTo(drawn.expected().getFirst());
    }

    private static String value(Case drawn) {
        ClosedSpace space = space(drawn);
        if (!space.isEye()) {
            return "false";
        }
        boolean anyEye = drawn.rows().stream().flatMapToInt(String::chars).anyMatch(Character::isUpperCase);
        return anyEye ? "eye" : space.isLarge() ? "large" : space.makesTwoEyes() ? "two" : "one";
    }

    private static ClosedSpace space(Case drawn) {
        Topology topology = drawn.topology();
        List<Integer> points = new ArrayList<>();
        int[] stones = IntStream.range(0, topology.size()).map(point -> GoBoard.EMPTY).toArray();
        for (int point = 0; point < topology.size(); point++) {
            char mark = Case.at(topology, drawn.rows(), point);
            if (mark == '.' || mark == '*') {
                points.add(point);
                stones[point] = mark == '*' ? 1 - OWNER : GoBoard.EMPTY;
            }
        }
        Map<Character, Set<Integer>> beside = new TreeMap<>();
        for (int point : points) {
            for (int side = 0; side < topology.degree(point); side++) {
                char mark = Case.at(topology, drawn.rows(), topology.neighbor(point, side));
                if (Character.isLetter(mark)) {
                    beside.computeIfAbsent(mark, any -> new LinkedHashSet<>()).add(point);
                }
            }
        }
        List<Wall> walls = new ArrayList<>();
        beside.forEach((mark, touched) -> walls.add(new Wall(touched, Character.isUpperCase(mark), Character.toLowerCase(mark) >= FREE ? MANY : 0)));
        return new ClosedSpace(topology, points, stones, OWNER, walls);
    }
}
