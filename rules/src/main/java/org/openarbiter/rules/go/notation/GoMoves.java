package org.openarbiter.rules.go.notation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The moves of a record as they were written, each with the node of the main line in which it stands.
 *
 * <p>A record may have millions of moves: one of two letters or none takes eight bytes here.
 */
final class GoMoves {
    private static final int LETTERS = 16;

    /** For each move: the seat, the number of letters, and the letters; −1 minus the seat if the value is no move. */
    private int[] moves = new int[256];
    private int[] nodes = new int[256];
    private int size;
    private final Map<Integer, String> unusual = new HashMap<>();

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void add(int seat, String value, int node) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, size + (size >> 1));
            nodes = Arrays.copyOf(nodes, moves.length);
        }
        int letters = letters(value);
        if (letters < 0) {
            unusual.put(size, value);
        }
        moves[size] = letters < 0 ? -1 - seat : seat << LETTERS + 2 | letters;
        nodes[size++] = node;
    }

    private static int letters(String value) {
        if (value.isEmpty()) {
            return 0;
        }
        boolean two = value.length() == 2 && value.charAt(0) < 0x80 && value.charAt(1) < 0x80;
        return two ? 1 << LETTERS | value.charAt(0) << 8 | value.charAt(1) : -1;
    }

    /** Who made a move. */
    int by(int index) {
        int move = moves[index];
        return move < 0 ? -1 - move : move >>> LETTERS + 2;
    }

    int lastBy() {
        return by(size - 1);
    }

    /** What was written for a move. */
    String value(int index) {
        int move = moves[index];
        if (move < 0) {
            return unusual.getOrDefault(index, "");
        }
        boolean pass = (move >> LETTERS & 1) == 0;
        return pass ? "" : new String(new char[] {(char) (move >> 8 & 0xFF), (char) (move & 0xFF)});
    }

    /** The node in which a move stands, by its number in the main line. */
    int node(int index) {
        return nodes[index];
    }

    void clear() {
        size = 0;
        unusual.clear();
    }

    /** The moves without the first ones. */
    GoMoves without(int first) {
        GoMoves rest = new GoMoves();
        for (int index = first; index < size; index++) {
            rest.add(by(index), value(index), nodes[index]);
        }
        return rest;
    }
}
