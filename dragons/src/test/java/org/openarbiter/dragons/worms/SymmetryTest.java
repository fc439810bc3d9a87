package org.openarbiter.dragons.worms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.eyes.AtSight;
import org.openarbiter.dragons.eyes.EyeShapes;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Statuses;

/** What is known about a position is known about it turned, mirrored, and with its colors swapped. */
class SymmetryTest {
    private static final EyeShapes SHAPES = new EyeShapes();
    private static final int SIDE = 7;

    @Test
    void aTurnedOrMirroredPositionHasTheSameWorms() {
        for (ReadingBoard board : RandomPositions.of(21, 40, SIDE, SIDE)) {
            Map<TreeSet<Integer>, List<Object>> worms = worms(analyze(board), point -> point, false);
            for (int symmetry = 1; symmetry < 8; symmetry++) {
                int which = symmetry;
                Analysis turned = analyze(RandomPositions.changed(board, point -> turn(point, which), false));
                assertThat(worms(turned, inverse(which), false)).as("%s%d", board, symmetry).isEqualTo(worms);
            }
        }
    }

    @Test
    void aPositionWithItsColorsSwappedHasTheSameWormsCavesAndDragonsWithTheirColorsSwapped() {
        for (ReadingBoard board : RandomPositions.of(22, 80, SIDE, SIDE)) {
            Analysis analysis = analyze(board);
            Analysis swapped = analyze(RandomPositions.changed(board, point -> point, true));
            assertThat(worms(swapped, point -> point, true)).as("%s", board).isEqualTo(worms(analysis, point -> point, false));
            assertThat(dragons(swapped, true)).as("%s", board).isEqualTo(dragons(analysis, false));
            assertThat(caves(swapped, true)).as("%s", board).isEqualTo(caves(analysis, false));
        }
    }

    @Test
    void theSamePositionHasTheSameAnalysis() {
        for (ReadingBoard board : RandomPositions.of(23, 20, 9, 9)) {
            String before = board.toString();
            Analysis analysis = Analysis.of(board, Effort.TABLE);
            Analysis again = Analysis.of(board, Effort.TABLE);
            assertThat(again.worms()).isEqualTo(analysis.worms());
            assertThat(again.dragons()).isEqualTo(analysis.dragons());
            assertThat(again.caves()).isEqualTo(analysis.caves());
            assertThat(board).hasToString(before);
        }
    }

    /** Reading is left out: which of two lines a budget leaves unread depends on how the board lies. */
    private static Analysis analyze(ReadingBoard board) {
        return Analysis.of(board, new AtSight(board), SHAPES, new Statuses(board), Effort.GLANCE);
    }

    /** The fields of each string that do not depend on how the board lies, by its points; so lunch and ko moves are left out. */
    private static Map<TreeSet<Integer>, List<Object>> worms(Analysis analysis, IntUnaryOperator back, boolean swap) {
        Map<TreeSet<Integer>, List<Object>> worms = new HashMap<>();
        for (Worm worm : analysis.worms()) {
            TreeSet<Integer> points = new TreeSet<>(worm.points().stream().map(back::applyAsInt).toList());
            worms.put(points, List.of(color(worm.color(), swap), worm.size(), Math.round(1000 * worm.effectiveSize()),
                    worm.liberties(),
                    worm.liberties2(), worm.liberties3(), worm.liberties4(), worm.attack().fate(), worm.defend().fate(),
                    worm.lunch() < 0,
                    worm.cutstone(), worm.genus(), worm.value(), worm.ko()));
        }
        return worms;
    }

    private static List<Object> dragons(Analysis analysis, boolean swap) {
        List<Object> dragons = new ArrayList<>();
        for (Dragon dragon : analysis.dragons()) {
            dragons.add(List.of(color(dragon.color(), swap), dragon.worms(), dragon.genus(), dragon.heyes(), dragon.escapeRoute(),
                    dragon.lunch(), dragon.status(), dragon.safety(), dragon.vitality(), dragon.semeai(), dragon.value()));
        }
        return dragons;
    }

    private static List<Object> caves(Analysis analysis, boolean swap) {
        List<Object> caves = new ArrayList<>();
        analysis.caves().forEach(cave -> caves.add(List.of(color(cave.color(), swap), cave.points(), cave.border())));
        return caves;
    }

    private static Color color(Color color, boolean swap) {
        return !swap ? color : switch (color) {
            case BLACK -> Color.WHITE;
            case WHITE -> Color.BLACK;
            case GRAY_BORDER -> Color.GRAY_BORDER;
            case BLACK_BORDER -> Color.WHITE_BORDER;
            case WHITE_BORDER -> Color.BLACK_BORDER;
        };
    }

    private static int turn(int point, int symmetry) {
        int column = (symmetry & 4) == 0 ? point % SIDE : point / SIDE;
        int row = (symmetry & 4) == 0 ? point / SIDE : point % SIDE;
        return ((symmetry & 2) == 0 ? row : SIDE - 1 - row) * SIDE + ((symmetry & 1) == 0 ? column : SIDE - 1 - column);
    }

    private static IntUnaryOperator inverse(int symmetry) {
        int[] inverse = new int[SIDE * SIDE];
        for (int point = 0; point < inverse.length; point++) {
            inverse[turn(point, symmetry)] = point;
        }
        return point -> inverse[point];
    }
}
