package org.openarbiter.rules.shogi.board;

import static org.openarbiter.rules.shogi.board.Piece.KNIGHT;
import static org.openarbiter.rules.shogi.board.Piece.LANCE;
import static org.openarbiter.rules.shogi.board.Piece.NONE;
import static org.openarbiter.rules.shogi.board.Piece.PAWN;

import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.board.KeyNumbers;

/** A shogi position: what stands on the board and is in hand, who moves, and what can be asked of it. */
public sealed class Position permits ShogiBoard {
    /** No legal play is left out of an array of this length: no position is known to have more than 593. */
    static final int MOST_PLAYS = 600;

    static final int KINDS = 8;

    private static final long[] KEYS = KeyNumbers.of(32 * Square.COUNT, 0x5306_1000L);
    private static final int BITS = 5;
    private static final int IN_A_WORD = 12;
    private static final int WORDS = (Square.COUNT + IN_A_WORD - 1) / IN_A_WORD;

    final byte[] squares = new byte[Square.COUNT];
    /** By side and kind, how many are in hand. */
    final byte[] hands = new byte[2 * KINDS];
    /** By side, the square of the king, or −1. */
    final int[] kings = {-1, -1};
    /** By side, the columns on which it has an unpromoted pawn, as bits. */
    final int[] pawns = new int[2];
    int toMove;
    long key;

    Position(Setup setup) {
        for (int square = 0; square < Square.COUNT; square++) {
            if (setup.pieceAt(square) != NONE) {
                put(square, setup.pieceAt(square));
            }
        }
        for (int kind = PAWN; kind < KINDS; kind++) {
            hands[kind] = (byte) setup.inHand(Piece.BLACK, kind);
            hands[KINDS + kind] = (byte) setup.inHand(Piece.WHITE, kind);
        }
        toMove = setup.toMove();
    }

    Position(Position that) {
        System.arraycopy(that.squares, 0, squares, 0, squares.length);
        System.arraycopy(that.hands, 0, hands, 0, hands.length);
        System.arraycopy(that.kings, 0, kings, 0, kings.length);
        System.arraycopy(that.pawns, 0, pawns, 0, pawns.length);
        toMove = that.toMove;
        key = that.key;
    }

    /** Who moves. */
    public final int toMove() {
        return toMove;
    }

    /** What stands on a square. */
    public final int pieceAt(int square) {
        return squares[square];
    }

    /** How many pieces of a kind a side has in hand. */
    public final int inHand(int side, int kind) {
        return hands[side * KINDS + kind];
    }

    /** The square of a king; −1 if the side has none, as the attacker in a mating problem. */
    public final int king(int side) {
        return kings[side];
    }

    /** Whether the side to move is in check. */
    public final boolean inCheck() {
        return isInCheck(toMove);
    }

    /** The squares of the pieces that give check to the side to move, in their order. */
    public final List<Integer> checkers() {
        int king = king(toMove);
        return IntStream.range(0, inCheck() ? Square.COUNT : 0)
                .filter(from -> pieceAt(from) != NONE && Piece.side(pieceAt(from)) != toMove && attacks(from, king))
                .boxed()
                .toList();
    }

    /** Whether a side is in check, whoever moves. */
    public final boolean isInCheck(int side) {
        return kings[side] >= 0 && isAttacked(kings[side], side ^ 1);
    }

    /** Whether a piece on a square attacks another square; what stands there does not matter. */
    public final boolean attacks(int from, int to) {
        int piece = squares[from];
        if (piece == NONE || from == to) {
            return false;
        }
        if (Piece.kind(piece) == KNIGHT) {
            for (byte target : Geometry.knight(Piece.side(piece), from)) {
                if (target == to) {
                    return true;
                }
            }
            return false;
        }
        int direction = Geometry.towards(from, to);
        if (direction < 0) {
            return false;
        }
        byte[] ray = Geometry.ray(direction, from);
        if (ray[0] == to) {
            return (Geometry.steps(piece, direction) | Geometry.slides(piece, direction)) != 0;
        }
        if (Geometry.slides(piece, direction) == 0) {
            return false;
        }
        int at = 0;
        while (ray[at] != to && squares[ray[at]] == NONE) {
            at++;
        }
        return ray[at] == to;
    }

