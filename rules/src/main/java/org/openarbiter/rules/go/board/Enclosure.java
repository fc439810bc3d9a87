package org.openarbiter.rules.go.board;

/**
 * What a stone encloses, and whether it would be suicide.
 *
 * <p>With two players a play encloses if it takes an opponent's last liberty. With more it encloses a group of opponents' stones
 * that hang together, whoever they belong to, if none of them has a liberty left (Kee rules 9 and 10); or a single unit, if so
 * chosen.
 */
final class Enclosure {
    private static final int EMPTY = GoBoard.EMPTY;

    private final Strings strings;
    private final byte[] stones;
    private final int[] string;
    private final int[] queue;
    private final boolean[] seen;
    private final int[] neighbors;
    private final int[] first;
    private final boolean betweenTwo;
    /** Whether it is read by the single unit of an opponent even with three players or more. */
    private boolean byUnit;

    /** Enclosure of the stones of a board. */
    Enclosure(Strings strings, Topology topology, int seats) {
        this.strings = strings;
        stones = strings.stones;
        string = strings.string;
        queue = strings.queue;
        seen = strings.seen;
        neighbors = topology.allNeighbors();
        first = topology.firstNeighbors();
        betweenTwo = seats == 2;
    }

    /** Chooses how it is read with three players or more. */
    void byUnit(boolean chosen) {
        byUnit = chosen;
    }

    /** Reads it as on another board. */
    void set(Enclosure that) {
        byUnit = that.byUnit;
    }

    /** Whether a stone would be suicidal: it does not enclose, and its own string would have no liberty. */
    boolean isSuicide(int by, int point) {
        boolean kills = false;
        for (int i = first[point]; i < first[point + 1]; i++) {
            int next = neighbors[i];
            if (stones[next] == EMPTY) {
                return false;
            }
            boolean isLast = strings.isLastLiberty(point, string[next]);
            if (stones[next] == by ? !isLast : isLast && (betweenTwo || byUnit)) {
                return false;
            }
            kills |= stones[next] != by && isLast;
        }
        return !kills || !encloses(by, point);
    }

    /** Whether some unit that the stone leaves without liberty hangs in a group of opponents' stones that has none either. */
    boolean encloses(int by, int point) {
        boolean encloses = false;
        for (int i = first[point]; i < first[point + 1] && !encloses; i++) {
            int next = neighbors[i];
            if (stones[next] != EMPTY && stones[next] != by) {
                encloses = strings.isLastLiberty(point, string[next])
                        && (betweenTwo || byUnit || !hasAlliedLiberty(by, next, point));
            }
        }
        return encloses;
    }

    /** Whether a stone that has just been put encloses some of the strings that it left without a liberty. */
    boolean hasEnclosed(int by, int point, int deadCount) {
        boolean enclosed = deadCount > 0 && (betweenTwo || byUnit);
        for (int i = 0; i < deadCount && !enclosed; i++) {
            enclosed = !hasAlliedLiberty(by, strings.dead[i], point);
        }
        return enclosed;
    }

    /** Whether the stones of any opponents that hang together with one have a liberty other than the point just taken. */
    private boolean hasAlliedLiberty(int by, int from, int taken) {
        int read = 0;
        int written = 0;
        boolean found = false;
        queue[written++] = from;
        seen[from] = true;
        while (read < written && !found) {
            int stone = queue[read++];
            for (int i = first[stone]; i < first[stone + 1]; i++) {
                int next = neighbors[i];
                if (stones[next] == EMPTY) {
                    found |= next != taken;
                } else if (stones[next] != by && !seen[next]) {
                    seen[next] = true;
                    queue[written++] = next;
                }
            }
        }
        for (int i = 0; i < written; i++) {
            seen[queue[i]] = false;
        }
        return found;
    }

    /** The key that the placement would have after a stone, without playing it. */
    long keyAfter(int by, int point) {
        boolean suicide = isSuicide(by, point);
        long after = suicide ? strings.key() : strings.key() ^ strings.keyOf(by, point);
        int marked = 0;
        for (int i = first[point]; i < first[point + 1]; i++) {
            int next = neighbors[i];
            if (stones[next] == EMPTY || suicide != (stones[next] == by)) {
                continue;
            }
            int root = string[next];
            if (!seen[root] && (suicide || strings.isLastLiberty(point, root))) {
                seen[root] = true;
                queue[marked++] = root;
                after ^= strings.keyOfString(root);
            }
        }
        for (int i = 0; i < marked; i++) {
            seen[queue[i]] = false;
        }
        return after;
    }
}
