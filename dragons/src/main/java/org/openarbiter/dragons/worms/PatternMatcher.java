package org.openarbiter.dragons.worms;

import java.util.BitSet;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.openarbiter.dragons.eyes.Tactics;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.worms.ConnectionPattern.Cell;
import org.openarbiter.dragons.worms.ConnectionPattern.Condition;
import org.openarbiter.dragons.worms.ConnectionPattern.Demand;

/** Finds the connection patterns of one color in a position; first the breaks, which mark the cutting points of that color. */
final class PatternMatcher {
    private static final int OFF_BOARD = -2;

    private final WormMap map;
    private final Worms worms;
    private final Tactics tactics;
    private final int seat;
    private final BitSet cuttingPoints = new BitSet();

    PatternMatcher(WormMap map, Worms worms, Tactics tactics, int seat) {
        this.map = map;
        this.worms = worms;
        this.tactics = tactics;
        this.seat = seat;
        BitSet found = new BitSet();
        match(ConnectionPatterns.of(true), (pattern, points) -> {
            for (int i = 0; i < points.length; i++) {
                found.set(points[i], pattern.cells().get(i).sign() == ConnectionPattern.CUT || found.get(points[i]));
            }
        });
        cuttingPoints.or(found);
    }

    /** CUTTING POINTS: where the other color can cut strings of this one apart. Source: GNU Go 2.6 Documentation, "Connection". */
    BitSet cuttingPoints() {
        return cuttingPoints;
    }

    /** Hands over each connection that is found: its pattern, and the stones that it joins. */
    void connections(BiConsumer<ConnectionPattern, List<Integer>> found) {
        match(ConnectionPatterns.of(false), (pattern, points) -> found.accept(pattern, stones(pattern, points)));
    }

    private void match(List<ConnectionPattern> patterns, BiConsumer<ConnectionPattern, int[]> found) {
        for (ConnectionPattern pattern : patterns) {
            int[] points = new int[pattern.cells().size()];
            for (int anchor : map.reading()) {
                if (map.stoneAt(anchor) == seat && fits(pattern, anchor, points) && meets(pattern, points)) {
                    found.accept(pattern, points);
                }
            }
        }
    }

    private boolean fits(ConnectionPattern pattern, int anchor, int[] points) {
        int width = map.topology().width();
        int height = map.topology().height();
        for (int i = 0; i < points.length; i++) {
            Cell cell = pattern.cells().get(i);
            int column = anchor % width + cell.column();
            int row = anchor / width + cell.row();
            boolean exists = column >= 0 && column < width && row >= 0 && row < height;
            points[i] = exists ? row * width + column : OFF_BOARD;
            if (!fits(cell.sign(), points[i])) {
                return false;
            }
        }
        return true;
    }

    private boolean fits(char sign, int point) {
        if (point == OFF_BOARD) {
            return sign == '#';
        }
        int stone = map.stoneAt(point);
        return switch (sign) {
            case '#' -> false;
            case 'X' -> stone == seat;
            case 'x' -> stone != 1 - seat;
            case 'O' -> stone == 1 - seat;
            case 'o' -> stone != seat;
            case 'D' -> stone == 1 - seat && worms.string(map.worm(point)).isDoomed();
            default -> stone == ReadingBoard.EMPTY;
        };
    }

    private boolean meets(ConnectionPattern pattern, int[] points) {
        for (Demand demand : pattern.demands()) {
            for (int i = 0; i < points.length; i++) {
                if (pattern.cells().get(i).sign() == demand.sign() && !meets(demand.condition(), pattern, points, i)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean meets(Condition condition, ConnectionPattern pattern, int[] points, int at) {
        return switch (condition) {
            case CAUGHT -> tactics.attackOn(1 - seat, points[at]) == Fate.WIN;
            case FREE -> tactics.attackOn(1 - seat, points[at]) != Fate.WIN;
            case UNCUT -> !cuttingPoints.get(points[at]);
            case LONE -> isLone(stones(pattern, points), points[at]);
        };
    }

    private static List<Integer> stones(ConnectionPattern pattern, int[] points) {
        return IntStream.range(0, points.length).filter(i -> pattern.cells().get(i).sign() == ConnectionPattern.OWN)
                .mapToObj(i -> points[i]).toList();
    }

    /** Whether these stones are of different strings, no two of which share a liberty but this point. */
    private boolean isLone(List<Integer> stones, int point) {
        boolean lone = true;
        for (int one : stones) {
            for (int other : stones) {
                BitSet common = (BitSet) map.liberties(map.worm(one)).clone();
                common.and(map.liberties(map.worm(other)));
                common.clear(point);
                lone &= map.worm(one) != map.worm(other) && common.isEmpty() || one == other;
            }
        }
        return lone;
    }
}
