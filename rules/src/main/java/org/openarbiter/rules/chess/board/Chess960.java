package org.openarbiter.rules.chess.board;

import java.util.Objects;

/**
 * The 960 starting positions of Chess960, numbered from 0 to 959 as Scharnagl numbers them.
 */
public final class Chess960 {
    /** The number of the starting position of standard chess. */
    public static final int STANDARD = 518;

    /** For each of the ten placements of two knights on five free files, the files counted from the left. */
    private static final int[] KNIGHTS = {0x01, 0x02, 0x03, 0x04, 0x12, 0x13, 0x14, 0x23, 0x24, 0x34};

    private Chess960() {}

    /**
     * The starting position with this number as FEN.
     *
     * @throws IndexOutOfBoundsException if the number is not from 0 to 959
     */
    public static String fen(int number) {
        return Fen.write(ChessBoard.of(setup(number)));
    }

    /**
     * The starting position with this number.
     *
     * @throws IndexOutOfBoundsException if the number is not from 0 to 959
     */
    public static Setup setup(int number) {
        int[] rank = backRank(Objects.checkIndex(number, 960));
        var setup = new Setup().chess960(true);
        for (int file = 0; file < 8; file++) {
            for (int side = 0; side < 2; side++) {
                setup.put(Square.of(file, 7 * side), Piece.of(rank[file], side));
                setup.put(Square.of(file, 1 + 5 * side), Piece.of(Piece.PAWN, side));
                if (rank[file] == Piece.ROOK) {
                    setup.allowCastling(Square.of(file, 7 * side));
                }
            }
        }
        return setup;
    }

    /** The kinds on the back rank: the number holds, from its low end, light bishop, dark bishop, queen and knights. */
    private static int[] backRank(int number) {
        int[] rank = new int[8];
        rank[number % 4 * 2 + 1] = Piece.BISHOP;
        rank[number / 4 % 4 * 2] = Piece.BISHOP;
        rank[free(rank, number / 16 % 6)] = Piece.QUEEN;
        int knights = KNIGHTS[number / 96];
        int right = free(rank, knights & 15);
        rank[free(rank, knights >>> 4)] = Piece.KNIGHT;
        rank[right] = Piece.KNIGHT;
        rank[free(rank, 0)] = Piece.ROOK;
        rank[free(rank, 0)] = Piece.KING;
        rank[free(rank, 0)] = Piece.ROOK;
        return rank;
    }

    private static int free(int[] rank, int skip) {
        int left = skip;
        for (int file = 0; ; file++) {
            if (rank[file] == Piece.NONE && left-- == 0) {
                return file;
            }
        }
    }
}
