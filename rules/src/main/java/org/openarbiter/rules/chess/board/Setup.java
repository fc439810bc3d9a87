package org.openarbiter.rules.chess.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Anything that can be set up on a chess board, legal or not, before it is checked.
 *
 * <p>{@link #flaws} says why it is no position; {@link ChessBoard#of(Setup)} makes a board if it is one. A new setup is the empty
 * board with White to move, no rights, clock 0 and move 1.
 */
public final class Setup {
    private final int[] pieces = new int[64];
    private int toMove = Piece.WHITE;
    private long castlingRooks;
    private int enPassantSquare = -1;
    private int halfmoveClock;
    private int fullMoveNumber = 1;
    private boolean chess960;

    /** Puts a piece, or {@link Piece#NONE}, on a square. */
    public Setup put(int square, int piece) {
        pieces[square] = piece;
        return this;
    }

    /** Gives the move to a side. */
    public Setup toMove(int side) {
        toMove = side;
        return this;
    }

    /** Gives the right to castle with the rook on a square. */
    public Setup allowCastling(int rookSquare) {
        castlingRooks |= 1L << rookSquare;
        return this;
    }

    /** Takes the right to castle with the rook on a square away. */
    public Setup forbidCastling(int rookSquare) {
        castlingRooks &= ~(1L << rookSquare);
        return this;
    }

    /** Says which square a pawn has just passed with a double step; -1 for none. */
    public Setup enPassant(int square) {
        enPassantSquare = square;
        return this;
    }

    /** Sets the number of plies since the last capture or pawn move. */
    public Setup halfmoveClock(int plies) {
        halfmoveClock = plies;
        return this;
    }

    /** Sets the number of the current move. */
    public Setup fullMoveNumber(int number) {
        fullMoveNumber = number;
        return this;
    }

    /** Says that castling is written as in Chess960 even where king and rooks stand as in standard chess. */
    public Setup chess960(boolean asChess960) {
        chess960 = asChess960;
        return this;
    }

    /** The piece on a square. */
    public int pieceAt(int square) {
        return pieces[square];
    }

    /** The side to move. */
    public int toMove() {
        return toMove;
    }

    /** The squares of the rooks with a right to castle. */
    public long castlingRooks() {
        return castlingRooks;
    }

    /** The square a pawn has just passed with a double step, or -1. */
    public int enPassantSquare() {
        return enPassantSquare;
    }

    /** The number of plies since the last capture or pawn move. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the current move. */
    public int fullMoveNumber() {
        return fullMoveNumber;
    }

    /** Whether it was said to be Chess960, or a right to castle is not that of a king on e and a rook on a or h. */
    public boolean isChess960() {
        for (long set = castlingRooks; set != 0; set &= set - 1) {
            int rook = Long.numberOfTrailingZeros(set);
            int file = Square.file(rook);
            if (file != 0 && file != 7 || Piece.kind(pieces[rook & 56 | 4]) != Piece.KING) {
                return true;
            }
        }
        return chess960;
    }

    /** Everything that is wrong; empty if the setup is a position. */
    public List<Flaw> flaws() {
        var flaws = new ArrayList<Flaw>();
        for (int side = 0; side < 2; side++) {
            kings(side, flaws);
            counts(side, flaws);
        }
        for (int square = 0; square < 64; square++) {
            if (Piece.kind(pieces[square]) == Piece.PAWN && (Attacks.END_RANKS >>> square & 1) != 0) {
                flaws.add(new Flaw(Flaw.Kind.PAWN_ON_END_RANK, square, "a pawn cannot stand on " + Square.name(square)));
            }
        }
        boolean placed = flaws.stream().allMatch(flaw -> flaw.kind() == Flaw.Kind.COUNT);
        if (placed && isStruck(find(Piece.of(Piece.KING, toMove ^ 1)), toMove)) {
            int king = find(Piece.of(Piece.KING, toMove ^ 1));
            flaws.add(new Flaw(Flaw.Kind.OPPONENT_IN_CHECK, king,
                    "the " + Piece.sideName(toMove ^ 1) + " king is in check but it is " + Piece.sideTitle(toMove) + "'s move"));
        }
        castling(flaws);
        enPassant(flaws);
        if (halfmoveClock < 0) {
            flaws.add(new Flaw(Flaw.Kind.NUMBER, -1, "the half-move clock is below 0"));
        }
        if (fullMoveNumber < 1) {
            flaws.add(new Flaw(Flaw.Kind.NUMBER, -1, "the move number is below 1"));
        }
        return flaws;
    }

    private void kings(int side, List<Flaw> flaws) {
        int king = Piece.of(Piece.KING, side);
        int first = find(king);
        if (first < 0) {
            flaws.add(new Flaw(Flaw.Kind.KING_MISSING, -1, Piece.sideTitle(side) + " has no king"));
        }
        for (int square = first + 1; first >= 0 && square < 64; square++) {
            if (pieces[square] == king) {
                flaws.add(new Flaw(Flaw.Kind.KINGS_TOO_MANY, square,
                        "there is a second " + Piece.sideName(side) + " king on " + Square.name(square)));
            }
        }
    }

    /** Every piece beyond the first set must have been a pawn. */
    private void counts(int side, List<Flaw> flaws) {
        int[] count = new int[7];
        for (int piece : pieces) {
            if (Piece.side(piece) == side) {
                count[Piece.kind(piece)]++;
            }
        }
        String fault = Material.fault(side, count);
        if (fault != null) {
            flaws.add(new Flaw(Flaw.Kind.COUNT, -1, fault));
        }
    }

    private void castling(List<Flaw> flaws) {
        for (long set = castlingRooks; set != 0; set &= set - 1) {
            int rook = Long.numberOfTrailingZeros(set);
            int side = rook < 32 ? Piece.WHITE : Piece.BLACK;
            int king = find(Piece.of(Piece.KING, side));
            if ((Attacks.END_RANKS >>> rook & 1) == 0 || pieces[rook] != Piece.of(Piece.ROOK, side)) {
                flaws.add(new Flaw(Flaw.Kind.CASTLING, rook, "there is no " + Piece.sideName(side) + " rook on "
                        + Square.name(rook) + " to castle with"));
            } else if (king < 0 || Square.rank(king) != Square.rank(rook)) {
                flaws.add(new Flaw(Flaw.Kind.CASTLING, rook, "the " + Piece.sideName(side)
                        + " king is not on its first rank and cannot castle"));
            } else if (sameSide(set & set - 1, rook, king)) {
                flaws.add(new Flaw(Flaw.Kind.CASTLING, rook, Piece.sideTitle(side) + " has two rooks to castle with on one side"));
            }
        }
    }

    private static boolean sameSide(long others, int rook, int king) {
        for (long set = others; set != 0; set &= set - 1) {
            int other = Long.numberOfTrailingZeros(set);
            if (Square.rank(other) == Square.rank(rook) && other > king == rook > king) {
                return true;
            }
        }
        return false;
    }

    private void enPassant(List<Flaw> flaws) {
        int square = enPassantSquare;
        if (square < 0) {
            return;
        }
        int forward = toMove == Piece.WHITE ? -8 : 8;
        int rank = toMove == Piece.WHITE ? 5 : 2;
        String name = Square.name(square);
        if (Square.rank(square) != rank) {
            flaws.add(new Flaw(Flaw.Kind.EN_PASSANT, square, Piece.sideTitle(toMove)
                    + " cannot take en passant on " + name + ": it is not on the " + (rank == 5 ? "sixth" : "third") + " rank"));
        } else if (pieces[square + forward] != Piece.of(Piece.PAWN, toMove ^ 1)) {
            flaws.add(new Flaw(Flaw.Kind.EN_PASSANT, square, "there is no " + Piece.sideName(toMove ^ 1) + " pawn on "
                    + Square.name(square + forward) + " to take en passant on " + name));
        } else if (pieces[square] != Piece.NONE || pieces[square - forward] != Piece.NONE) {
            flaws.add(new Flaw(Flaw.Kind.EN_PASSANT, square, "no pawn can have passed " + name + ": the way was not free"));
        }
    }

    private int find(int piece) {
        for (int square = 0; square < 64; square++) {
            if (pieces[square] == piece) {
                return square;
            }
        }
        return -1;
    }

    /** Whether a side strikes a square. */
    private boolean isStruck(int target, int by) {
        long occupied = 0;
        for (int square = 0; square < 64; square++) {
            occupied |= pieces[square] == Piece.NONE ? 0 : 1L << square;
        }
        long bit = 1L << target;
        for (int square = 0; square < 64; square++) {
            int piece = pieces[square];
            if (piece != Piece.NONE && Piece.side(piece) == by && (strikes(Piece.kind(piece), by, square, occupied) & bit) != 0) {
                return true;
            }
        }
        return false;
    }

    private static long strikes(int kind, int side, int square, long occupied) {
        return switch (kind) {
            case Piece.PAWN -> Attacks.pawn(side, square);
            case Piece.KNIGHT -> Attacks.knight(square);
            case Piece.BISHOP -> Attacks.bishop(square, occupied);
            case Piece.ROOK -> Attacks.rook(square, occupied);
            case Piece.QUEEN -> Attacks.bishop(square, occupied) | Attacks.rook(square, occupied);
            default -> Attacks.king(square);
        };
    }
}
