package org.openarbiter.rules.chess.board;

import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.NONE;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

/**
 * Which piece stands on which square, kept twice: a piece for each square, and bitboards of each kind and each side.
 *
 * <p>A board inherits this instead of holding it: move generation reads the bitboards, and one more step to reach them would be
 * paid on every ply.
 */
abstract sealed class Placement permits Position {
    /** How many words {@link #packPlacement} writes: one for each kind, and one for White. */
    private static final int WORDS = 7;

    /** The squares of each kind of piece, of both sides, by {@link Piece} kind. */
    final long[] kinds = new long[7];
    /** The squares of each side. */
    final long[] sides = new long[2];

    /** The piece on each square. */
    final byte[] mailbox = new byte[64];

    /**
     * The {@link #placementKey}. Whoever moves a piece sees to it: to take a move back, the key before it is put back as a whole.
     */
    long key;

    Placement(Setup setup) {
        for (int square = 0; square < 64; square++) {
            int piece = setup.pieceAt(square);
            if (piece != NONE) {
                put(piece, square);
                key ^= Zobrist.of(piece, square);
            }
        }
    }

    Placement(Placement that) {
        System.arraycopy(that.kinds, 0, kinds, 0, kinds.length);
        System.arraycopy(that.sides, 0, sides, 0, sides.length);
        System.arraycopy(that.mailbox, 0, mailbox, 0, mailbox.length);
        key = that.key;
    }

    /** The placement that {@link #packPlacement} wrote, without its key. */
    Placement(long[] packed) {
        System.arraycopy(packed, 0, kinds, PAWN, 6);
        sides[Piece.WHITE] = packed[6];
        for (int kind = PAWN; kind <= KING; kind++) {
            sides[Piece.BLACK] |= kinds[kind] & ~packed[6];
            for (long set = kinds[kind]; set != 0; set &= set - 1) {
                int square = Long.numberOfTrailingZeros(set);
                mailbox[square] = (byte) Piece.of(kind, (int) (sides[Piece.BLACK] >>> square & 1));
            }
        }
    }

    /** Puts a piece on an empty square. */
    final void put(int piece, int square) {
        mailbox[square] = (byte) piece;
        kinds[Piece.kind(piece)] ^= 1L << square;
        sides[Piece.side(piece)] ^= 1L << square;
    }

    /** Takes the piece off a square. */
    final void remove(int piece, int square) {
        mailbox[square] = NONE;
        kinds[Piece.kind(piece)] ^= 1L << square;
        sides[Piece.side(piece)] ^= 1L << square;
    }

    /**
     * Moves a piece of a side to an empty square, where it stands as another one if a pawn promotes or a promotion is taken back.
     */
    final void move(int side, int from, int to, int piece, int placed) {
        mailbox[from] = NONE;
        mailbox[to] = (byte) placed;
        kinds[Piece.kind(piece)] ^= 1L << from;
        kinds[Piece.kind(placed)] ^= 1L << to;
        sides[side] ^= 1L << from | 1L << to;
    }

    /** Moves king and rook at once: in Chess960 either may end where the other stood, or not move at all. */
    final void castle(int side, int king, int rook, int kingTo, int rookTo) {
        mailbox[king] = NONE;
        mailbox[rook] = NONE;
        mailbox[kingTo] = (byte) Piece.of(KING, side);
        mailbox[rookTo] = (byte) Piece.of(ROOK, side);
        kinds[KING] ^= 1L << king ^ 1L << kingTo;
        kinds[ROOK] ^= 1L << rook ^ 1L << rookTo;
        sides[side] ^= 1L << king ^ 1L << kingTo ^ 1L << rook ^ 1L << rookTo;
    }

    /** The piece on a square, see {@link Piece}. */
    public final int pieceAt(int square) {
        return mailbox[square];
    }

    /** Writes the piece on each square into an array, from its start. */
    public final void copyPieces(byte[] into) {
        System.arraycopy(mailbox, 0, into, 0, mailbox.length);
    }

    /** The square of a side's king. */
    public final int kingSquare(int side) {
        return Long.numberOfTrailingZeros(kinds[KING] & sides[side]);
    }

    /** The squares of a side's pieces of one kind. */
    public final long squares(int kind, int side) {
        return kinds[kind] & sides[side];
    }

    /** The squares of a kind of piece, of both sides. */
    public final long squaresOf(int kind) {
        return kinds[kind];
    }

    /** The squares of a side's pieces. */
    public final long squares(int side) {
        return sides[side];
    }

    /** All squares that are not empty. */
    public final long occupied() {
        return sides[0] | sides[1];
    }

    /** A 64-bit key of the placement: equal placements have equal keys; the reverse is likely and never relied upon. */
    public final long placementKey() {
        return key;
    }

    /** The {@link #placementKey} after a play that neither takes nor promotes, without making it. */
    public final long quietKey(int play) {
        int from = Move.from(play);
        int to = Move.to(play);
        int piece = mailbox[from];
        if (Move.isCastling(play)) {
            int rook = mailbox[to];
            return key ^ Zobrist.of(piece, from) ^ Zobrist.of(piece, Move.castledKing(play))
                    ^ Zobrist.of(rook, to) ^ Zobrist.of(rook, Move.castledRook(play));
        }
        return key ^ Zobrist.of(piece, from) ^ Zobrist.of(piece, to);
    }

    /** The number of words that {@link #packPlacement} writes. */
    public final int placementLength() {
        return WORDS;
    }

    /** Writes the placement, exactly: the squares of pawns, knights, bishops, rooks, queens, kings, and of all white pieces. */
    public final void packPlacement(long[] into, int at) {
        System.arraycopy(kinds, PAWN, into, at, 6);
        into[at + 6] = sides[Piece.WHITE];
    }
}
