package org.openarbiter.dragons.worms;

import java.util.List;

/**
 * A shape of stones by which a cut or a connection is known, turned one way. {@code connections.txt} holds them and says how they
 * are written.
 *
 * @param isBreak whether it marks its cutting points (class B, break) instead of joining its stones (class C, connection)
 * @param name what it is called
 * @param cells what must stand where; the first is a stone of the color that is to be connected
 * @param demands further conditions
 */
record ConnectionPattern(boolean isBreak, String name, List<Cell> cells, List<Demand> demands) {
    /** A stone to be connected. */
    static final char OWN = 'X';
    /** An empty point at which the other color cuts. */
    static final char CUT = '*';

    ConnectionPattern {
        cells = List.copyOf(cells);
        demands = List.copyOf(demands);
    }

    /** The required content of a point, given by its offset in columns (to the right) and rows (up) from the first stone. */
    record Cell(char sign, int column, int row) {
        /** The same after one of the eight symmetries of the square: bit 2 swaps the axes, bits 0 and 1 turn them round. */
        Cell turned(int symmetry) {
            int right = (symmetry & 4) == 0 ? column : row;
            int up = (symmetry & 4) == 0 ? row : column;
            return new Cell(sign, (symmetry & 1) == 0 ? right : -right, (symmetry & 2) == 0 ? up : -up);
        }
    }

    /** A condition on a point of the pattern, named by its sign. */
    record Demand(Condition condition, char sign) {}

    /** What must hold of an empty point. */
    enum Condition {
        /** A stone of the other color put there would be captured. */
        CAUGHT,
        /** A stone of the other color put there would not be captured. */
        FREE,
        /** It is no cutting point. */
        UNCUT,
        /** The stones to be connected are of different strings, and it is the only liberty that any two of these share. */
        LONE
    }

    /** The same pattern after one of the eight symmetries of the square. */
    ConnectionPattern turned(int symmetry) {
        return new ConnectionPattern(isBreak, name, cells.stream().map(cell -> cell.turned(symmetry)).toList(), demands);
    }
}
