package org.openarbiter.dragons.worms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * A position cut into WORMS: maximal sets of points of the same color, black, white or empty, connected along the lines.
 *
 * <p>Worms are numbered in the order of their ORIGINS, the first of their points as a page is read ({@link PageOrder}). Never changed
 * once made. Source: GNU Go 2.6 Documentation, introduction and "Worms", ORIGIN.
 */
final class WormMap {
    private final Topology topology;
    private final byte[] stones;
    private final int[] reading;
    private final int[] worms;
    private final int[][] points;
    private final BitSet[] neighbors;
    private final BitSet[] liberties;

    private WormMap(Topology topology, byte[] stones) {
        this.topology = topology;
        this.stones = stones;
        reading = reading(topology);
        worms = new int[stones.length];
        Arrays.fill(worms, -1);
        points = new int[stones.length][];
        int count = 0;
        int[] filled = new int[stones.length];
        for (int point : reading) {
            if (worms[point] < 0) {
                points[count] = fill(point, count, filled);
                count++;
            }
        }
        neighbors = new BitSet[count];
        liberties = new BitSet[count];
        for (int worm = 0; worm < count; worm++) {
            surroundings(worm);
        }
    }

    /** The worms of a position. */
    static WormMap of(ReadingBoard board) {
        byte[] stones = new byte[board.points()];
        for (int point = 0; point < stones.length; point++) {
            stones[point] = (byte) board.stoneAt(point);
        }
        return new WormMap(board.topology(), stones);
    }

    /** The points of a rectangle from the top row down, from left to right. */
    static int[] reading(Topology topology) {
        int width = topology.width();
        int height = topology.height();
        return IntStream.range(0, width * height).map(i -> (height - 1 - i / width) * width + i % width).toArray();
    }

    /** The points next to a point: above, below, to the left and to the right. */
    static List<Integer> around(Topology topology, int point) {
        int width = topology.width();
        List<Integer> around = new ArrayList<>();
        for (int next : new int[] {point + width, point - width, point - 1, point + 1}) {
            boolean isInRow = next / width == point / width || next % width == point % width;
            if (next >= 0 && next < topology.size() && isInRow) {
                around.add(next);
            }
        }
        return around;
    }

    private int[] fill(int from, int worm, int[] filled) {
        int count = 0;
        filled[count++] = from;
        worms[from] = worm;
        for (int read = 0; read < count; read++) {
            for (int i = 0; i < topology.degree(filled[read]); i++) {
                int next = topology.neighbor(filled[read], i);
                if (worms[next] < 0 && stones[next] == stones[from]) {
                    worms[next] = worm;
                    filled[count++] = next;
                }
            }
        }
        return Arrays.stream(filled, 0, count).boxed().sorted(PageOrder.of(topology)).mapToInt(Integer::intValue).toArray();
    }

    private void surroundings(int worm) {
        neighbors[worm] = new BitSet();
        liberties[worm] = new BitSet(stones.length);
        for (int point : points[worm]) {
            for (int i = 0; i < topology.degree(point); i++) {
                int next = topology.neighbor(point, i);
                if (worms[next] != worm) {
                    neighbors[worm].set(worms[next]);
                    liberties[worm].set(next, stones[next] == ReadingBoard.EMPTY);
                }
            }
        }
    }

    Topology topology() {
        return topology;
    }

    /** All points in the order of reading. */
    int[] reading() {
        return reading.clone();
    }

    /** How many worms there are, empty ones included. */
    int count() {
        return neighbors.length;
    }

    /** The worm of a point: its WORM CLOSURE. */
    int worm(int point) {
        return worms[point];
    }

    /** The seat whose stone stands on a point, or {@link ReadingBoard#EMPTY}. */
    int stoneAt(int point) {
        return stones[point];
    }

    /** The seat whose stones a worm has, or {@link ReadingBoard#EMPTY}. */
    int seat(int worm) {
        return stones[points[worm][0]];
    }

    /** Whether a worm is a CAVITY. */
    boolean isEmpty(int worm) {
        return seat(worm) == ReadingBoard.EMPTY;
    }

    /** The ORIGIN of a worm. */
    int origin(int worm) {
        return points[worm][0];
    }

    /** SIZE: how many points a worm has. */
    int size(int worm) {
        return points[worm].length;
    }

    /** The points of a worm in the order of reading. */
    List<Integer> points(int worm) {
        return Arrays.stream(points[worm]).boxed().toList();
    }

    /** The worms next to a worm; not to be changed. */
    BitSet neighbors(int worm) {
        return neighbors[worm];
    }

    /** The strings of the other color next to a string. */
    List<Integer> enemies(int string) {
        return neighbors[string].stream().filter(next -> !isEmpty(next)).boxed().toList();
    }

    /** LIBERTIES: the empty points next to a string; not to be changed. */
    BitSet liberties(int string) {
        return liberties[string];
    }

    /** Whether a point has stones of a seat next to it. */
    boolean touches(int point, int seat) {
        boolean touches = false;
        for (int i = 0; i < topology.degree(point); i++) {
            touches |= stones[topology.neighbor(point, i)] == seat;
        }
        return touches;
    }

    /** Whether a point lies on the edge of the board. */
    boolean isOnEdge(int point) {
        int column = point % topology.width();
        int row = point / topology.width();
        return column == 0 || column == topology.width() - 1 || row == 0 || row == topology.height() - 1;
    }

    /** The COLOR of a worm, which for a cavity is its border. */
    Color color(int worm) {
        return isEmpty(worm) ? border(neighbors[worm]) : Color.ofStones(seat(worm));
    }

    private Color border(BitSet around) {
        int[] seats = around.stream().map(this::seat).distinct().toArray();
        return seats.length == 1 ? Color.ofBorder(seats[0]) : Color.GRAY_BORDER;
    }
}
