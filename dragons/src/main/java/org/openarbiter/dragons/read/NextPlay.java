package org.openarbiter.dragons.read;

/** What a stone on an empty point would do, without playing it. */
final class NextPlay {
    private static final int EMPTY = ReadingBoard.EMPTY;

    private final Grid grid;
    private final Strings strings;
    private final int[] found = new int[Grid.DIRECTIONS];
    private final long[] rim;
    private final long[] free;

    NextPlay(Grid grid, Strings strings) {
        this.grid = grid;
        this.strings = strings;
        rim = new long[grid.words()];
        free = new long[grid.words()];
    }

    /** Writes one stone of each string of a color next to a point; returns how many. */
    int stringsAround(int point, int color, int[] into) {
        strings.lookAround(point);
        int count = 0;
        for (int i = 0; i < grid.degree(point); i++) {
            int next = grid.neighbor(point, i);
            boolean isNew = strings.stoneAt(next) == color;
            for (int j = 0; isNew && j < count; j++) {
                isNew = strings.of(into[j]) != strings.of(next);
            }
            if (isNew) {
                into[count++] = next;
            }
        }
        return count;
    }

    /** Whether the stone would leave its own string without a liberty. */
    boolean isSuicide(int color, int point) {
        strings.lookAround(point);
        for (int i = 0; i < grid.degree(point); i++) {
            int next = grid.neighbor(point, i);
            int stone = strings.stoneAt(next);
            if (stone == EMPTY || (stone == color) != strings.hasOnly(point, strings.of(next))) {
                return false;
            }
        }
        return true;
    }

    /** How many stones the stone would take off. */
    int takes(int color, int point) {
        int count = stringsAround(point, 1 - color, found);
        int taken = 0;
        for (int i = 0; i < count; i++) {
            int name = strings.of(found[i]);
            taken += strings.hasOnly(point, name) ? strings.size(name) : 0;
        }
        return taken;
    }

    /** How many liberties the string of the stone would have; 0 if it were suicide. */
    int liberties(int color, int point) {
        strings.lookAround(point);
        System.arraycopy(grid.around(), point * rim.length, rim, 0, rim.length);
        strings.copyEmpty(free);
        free[point >> 6] &= ~(1L << point);
        for (int i = 0; i < grid.degree(point); i++) {
            int next = grid.neighbor(point, i);
            int stone = strings.stoneAt(next);
            if (stone == color) {
                strings.addRim(strings.of(next), rim);
            } else if (stone != EMPTY && strings.hasOnly(point, strings.of(next))) {
                strings.addStones(strings.of(next), free);
            }
        }
        int count = 0;
        for (int word = 0; word < rim.length; word++) {
            count += Long.bitCount(rim[word] & free[word]);
        }
        return count;
    }
}
