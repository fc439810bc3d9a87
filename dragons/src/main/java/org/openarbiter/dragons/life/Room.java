package org.openarbiter.dragons.life;

import java.util.BitSet;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * How much room a group has: the empty points that touch no enemy stone and that it reaches within four steps, of which only
 * the first may touch one (the liberties of higher order of the GNU Go 2.6 Documentation, "Liberties").
 */
public final class Room {
    private static final int STEPS = 4;
    private static final BitSet NOWHERE = new BitSet();

    private final ReadingBoard board;
    private final int[] seen;
    private final int[] claimed;
    private int claim;
    private int stamp;
    private int reached;
    private final int[] queue;

    public Room(ReadingBoard board) {
        this.board = board;
        claimed = new int[board.points()];
        seen = new int[board.points()];
        queue = new int[board.points()];
    }

    /** The room of the group last gathered; {@code apart} leaves out points that the first group also reaches. */
    public int around(LinkedGroup group, boolean apart) {
        return around(group, apart, NOWHERE);
    }

    /** The room of the group last gathered outside a region. */
    public int around(LinkedGroup group, BitSet region) {
        return around(group, false, region);
    }

    private int around(LinkedGroup group, boolean apart, BitSet without) {
        stamp++;
        claim = claim == 0 ? stamp : claim;
        int end = 0;
        int enemy = 1 - board.stoneAt(group.string(0));
        int free = 0;
        for (int i = 0; i < group.liberties(); i++) {
            seen[group.liberty(i)] = stamp;
            boolean isFree = !touches(group.liberty(i), enemy) && !without.get(group.liberty(i));
            free += !isFree || apart && claimed[group.liberty(i)] == claim ? 0 : 1;
            queue[end++] = group.liberty(i);
        }
        int begin = 0;
        for (int step = 2; step <= STEPS; step++) {
            int last = end;
            for (; begin < last; begin++) {
                int point = queue[begin];
                for (int i = 0; i < board.degree(point); i++) {
                    int next = board.neighbor(point, i);
                    if (seen[next] != stamp && board.stoneAt(next) == ReadingBoard.EMPTY && !touches(next, enemy)) {
                        seen[next] = stamp;
                        queue[end++] = next;
                        free += without.get(next) || apart && claimed[next] == claim ? 0 : 1;
                    }
                }
            }
        }
        reached = end;
        for (int i = 0; i < end && claim == stamp; i++) {
            claimed[queue[i]] = claim;
        }
        return free;
    }

    /** How many points the group last asked about reaches, its liberties among them. */
    public int reached() {
        return reached;
    }

    /** One of these points. */
    public int reached(int index) {
        return queue[index];
    }

    private boolean touches(int point, int color) {
        boolean touching = false;
        for (int i = 0; i < board.degree(point); i++) {
            touching |= board.stoneAt(board.neighbor(point, i)) == color;
        }
        return touching;
    }
}
