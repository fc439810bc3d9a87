package org.openarbiter.bench.corpus;

import java.util.List;
import org.openarbiter.dragons.read.ReadingBoard;

/** What stands around some stones, the same for all eight symmetries and both colors: two problems with one shape are copies. */
final class LocalShape {
    private static final int SYMMETRIES = 8;
    private static final int MARGIN = 1;

    private LocalShape() {}

    /** The least of the texts of the surroundings: the color of the first point is x, edges are marked. */
    static String of(ReadingBoard board, List<Integer> points) {
        int side = board.topology().width();
        int color = board.stoneAt(points.getFirst());
        int left = points.stream().mapToInt(point -> point % side).min().orElseThrow() - MARGIN;
        int right = points.stream().mapToInt(point -> point % side).max().orElseThrow() + MARGIN;
        int low = points.stream().mapToInt(point -> point / side).min().orElseThrow() - MARGIN;
        int high = points.stream().mapToInt(point -> point / side).max().orElseThrow() + MARGIN;
        String least = "";
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            boolean turned = (symmetry & 4) != 0;
            int width = turned ? high - low + 1 : right - left + 1;
            int height = turned ? right - left + 1 : high - low + 1;
            StringBuilder text = new StringBuilder();
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int across = (symmetry & 1) != 0 ? width - 1 - x : x;
                    int up = (symmetry & 2) != 0 ? height - 1 - y : y;
                    text.append(drawn(board, left + (turned ? up : across), low + (turned ? across : up), color));
                }
                text.append('/');
            }
            least = least.isEmpty() || text.toString().compareTo(least) < 0 ? text.toString() : least;
        }
        return least;
    }

    private static char drawn(ReadingBoard board, int column, int row, int color) {
        int side = board.topology().width();
        if (column < 0 || row < 0 || column >= side || row >= side) {
            return '#';
        }
        int stone = board.stoneAt(row * side + column);
        return stone == ReadingBoard.EMPTY ? '.' : stone == color ? 'x' : 'o';
    }
}
