package org.openarbiter.rules.chess.board;

/** Castling, in chess and in Chess960: whether the king may castle with a rook that has kept the right, and why not. */
final class Castling {
    private Castling() {}

    /** The castling move of the side to move towards the h-file or the a-file, or {@link Move#NONE} if it is not legal. */
    static int move(Position b, boolean kingSide) {
        return refusal(b, kingSide) != CastlingRefusal.NONE ? Move.NONE : Move.pack(
                b.kingSquare(b.toMove), Long.numberOfTrailingZeros(rook(b, kingSide)), 0, Move.CASTLING);
    }

    /** Why the side to move may not castle towards the h-file or the a-file. */
    static CastlingRefusal refusal(Position b, boolean kingSide) {
        long rookBit = rook(b, kingSide);
        if (rookBit == 0) {
            return CastlingRefusal.RIGHT_LOST;
        }
        int king = b.kingSquare(b.toMove);
        int rook = Long.numberOfTrailingZeros(rookBit);
        if (!isClear(b, king, rook)) {
            boolean between = (Attacks.between(king, rook) & (b.sides[0] | b.sides[1])) != 0;
            return between ? CastlingRefusal.BLOCKED : CastlingRefusal.WAY_BLOCKED;
        }
        if (b.inCheck()) {
            return CastlingRefusal.IN_CHECK;
        }
        if (isSafe(b, king, rook)) {
            return CastlingRefusal.NONE;
        }
        return isSafe(b, king, rook, 0) ? CastlingRefusal.ROOK_SHIELDS : CastlingRefusal.THROUGH_ATTACK;
    }

    /** The rooks of the side to move with which it still has the right to castle. */
    static long rooks(Position b) {
        return b.rights & (b.toMove == Piece.WHITE ? Attacks.RANK_1 : Attacks.RANK_8);
    }

    /** The rook with the right on the king's side (towards the h-file) or the other side, as a set; empty without the right. */
    static long rook(Position b, boolean kingSide) {
        long king = b.kinds[Piece.KING] & b.sides[b.toMove];
        long towardsH = -king << 1;
        return rooks(b) & (kingSide ? towardsH : king - 1);
    }

    /** Whether the squares which king and rook cross are empty but for the two. */
    static boolean isClear(Position b, int king, int rook) {
        int move = Move.pack(king, rook, 0, 0);
        int kingTo = Move.castledKing(move);
        int rookTo = Move.castledRook(move);
        long crossed = Attacks.between(king, kingTo) | 1L << kingTo | Attacks.between(rook, rookTo) | 1L << rookTo;
        return (crossed & ~(1L << king | 1L << rook) & (b.sides[0] | b.sides[1])) == 0;
    }

    /**
     * Whether the king, not in check now, meets no attack on its way.
     *
     * <p>The squares are tried with king and rook lifted off. In Chess960 the rook may shield the king from a piece further out;
     * that piece, once the rook is gone, strikes the king's last square, so no square on the way is refused for it wrongly.
     */
    static boolean isSafe(Position b, int king, int rook) {
        return isSafe(b, king, rook, 1L << rook);
    }

    /** The same with the king lifted off and the rook if it is in {@code lifted}. */
    private static boolean isSafe(Position b, int king, int rook, long lifted) {
        int kingTo = Move.castledKing(Move.pack(king, rook, 0, 0));
        long occupied = (b.sides[0] | b.sides[1]) & ~(1L << king | lifted);
        long way = Attacks.between(king, kingTo) | 1L << kingTo;
        for (; way != 0; way &= way - 1) {
            if (Legality.isAttacked(b, Long.numberOfTrailingZeros(way), b.toMove ^ 1, occupied)) {
                return false;
            }
        }
        return true;
    }
}
