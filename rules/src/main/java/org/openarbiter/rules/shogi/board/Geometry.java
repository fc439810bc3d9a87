package org.openarbiter.rules.shogi.board;

import java.util.Arrays;

/** How pieces go on an empty board, as tables. Directions are numbered clockwise from 0, which leads away from Black. */
final class Geometry {
    static final int DIRECTIONS = 8;

    private static final int[] ACROSS = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] DOWN = {-1, -1, 0, 1, 1, 1, 0, -1};
    private static final int FORWARD = 1;
    private static final int STRAIGHT = 0b0101_0101;
    private static final int DIAGONAL = 0b1010_1010;
    private static final int SILVER = DIAGONAL | FORWARD;
    private static final int GOLD = STRAIGHT | 0b1000_0010;

    /** By direction and square, the squares that lie ahead, the nearest first. */
    private static final byte[][] RAYS = new byte[DIRECTIONS * Square.COUNT][];
    /** By side and square, where a knight can jump. */
    private static final byte[][] KNIGHTS = new byte[2 * Square.COUNT][];
    /** By two squares, the direction from the one to the other; −1 if they are on no common line. */
    private static final byte[] TOWARDS = new byte[Square.COUNT * Square.COUNT];
    /** By piece, the directions in which it goes one square, and those in which it goes any number, as bits. */
    private static final int[] STEPS = new int[32];
    private static final int[] SLIDES = new int[32];

    static {
        Arrays.fill(TOWARDS, (byte) -1);
        for (int square = 0; square < Square.COUNT; square++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                byte[] ray = ray(square, ACROSS[direction], DOWN[direction], Square.SIDE);
                RAYS[direction * Square.COUNT + square] = ray;
                for (byte ahead : ray) {
                    TOWARDS[square * Square.COUNT + ahead] = (byte) direction;
                }
            }
            KNIGHTS[square] = jumps(square, -2);
            KNIGHTS[Square.COUNT + square] = jumps(square, 2);
        }
        for (int kind = Piece.PAWN; kind <= Piece.DRAGON; kind++) {
            STEPS[kind] = steps(kind);
            SLIDES[kind] = slides(kind);
            STEPS[Piece.of(kind, Piece.WHITE)] = turned(STEPS[kind]);
            SLIDES[Piece.of(kind, Piece.WHITE)] = turned(SLIDES[kind]);
        }
    }

    private Geometry() {}

    /** The squares ahead of one in a direction, the nearest first. */
    static byte[] ray(int direction, int square) {
        return RAYS[direction * Square.COUNT + square];
    }

    /** Where a knight of a side can jump from a square. */
    static byte[] knight(int side, int square) {
        return KNIGHTS[side * Square.COUNT + square];
    }

    /** The direction from one square to another on a line with it; −1 if there is none. */
    static int towards(int from, int to) {
        return TOWARDS[from * Square.COUNT + to];
    }

    /** 1 if a piece goes a single square in a direction, else 0. */
    static int steps(int piece, int direction) {
        return STEPS[piece] >> direction & 1;
    }

    /** 1 if a piece goes any number of squares in a direction, else 0. */
    static int slides(int piece, int direction) {
        return SLIDES[piece] >> direction & 1;
    }

    static int opposite(int direction) {
        return direction ^ 4;
    }

    private static byte[] ray(int square, int across, int down, int longest) {
        byte[] ray = new byte[longest];
        int length = 0;
        int column = square % Square.SIDE + across;
        int row = square / Square.SIDE + down;
        while (length < longest && column >= 0 && column < Square.SIDE && row >= 0 && row < Square.SIDE) {
            ray[length++] = (byte) (row * Square.SIDE + column);
            column += across;
            row += down;
        }
        return Arrays.copyOf(ray, length);
    }

    private static byte[] jumps(int square, int down) {
        byte[] left = ray(square, -1, down, 1);
        byte[] right = ray(square, 1, down, 1);
        byte[] both = Arrays.copyOf(left, left.length + right.length);
        System.arraycopy(right, 0, both, left.length, right.length);
        return both;
    }

    private static int steps(int kind) {
        return switch (kind) {
            case Piece.PAWN -> FORWARD;
            case Piece.SILVER -> SILVER;
            case Piece.KING -> STRAIGHT | DIAGONAL;
            case Piece.LANCE, Piece.KNIGHT, Piece.BISHOP, Piece.ROOK -> 0;
            case Piece.HORSE -> STRAIGHT;
            case Piece.DRAGON -> DIAGONAL;
            default -> GOLD;
        };
    }

    private static int slides(int kind) {
        return switch (kind) {
            case Piece.LANCE -> FORWARD;
            case Piece.BISHOP, Piece.HORSE -> DIAGONAL;
            case Piece.ROOK, Piece.DRAGON -> STRAIGHT;
            default -> 0;
        };
    }

    /** The same directions for the other side. */
    private static int turned(int directions) {
        return (directions << 4 | directions >> 4) & 0xFF;
    }
}
