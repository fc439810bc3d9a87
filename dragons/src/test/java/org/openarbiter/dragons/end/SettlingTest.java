package org.openarbiter.dragons.end;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.dragons.eyes.Case;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/** What finished positions come to, drawn in {@code settled.txt}. */
class SettlingTest {
    private static final int SIDE = 6;

    static Stream<Case> cases() {
        return Case.read(SettlingTest.class, "settled.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyPointIsWhatIsDrawn(Case drawn) {
        Topology topology = drawn.topology();
        int[] position = stones(drawn, "xd", "oe");
        int[] living = stones(drawn, "x", "o");
        Settling settling = Settling.of(topology, position, living);
        assertThat(drawn(topology, settling, living)).isEqualTo(drawn.expected());
    }

    private static int[] stones(Case drawn, String black, String white) {
        return IntStream.range(0, drawn.topology().size())
                .mapToObj(point -> String.valueOf(Case.at(drawn.topology(), drawn.rows(), point)))
                .mapToInt(stone -> black.contains(stone) ? 0 : white.contains(stone) ? 1 : GoBoard.EMPTY)
                .toArray();
    }

    private static List<String> drawn(Topology topology, Settling settling, int[] living) {
        List<String> rows = new ArrayList<>();
        for (int row = topology.height() - 1; row >= 0; row--) {
            List<String> line = new ArrayList<>();
            for (int point = row * topology.width(); point < (row + 1) * topology.width(); point++) {
                boolean isStone = living[point] != GoBoard.EMPTY;
                line.add(isStone ? settling.isSeki(point) ? "S" : "-" : List.of(".", "b", "w").get(settling.owner(point) + 1));
            }
            rows.add(String.join(" ", line));
        }
        return rows;
    }

    /** Nobody owns a stone or what the other borders, and with the colors exchanged everything is the other's. */
    @Test
    void colorsAreTreatedAlike() {
        Topology topology = Diagrams.shape(6, 6);
        Random random = new Random(41);
        int owned = 0;
        for (int round = 0; round < 300; round++) {
            int[] stones = random.ints(topology.size(), 0, 10).map(die -> die < 3 ? -1 : die < 8 ? 0 : 1).toArray();
            int[] exchanged = IntStream.of(stones).map(stone -> stone < 0 ? stone : 1 - stone).toArray();
            Settling settling = Settling.of(topology, stones, stones);
            Settling other = Settling.of(topology, exchanged, exchanged);
            for (int point = 0; point < stones.length; point++) {
                int owner = settling.owner(point);
                assertThat(other.owner(point)).isEqualTo(owner < 0 ? owner : 1 - owner);
                assertThat(other.isSeki(point)).isEqualTo(settling.isSeki(point));
                for (int i = 0; owner >= 0 && i < topology.degree(point); i++) {
                    assertThat(stones[topology.neighbor(point, i)]).isNotEqualTo(1 - owner);
                }
                owned += owner < 0 ? 0 : 1;
            }
        }
        assertThat(owned).isGreaterThan(100);
    }

    /** On a board turned or mirrored everything is where it went, dead stones and all. */
    @Test
    void sidesAreTreatedAlike() {
        Topology topology = Diagrams.shape(SIDE, SIDE);
        Random random = new Random(43);
        int owned = 0;
        for (int round = 0; round < 300; round++) {
            int symmetry = 1 + round % 7;
            int[] position = random.ints(topology.size(), 0, 12).map(die -> die < 3 ? -1 : die < 9 ? 0 : 1).toArray();
            int[] living = IntStream.of(position).map(stone -> stone == 1 && random.nextInt(3) == 0 ? -1 : stone).toArray();
            Settling settling = Settling.of(topology, position, living);
            Settling turned = Settling.of(topology, turned(position, symmetry), turned(living, symmetry));
            for (int point = 0; point < position.length; point++) {
                assertThat(turned.owner(point)).isEqualTo(settling.owner(turned(point, symmetry)));
                assertThat(turned.isSeki(point)).isEqualTo(settling.isSeki(turned(point, symmetry)));
                owned += settling.owner(point) < 0 ? 0 : 1;
            }
        }
        assertThat(owned).isGreaterThan(100);
    }

    private static int[] turned(int[] stones, int symmetry) {
        return IntStream.range(0, stones.length).map(point -> stones[turned(point, symmetry)]).toArray();
    }

    /** One of the eight symmetries of a square: rows and columns exchanged, files mirrored, ranks mirrored. */
    private static int turned(int point, int symmetry) {
        int file = (symmetry & 1) == 0 ? point % SIDE : point / SIDE;
        int rank = (symmetry & 1) == 0 ? point / SIDE : point % SIDE;
        int seenFile = (symmetry & 2) == 0 ? file : SIDE - 1 - file;
        int seenRank = (symmetry & 4) == 0 ? rank : SIDE - 1 - rank;
        return seenRank * SIDE + seenFile;
    }
}
