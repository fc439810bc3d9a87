package org.openarbiter.search.repetition;

import java.util.function.ToLongFunction;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Setup;
import org.openarbiter.rules.chess.board.Square;

/**
 * The 3,668 moves of chess that can be taken back, found by what they do to the key of a position.
 *
 * <p>Each moves one piece, king to rook, between two squares; it and its reverse are one. The table has 8,192 entries in which
 * every move has two places (cuckoo hashing; R. Pagh and F. Rodler, 2001), so a look-up is two comparisons. See
 * {@link UpcomingRepetition}.
 */
public final class ReversibleMoves {
    /** How many they are. */
    public static final int COUNT = 3_668;

    private static final int BITS = 13;
    private static final int SECOND = 16;
    private static final int SQUARES = 64;
    private static final int NONE = -1;

    private final long[] keys = new long[1 << BITS];
    /** One square of each move, the other, and the squares that must be empty between them. */
    private final byte[] ones = new byte[1 << BITS];
    private final byte[] others = new byte[1 << BITS];
    private final long[] between = new long[1 << BITS];

    /**
     * The moves, distinguished by a key.
     *
     * @param key the key of a position, an exclusive or over its pieces and its side to move; rights do not come into it
     * @throws IllegalArgumentException if the keys leave no room for a move in either of its places
     */
    public ReversibleMoves(ToLongFunction<ChessBoard> key) {
        for (int side = Piece.WHITE; side <= Piece.BLACK; side++) {
            for (int kind = Piece.KNIGHT; kind <= Piece.KING; kind++) {
                for (int one = 0; one < SQUARES; one++) {
                    for (int other = one + 1; other < SQUARES; other++) {
                        if (goes(kind, one, other)) {
                            put(difference(key, Piece.of(kind, side), one, other), one, other);
                        }
                    }
                }
            }
        }
    }

    /** The moves by {@link PositionKeys}, worked out once. */
    public static ReversibleMoves ofPositionKeys() {
        return ByPositionKeys.MOVES;
    }

    /** Holds what is worked out when it is first asked for. */
    private static final class ByPositionKeys {
        static final ReversibleMoves MOVES = new ReversibleMoves(PositionKeys::of);
    }

    /** Whether a piece goes from one square to another on an empty board. */
    private static boolean goes(int kind, int one, int other) {
        int files = Math.abs(Square.file(one) - Square.file(other));
        int ranks = Math.abs(Square.rank(one) - Square.rank(other));
        boolean straight = files == 0 || ranks == 0;
        boolean slanted = files == ranks;
        return switch (kind) {
            case Piece.KNIGHT -> files * ranks == 2;
            case Piece.BISHOP -> slanted;
            case Piece.ROOK -> straight;
            case Piece.QUEEN -> straight || slanted;
            default -> files <= 1 && ranks <= 1;
        };
    }

    /** What such a move does to the key: the difference of two boards with nothing else on them but kings out of the way. */
    private static long difference(ToLongFunction<ChessBoard> key, int piece, int one, int other) {
        int side = Piece.side(piece);
        boolean king = Piece.kind(piece) == Piece.KING;
        for (int enemy = 0; enemy < SQUARES; enemy++) {
            for (int own = 0; own < SQUARES; own++) {
                Setup before = setup(piece, one, king, own, enemy).toMove(side);
                Setup after = setup(piece, other, king, own, enemy).toMove(side ^ 1);
                boolean apart = own != one && own != other && own != enemy && enemy != one && enemy != other;
                if (apart && before.flaws().isEmpty() && after.flaws().isEmpty()) {
                    return key.applyAsLong(ChessBoard.of(before)) ^ key.applyAsLong(ChessBoard.of(after));
                }
            }
        }
        throw new IllegalStateException("nowhere does such a piece go from " + Square.name(one) + " to " + Square.name(other));
    }

    private static Setup setup(int piece, int square, boolean king, int own, int enemy) {
        Setup setup = new Setup().put(enemy, Piece.of(Piece.KING, Piece.side(piece) ^ 1)).put(square, piece);
        return king ? setup : setup.put(own, Piece.of(Piece.KING, Piece.side(piece)));
    }

    /** Puts a move into one of its places, and what was there into its other one, and so on. */
    private void put(long key, int one, int other) {
        long moving = key;
        int from = one;
        int to = other;
        long way = way(one, other);
        int place = first(key);
        for (int pushed = 0; pushed <= COUNT; pushed++) {
            long movedKey = keys[place];
            int movedFrom = ones[place];
            int movedTo = others[place];
            long movedWay = between[place];
            keys[place] = moving;
            ones[place] = (byte) from;
            others[place] = (byte) to;
            between[place] = way;
            if (movedFrom == movedTo) {
                return;
            }
            moving = movedKey;
            from = movedFrom;
            to = movedTo;
            way = movedWay;
            place = place == first(moving) ? second(moving) : first(moving);
        }
        throw new IllegalArgumentException("the keys leave no room for the move " + Square.name(one) + Square.name(other));
    }

    private static int first(long key) {
        return (int) key & (1 << BITS) - 1;
    }

    private static int second(long key) {
        return (int) (key >>> SECOND) & (1 << BITS) - 1;
    }

    /** The squares strictly between two that lie on a line; none for a knight's jump. */
    private static long way(int one, int other) {
        int files = Square.file(other) - Square.file(one);
        int ranks = Square.rank(other) - Square.rank(one);
        long way = 0;
        if (files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks)) {
            int step = Integer.signum(files) + 8 * Integer.signum(ranks);
            for (int square = one + step; square != other; square += step) {
                way |= Square.bit(square);
            }
        }
        return way;
    }

    /** Whether the side to move has the piece whose move has this key, and nothing stands in its way; check is left aside. */
    boolean isPossible(ChessBoard board, long key) {
        int place = place(key);
        if (place == NONE || (between[place] & board.occupied()) != 0) {
            return false;
        }
        long own = board.squares(board.toMove());
        return ((Square.bit(ones[place]) ^ Square.bit(others[place])) & own) != 0;
    }

    private int place(long key) {
        int place = first(key);
        if (keys[place] != key) {
            place = second(key);
        }
        return keys[place] == key && ones[place] != others[place] ? place : NONE;
    }
}
