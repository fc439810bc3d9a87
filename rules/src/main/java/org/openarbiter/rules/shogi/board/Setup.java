package org.openarbiter.rules.shogi.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Pieces put anywhere, and who moves: what a position is made of, with {@link #flaws} that say why it is none.
 *
 * <p>A side may be without a king, as the attacker in a mating problem is.
 */
public final class Setup {
    private static final int KINDS = 8;

    private final int[] squares = new int[Square.COUNT];
    private final int[] hands = new int[2 * KINDS];
    private int toMove = Piece.BLACK;
    private int moveNumber = 1;

    /** An empty board with Black to move. */
    public Setup() {}

    /** Puts a piece on a square, or takes away what is there. */
    public Setup put(int square, int piece) {
        squares[square] = piece;
        return this;
    }

    /** Gives a side this number of pieces of a kind in hand. */
    public Setup hold(int side, int kind, int count) {
        hands[side * KINDS + kind] = count;
        return this;
    }

    /** Says who moves. */
    public Setup toMove(int side) {
        toMove = side;
        return this;
    }

    /** Gives the number of the next move, from 1; both sides' moves are counted. */
    public Setup moveNumber(int number) {
        moveNumber = number;
        return this;
    }

    /** What stands on a square. */
    public int pieceAt(int square) {
        return squares[square];
    }

    /** How many pieces of a kind a side has in hand. */
    public int inHand(int side, int kind) {
        return hands[side * KINDS + kind];
    }

    /** Who moves. */
    public int toMove() {
        return toMove;
    }

    /** The number of the next move. */
    public int moveNumber() {
        return moveNumber;
    }

    /** How many pieces of an unpromoted kind are not yet on the board or in hand. */
    public int left(int kind) {
        return Piece.most(kind) - count(kind);
    }

    /** Why this is no position; empty if it is one. */
    public List<Flaw> flaws() {
        List<Flaw> flaws = new ArrayList<>();
        kings(flaws);
        for (int kind = Piece.PAWN; kind <= Piece.GOLD; kind++) {
            if (count(kind) > Piece.most(kind)) {
                flaws.add(new Flaw(Flaw.Kind.TOO_MANY, -1,
                        "there are " + count(kind) + " " + Piece.name(kind) + "s, and the game has " + Piece.most(kind)));
            }
        }
        for (int square = 0; square < Square.COUNT; square++) {
            square(square, flaws);
        }
        if (moveNumber < 1) {
            flaws.add(new Flaw(Flaw.Kind.NUMBER, -1, "the move number is " + moveNumber));
        }
        if (flaws.isEmpty() && new Position(this).isInCheck(toMove ^ 1)) {
            flaws.add(new Flaw(Flaw.Kind.OPPONENT_IN_CHECK, -1,
                    Piece.sideTitle(toMove ^ 1) + " is in check and " + Piece.sideTitle(toMove) + " is to move"));
        }
        return flaws;
    }

    private int count(int kind) {
        int count = inHand(Piece.BLACK, kind) + inHand(Piece.WHITE, kind);
        for (int piece : squares) {
            count += Piece.unpromoted(Piece.kind(piece)) == kind ? 1 : 0;
        }
        return count;
    }

    private void kings(List<Flaw> flaws) {
        int[] kings = new int[2];
        for (int piece : squares) {
            if (Piece.kind(piece) == Piece.KING) {
                kings[Piece.side(piece)]++;
            }
        }
        for (int side = Piece.BLACK; side <= Piece.WHITE; side++) {
            if (kings[side] > 1) {
                flaws.add(new Flaw(Flaw.Kind.KINGS, -1, Piece.sideTitle(side) + " has " + kings[side] + " kings"));
            }
        }
        if (kings[Piece.BLACK] + kings[Piece.WHITE] == 0) {
            flaws.add(new Flaw(Flaw.Kind.KINGS, -1, "there is no king"));
        }
    }

    private void square(int square, List<Flaw> flaws) {
        int piece = squares[square];
        int side = Piece.side(piece);
        if (Position.isDeadEnd(Piece.kind(piece), side, square)) {
            flaws.add(new Flaw(Flaw.Kind.DEAD_END, square, "the " + Piece.words(piece) + " on " + Square.name(square) + " could never move again"));
        }
        for (int above = square - Square.SIDE; Piece.kind(piece) == Piece.PAWN && above >= 0; above -= Square.SIDE) {
            if (squares[above] == piece) {
                flaws.add(new Flaw(Flaw.Kind.TWO_PAWNS, square,
                        Piece.sideTitle(side) + " has two pawns on file " + Square.file(square)));
            }
        }
    }
}
