package org.openarbiter.search.network;

/**
 * The inputs of a network: one for each piece on each square, seen once from either side. A side sees the board with its
 * own back rank first, and mirrored if its king stands in the right half.
 *
 * <p>A piece is a number from 1 to 15: its kind, from 1 on, and 8 for the second side. 0 is an empty square. Squares are numbered rank by
 * rank. This is how the boards of chess and xiangqi number them.
 *
 * @param game the name of the game
 * @param files the number of files
 * @param ranks the number of ranks
 * @param kinds the number of kinds of pieces
 * @param king the kind of the king
 */
public record Inputs(String game, int files, int ranks, int kinds, int king) {
    /** Chess. */
    public static final Inputs CHESS = new Inputs("chess", 8, 8, 6, 6);
    /** Xiangqi. */
    public static final Inputs XIANGQI = new Inputs("xiangqi", 9, 10, 7, 1);
    /** The most pieces on a board. */
    public static final int MOST_PIECES = 32;
    /** The most squares of a board. */
    public static final int MOST_SQUARES = 96;
    /** The bit of a piece's number that tells its side. */
    static final int SECOND_SIDE = 8;
    /** Numbers of pieces are below this. */
    public static final int PIECES = 16;

    /**
     * The inputs for a game.
     *
     * @throws IllegalArgumentException if no network is known for it
     */
    public static Inputs of(String game) {
        return switch (game) {
            case "chess" -> CHESS;
            case "xiangqi" -> XIANGQI;
            default -> throw new IllegalArgumentException("no network for the game '" + game + "'; there are chess and xiangqi");
        };
    }

    /** The number of squares. */
    public int squares() {
        return files * ranks;
    }

    /** The number of inputs of a side. */
    public int count() {
        return 2 * kinds * squares();
    }

    /**
     * The square of a side's king, which must be on the board.
     *
     * @param pieces the piece on each square
     * @param guess the square to look at first
     */
    public int king(byte[] pieces, int side, int guess) {
        int wanted = king | (side == 0 ? 0 : SECOND_SIDE);
        if (pieces[guess] == wanted) {
            return guess;
        }
        int square = 0;
        while (pieces[square] != wanted) {
            square++;
        }
        return square;
    }

    /** Whether a side whose king stands on a square sees the board mirrored. */
    public boolean isMirrored(int kingsSquare) {
        return kingsSquare % files > (files - 1) / 2;
    }

    /** Whether a square is on the middle file, where a king may see the board either way. */
    public boolean isInTheMiddle(int kingsSquare) {
        return 2 * (kingsSquare % files) == files - 1;
    }

    /** The input of a piece on a square, as a side sees it. */
    public int input(int side, boolean mirrored, int piece, int square) {
        int rank = square / files;
        int file = square % files;
        int seenRank = side == 0 ? rank : ranks - 1 - rank;
        int seenFile = mirrored ? files - 1 - file : file;
        boolean own = (piece & SECOND_SIDE) == 0 == (side == 0);
        int kind = (piece & SECOND_SIDE - 1) - 1;
        return ((own ? 0 : kinds) + kind) * squares() + seenRank * files + seenFile;
    }

    /** The offset of the row of weights of each {@link #input} for a side, indexed by {@link #PIECES} times the square plus the piece. */
    public int[] rows(int side, boolean mirrored, int width) {
        int[] rows = new int[PIECES * squares()];
        for (int square = 0; square < squares(); square++) {
            for (int kind = 1; kind <= kinds; kind++) {
                rows[PIECES * square + kind] = width * input(side, mirrored, kind, square);
                rows[PIECES * square + kind + SECOND_SIDE] = width * input(side, mirrored, kind + SECOND_SIDE, square);
            }
        }
        return rows;
    }
}
