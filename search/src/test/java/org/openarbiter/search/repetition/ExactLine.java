package org.openarbiter.search.repetition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.rules.core.board.Board;

/** The slow and obvious twin of the detectors: keeps every position of the line whole and compares it with the latest. */
final class ExactLine {
    private final List<long[]> positions = new ArrayList<>();

    void enter(Board board) {
        int words = board.placementLength();
        long[] position = new long[words + 2];
        board.packPlacement(position, 0);
        position[words] = board.rights();
        position[words + 1] = board.toMove();
        positions.add(position);
    }

    void leave() {
        positions.removeLast();
    }

    /** How many plies ago the present position stood, from the nearest occurrence to the first. */
    List<Integer> occurrences() {
        List<Integer> distances = new ArrayList<>();
        int now = positions.size() - 1;
        for (int at = now - 1; at >= 0; at--) {
            if (Arrays.equals(positions.get(at), positions.get(now))) {
                distances.add(now - at);
            }
        }
        return distances;
    }

    /** How many plies ago the position stood that a board shows, which may be off the line. */
    int distance(Board board) {
        enter(board);
        List<Integer> distances = occurrences();
        leave();
        return distances.isEmpty() ? 0 : distances.getFirst() - 1;
    }
}