    /** Whether a side attacks a square. */
    public final boolean isAttacked(int square, int by) {
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
            byte[] ray = Geometry.ray(direction, square);
            for (int at = 0; at < ray.length; at++) {
                int piece = squares[ray[at]];
                if (piece != NONE) {
                    if (Piece.side(piece) == by && reaches(piece, Geometry.opposite(direction), at)) {
                        return true;
                    }
                    break;
                }
            }
        }
        for (byte from : Geometry.knight(by ^ 1, square)) {
            if (squares[from] == Piece.of(KNIGHT, by)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece attacks in a direction over this number of empty squares. */
    static boolean reaches(int piece, int direction, int over) {
        return Geometry.slides(piece, direction) != 0 || over == 0 && Geometry.steps(piece, direction) != 0;
    }

    /** Whether an unpromoted piece of this kind could never move again from a square. */
    public static boolean isDeadEnd(int kind, int side, int square) {
        int rank = Square.rankFor(side, square);
        return rank == 1 && (kind == PAWN || kind == LANCE) || rank <= 2 && kind == KNIGHT;
    }

    /** Whether a side has an unpromoted pawn on the file of a square. */
    public final boolean hasPawnOnFile(int side, int square) {
        return (pawns[side] >> square % Square.SIDE & 1) != 0;
    }

    /** The points of a side in an impasse, for all its pieces on the board and in hand. */
    public final int points(int side) {
        return points(side, false);
    }

    /** The points of a side for its pieces in hand and those in its promotion zone. */
    public final int pointsForDeclaration(int side) {
        return points(side, true);
    }

    private int points(int side, boolean inZone) {
        int points = 0;
        for (int kind = PAWN; kind < KINDS; kind++) {
            points += Piece.points(kind) * inHand(side, kind);
        }
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = squares[square];
            boolean counts = piece != NONE && Piece.side(piece) == side && (!inZone || Square.isZone(side, square));
            points += counts ? Piece.points(Piece.kind(piece)) : 0;
        }
        return points;
    }

    /** How many pieces of a side stand in its promotion zone, the king not among them. */
    public final int piecesInZone(int side) {
        int count = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = squares[square];
            boolean counts = piece != NONE && Piece.side(piece) == side && Piece.kind(piece) != Piece.KING && Square.isZone(side, square);
            count += counts ? 1 : 0;
        }
        return count;
    }

    /** Whether the king of a side stands in its promotion zone. */
    public final boolean hasEntered(int side) {
        return kings[side] >= 0 && Square.isZone(side, kings[side]);
    }

    final void put(int square, int piece) {
        squares[square] = (byte) piece;
        note(square, piece);
    }

    final void take(int square) {
        int piece = squares[square];
        squares[square] = NONE;
        note(square, piece);
        if (Piece.kind(piece) == Piece.KING) {
            kings[Piece.side(piece)] = -1;
        }
    }

    /** Keeps key, kings and files of pawns in step with a piece that comes or goes. */
    private void note(int square, int piece) {
        key ^= KEYS[piece * Square.COUNT + square];
        int kind = Piece.kind(piece);
        if (kind == PAWN) {
            pawns[Piece.side(piece)] ^= 1 << square % Square.SIDE;
        } else if (kind == Piece.KING) {
            kings[Piece.side(piece)] = square;
        }
    }

    /** A 64-bit key of what stands on the board. */
    public final long placementKey() {
        return key;
    }

    /** How many words {@link #packPlacement} writes. */
    public final int placementLength() {
        return WORDS;
    }

    /** Writes what stands on the board, five bits a square. */
    public final void packPlacement(long[] into, int at) {
        for (int word = 0; word < WORDS; word++) {
            long packed = 0;
            for (int square = word * IN_A_WORD; square < Math.min(Square.COUNT, (word + 1) * IN_A_WORD); square++) {
                packed = packed << BITS | squares[square];
            }
            into[at + word] = packed;
        }
    }

    /** What is in hand: five bits for the pawns, three for each other kind, side by side. */
    public final long rights() {
        long packed = 0;
        for (int side = Piece.BLACK; side <= Piece.WHITE; side++) {
            for (int kind = PAWN; kind < KINDS; kind++) {
                packed = packed << (kind == PAWN ? BITS : 3) | inHand(side, kind);
            }
        }
        return packed;
    }
}
