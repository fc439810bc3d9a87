package org.openarbiter.dragons.worms;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.State;

/**
 * Every figure of the GNU Go 2.6 Documentation, in its order. {@code figures.txt} draws them; columns and rows are counted there, from the top left,
 * from 0.
 */
class FiguresTest {

    @Test
    void twoStringsAroundOneEyeSpaceAreOneDragon() throws IOException {
        Analysis analysis = analyze("two strings around one eye space");
        assertThat(strings(analysis, Color.BLACK)).hasSize(2);
        assertThat(dragons(analysis, Color.BLACK)).singleElement().satisfies(dragon -> {
            assertThat(dragon.size()).isEqualTo(10);
            assertThat(dragon.genus()).isEqualTo(1);
            assertThat(analysis.caveAt(point(analysis, 3, 2)).orElseThrow().border()).isEqualTo(dragon.origin());
        });
        assertThat(bonds(analysis, Color.BLACK)).extracting(Bond::reason).containsExactly(Bond.Reason.EYE_SPACE);
    }

    @Test
    void libertiesOfOrderBelowFiveOfTheWhiteString() throws IOException {
        ReadingBoard board = board("liberties of order below 5");
        WormMap map = WormMap.of(board);
        List<List<Integer>> orders = LibertyOrders.of(map, Kos.of(map), map.worm(3 * 6 + 1));
        StringBuilder drawn = new StringBuilder(board.toString());
        for (int order = 1; order <= orders.size(); order++) {
            for (int point : orders.get(order - 1)) {
                drawn.setCharAt((4 - point / 6) * 7 + point % 6, (char) ('0' + order));
            }
        }
        // The figure of the GNU Go 2.6 Documentation leaves out the first order liberty below the string.
        assertThat(drawn).hasToString("""
                .XX.4.
                XO1234
                XO1234
                .12.4.
                .X.X..
                """);
    }

    @Test
    void cuttingStonesHaveTwoNeighborsWithoutACommonLiberty() throws IOException {
        Analysis analysis = analyze("cutting stone");
        assertThat(analysis.worms()).extracting(Worm::cutstone).containsOnly(Cutstone.CUTTING_STONE);
        assertThat(Cutstone.CUTTING_STONE.code()).isEqualTo(2);
    }

    @Test
    void potentialCuttingStonesHaveTwoNeighborsWithACommonLiberty() throws IOException {
        Analysis analysis = analyze("potential cutting stone");
        assertThat(strings(analysis, Color.BLACK)).extracting(Worm::cutstone).containsExactly(Cutstone.POTENTIAL_CUTTING_STONE);
        assertThat(strings(analysis, Color.WHITE)).extracting(Worm::cutstone).containsExactly(Cutstone.NONE, Cutstone.NONE);
        assertThat(Cutstone.POTENTIAL_CUTTING_STONE.code()).isEqualTo(1);
    }

    @Test
    void theKoFlagIsOnTheStoneInAtariAndOnTheCavityBesideIt() throws IOException {
        Analysis analysis = analyze("ko");
        assertThat(analysis.worms()).filteredOn(Worm::ko).extracting(Worm::origin).containsExactly(point(analysis, 3, 2));
        assertThat(analysis.cavities()).filteredOn(Cavity::ko).extracting(Cavity::origin).containsExactly(point(analysis, 2, 2));
    }

    @Test
    void cavitiesBesideAnInessentialStringAreOneCave() throws IOException {
        Analysis analysis = analyze("two cavities, one cave");
        int a = point(analysis, 2, 2);
        int b = point(analysis, 4, 2);
        assertThat(analysis.wormAt(point(analysis, 3, 2)).orElseThrow().inessential()).isTrue();
        assertThat(analysis.cavityAt(a)).isNotEqualTo(analysis.cavityAt(b));
        assertThat(analysis.cavityAt(a).orElseThrow().color()).isEqualTo(Color.GRAY_BORDER);
        Cave cave = analysis.caveAt(a).orElseThrow();
        assertThat(cave).isEqualTo(analysis.caveAt(b).orElseThrow());
        assertThat(cave.color()).isEqualTo(Color.BLACK_BORDER);
        assertThat(cave.points()).containsExactly(a, b);
    }

    @Test
    void stringsThatFormALiveGroupTogetherAreNotInessential() throws IOException {
        Analysis analysis = analyze("no inessential string");
        assertThat(strings(analysis, Color.BLACK)).hasSize(2).noneMatch(Worm::inessential);
        assertThat(dragons(analysis, Color.BLACK)).singleElement().satisfies(dragon -> {
            assertThat(dragon.genus()).isEqualTo(2);
            assertThat(dragon.status()).isEqualTo(State.ALIVE);
        });
    }

    @Test
    void fourStringsAroundOneEyeSpaceAreOneDragon() throws IOException {
        Analysis analysis = analyze("four strings around one eye space");
        assertThat(strings(analysis, Color.BLACK)).hasSize(4);
        assertThat(bonds(analysis, Color.BLACK)).hasSize(3).allMatch(bond -> bond.reason() == Bond.Reason.EYE_SPACE);
        assertThat(dragons(analysis, Color.BLACK)).hasSize(1);
    }

