package org.openarbiter.rules.chess.board;

import org.jspecify.annotations.Nullable;

/** The material that can arise in a game of chess: every additional piece must have been one of the eight pawns. */
public final class Material {
    private Material() {}

    /** Why the material on a board cannot arise in a game, as a clause; null if it can. */
    public static @Nullable String fault(ChessBoard board) {
        String white = fault(board, Piece.WHITE);
        return white == null ? fault(board, Piece.BLACK) : white;
    }

    private static @Nullable String fault(ChessBoard board, int side) {
        int[] count = new int[7];
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            count[kind] = Long.bitCount(board.squares(kind, side));
        }
        return fault(side, count);
    }

    private static String name(int side) {
        return side == Piece.WHITE ? "White" : "Black";
    }

    /** The same for a number of pieces of each kind that a side has. */
    static @Nullable String fault(int side, int[] count) {
        int promoted = Math.max(0, count[Piece.QUEEN] - 1);
        for (int kind = Piece.KNIGHT; kind <= Piece.ROOK; kind++) {
            promoted += Math.max(0, count[kind] - 2);
        }
        int pawns = count[Piece.PAWN];
        if (pawns > 8) {
            return name(side) + " has " + pawns + " pawns";
        }
        if (pawns + promoted <= 8) {
            return null;
        }
        return name(side) + " has " + promoted + (promoted == 1 ? " promoted piece" : " promoted pieces") + ", but "
                + (pawns == 8 ? "no pawn is" : pawns == 7 ? "only 1 pawn is" : "only " + (8 - pawns) + " pawns are") + " missing";
    }
}
