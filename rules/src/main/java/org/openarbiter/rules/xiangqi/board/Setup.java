package org.openarbiter.rules.xiangqi.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Anything that can be set up on a xiangqi board, possible or not, before it is checked.
 *
 * <p>{@link #flaws} says why it is no position; {@link XiangqiBoard#of(Setup)} makes a board if it is one. A new setup is the
 * empty board with Red to move, clock 0 and move 1.
 */
public final class Setup {
    private final int[] pieces = new int[Point.COUNT];
    private int toMove = Piece.RED;
    private int halfmoveClock;
    private int fullMoveNumber = 1;

    /** Puts a piece, or {@link Piece#NONE}, on a point. */
    public Setup put(int point, int piece) {
        pieces[point] = piece;
        return this;
    }

    /** Gives the move to a side. */
    public Setup toMove(int side) {
        toMove = side;
        return this;
    }

    /** Sets the number of plies since the latest capture. */
    public Setup halfmoveClock(int plies) {
        halfmoveClock = plies;
        return this;
    }

    /** Sets the number of the current move. */
    public Setup fullMoveNumber(int number) {
        fullMoveNumber = number;
        return this;
    }

    /** The piece on a point. */
    public int pieceAt(int point) {
        return pieces[point];
    }

    /** The side to move. */
    public int toMove() {
        return toMove;
    }

    /** The number of plies since the latest capture. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the current move. */
    public int fullMoveNumber() {
        return fullMoveNumber;
    }

    /** Everything that is wrong; empty if the setup is a position. */
    public List<Flaw> flaws() {
        List<Flaw> flaws = new ArrayList<>();
        int[] kings = {-1, -1};
        int[] counts = new int[16];
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = pieces[point];
            if (piece == Piece.NONE) {
                continue;
            }
            int kind = Piece.kind(piece);
            int side = Piece.side(piece);
            if (++counts[piece] == Piece.most(kind) + 1) {
                flaws.add(new Flaw(Flaw.Kind.TOO_MANY, point, "the " + Piece.words(piece) + " on " + Point.name(point)
                        + " is one more than the " + Piece.most(kind) + " a side can have"));
            }
            if (!isReachable(kind, side, point)) {
                flaws.add(new Flaw(Flaw.Kind.UNREACHABLE, point,
                        "a " + Piece.words(piece) + " cannot stand on " + Point.name(point)));
            }
            if (kind == Piece.KING) {
                kings[side] = point;
            }
        }
        for (int side = Piece.RED; side <= Piece.BLACK; side++) {
            if (kings[side] < 0) {
                flaws.add(new Flaw(Flaw.Kind.KING_MISSING, -1, Piece.sideTitle(side) + " has no king"));
            }
        }
        if (halfmoveClock < 0 || fullMoveNumber < 1) {
            flaws.add(new Flaw(Flaw.Kind.NUMBER, -1, "the half-move clock is below 0 or the move number below 1"));
        }
        if (flaws.isEmpty()) {
            faults(new XiangqiBoard(this), kings, flaws);
        }
        return flaws;
    }

    private void faults(XiangqiBoard board, int[] kings, List<Flaw> flaws) {
        int waiting = toMove ^ 1;
        if (board.attacks(kings[Piece.RED], kings[Piece.BLACK])) {
            flaws.add(new Flaw(Flaw.Kind.KINGS_FACE, kings[waiting], "the kings on " + Point.name(kings[Piece.RED]) + " and "
                    + Point.name(kings[Piece.BLACK]) + " face each other"));
        } else if (board.isKingAttacked(kings[waiting], toMove)) {
            flaws.add(new Flaw(Flaw.Kind.OPPONENT_IN_CHECK, kings[waiting], "the "
                    + Piece.words(Piece.of(Piece.KING, waiting)) + " on " + Point.name(kings[waiting])
                    + " is in check, but it is " + Piece.sideTitle(toMove) + "'s move"));
        }
    }

    private static boolean isReachable(int kind, int side, int point) {
        int file = Point.file(point);
        int depth = Point.depth(side, point);
        return switch (kind) {
            case Piece.KING -> Point.inPalace(side, point);
            case Piece.ADVISOR -> Point.inPalace(side, point) && (file + depth) % 2 == 1;
            case Piece.ELEPHANT -> depth <= 4 && depth % 2 == 0 && file % 2 == 0 && (file + depth) % 4 == 2;
            case Piece.PAWN -> depth >= 5 || depth >= 3 && file % 2 == 0;
            default -> true;
        };
    }
}