    @Test
    void stringsWithTwoCommonLibertiesAreOneDragon() throws IOException {
        for (String figure : List.of("diagonal stones", "a bamboo joint", "an open box")) {
            Analysis analysis = analyze("common liberties of " + figure);
            assertThat(strings(analysis, Color.BLACK)).hasSize(2);
            assertThat(bonds(analysis, Color.BLACK)).as(figure).singleElement().satisfies(bond -> {
                assertThat(bond.reason()).isEqualTo(Bond.Reason.TWO_COMMON_LIBERTIES);
                assertThat(bond.points()).hasSizeGreaterThan(1);
            });
        }
    }

    @Test
    void stringsWithALibertyThatTheOpponentCannotEnterAreOneDragon() throws IOException {
        Analysis analysis = analyze("a liberty that the opponent cannot enter");
        assertThat(bonds(analysis, Color.BLACK)).singleElement().satisfies(bond -> {
            assertThat(bond.reason()).isEqualTo(Bond.Reason.SAFE_COMMON_LIBERTY);
            assertThat(bond.points()).containsExactly(point(analysis, 1, 2));
        });
    }

    @Test
    void stringsAreNotJoinedWhereEitherBranchCanBeCutOff() throws IOException {
        Analysis analysis = analyze("a point where either branch is cut off");
        assertThat(analysis.cuttingPoints()).contains(point(analysis, 4, 2));
        assertThat(dragons(analysis, Color.WHITE)).hasSize(3);
    }

    @Test
    void aCuttingPointIsDefendedFromADistance() throws IOException {
        Analysis analysis = analyze("a cutting point");
        assertThat(analysis.cuttingPoints()).containsExactly(point(analysis, 3, 2));
        assertThat(analysis.dragonAt(point(analysis, 3, 1))).isNotEqualTo(analysis.dragonAt(point(analysis, 2, 2)));
    }

    @Test
    void solidConnectionsHaveAnAlternativeThatLeavesNoCuttingPoint() throws IOException {
        Analysis analysis = analyze("a cutting point, defended");
        assertThat(analysis.cuttingPoints()).isEmpty();
        assertThat(analysis.dragonAt(point(analysis, 3, 1))).isEqualTo(analysis.dragonAt(point(analysis, 2, 2)));
    }

    @Test
    void aHalfEyeIsAnEyeIfTheDefenderPlaysFirst() throws IOException {
        Analysis analysis = analyze("half eye");
        int eye = point(analysis, 5, 2);
        int corner = point(analysis, 6, 1);
        assertThat(analysis.halfEyes()).filteredOn(place -> place.point() == eye).singleElement().satisfies(place -> {
            assertThat(place.type()).isEqualTo(HalfEye.Type.HALF_EYE);
            assertThat(place.make()).isEqualTo(corner);
            assertThat(place.kill()).isEqualTo(corner);
            assertThat(analysis.dragonAt(place.dragon()).orElseThrow().heye()).isEqualTo(corner);
        });
    }

    @Test
    void aFalseEyeIsSurroundedAndYetNoEye() throws IOException {
        Analysis analysis = analyze("false eye");
        int eye = point(analysis, 5, 2);
        assertThat(analysis.caveAt(eye).orElseThrow().color()).isEqualTo(Color.WHITE_BORDER);
        assertThat(analysis.halfEyes()).filteredOn(place -> place.point() == eye).singleElement().satisfies(place -> {
            assertThat(place.type()).isEqualTo(HalfEye.Type.FALSE_EYE);
            // Of four caves around the dragon that has it.
            assertThat(analysis.dragonAt(place.dragon()).orElseThrow().genus()).isEqualTo(3);
        });
    }

    @Test
    void distancesToBlackPassNoWhiteStoneAndStrategicOnesNoWhiteLiberty() throws IOException {
        Analysis analysis = analyze("distance");
        int a = point(analysis, 7, 2);
        assertThat(analysis.distance(Color.BLACK, a)).isEqualTo(6);
        assertThat(analysis.strategicDistance(Color.BLACK, a)).isEqualTo(-1);
    }

    private static Analysis analyze(String figure) throws IOException {
        return Analysis.of(board(figure), Effort.TABLE);
    }

    private static int point(Analysis analysis, int column, int row) {
        return (analysis.topology().height() - 1 - row) * analysis.topology().width() + column;
    }

    private static List<Worm> strings(Analysis analysis, Color color) {
        return analysis.worms().stream().filter(worm -> worm.color() == color).toList();
    }

    private static List<Bond> bonds(Analysis analysis, Color color) {
        return analysis.bonds().stream().filter(bond -> analysis.wormAt(bond.one()).orElseThrow().color() == color).toList();
    }

    private static List<Dragon> dragons(Analysis analysis, Color color) {
        return analysis.dragons().stream().filter(dragon -> dragon.color() == color).toList();
    }

    private static ReadingBoard board(String figure) throws IOException {
        try (InputStream file = Objects.requireNonNull(FiguresTest.class.getResourceAsStream("figures.txt"))) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            String start = "\nfigure " + figure + "\n";
            assertThat(text).contains(start);
            return Diagrams.board(text.substring(text.indexOf(start) + start.length()).lines().takeWhile(row -> !row.isEmpty())
                    .toList());
        }
    }
}
