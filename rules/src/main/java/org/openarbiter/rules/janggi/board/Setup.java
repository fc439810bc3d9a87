package org.openarbiter.rules.janggi.board;

import java.util.ArrayList;
import java.util.List;

/** Pieces put anywhere, and who moves: what a position is made of, with {@link #flaws} that say why it is none. */
public final class Setup {
    private static final int SOLDIER_LINE = 3;

    private final int[] points = new int[Point.COUNT];
    private int toMove = Piece.CHO;
    private int clock;
    private int moveNumber = 1;

    /** An empty board with Cho to move. */
    public Setup() {}

    /** Puts a piece on a point, or takes away what is there. */
    public Setup put(int point, int piece) {
        points[point] = piece;
        return this;
    }

    /** Says who moves. */
    public Setup toMove(int side) {
        toMove = side;
        return this;
    }

    /** Says how many plies were made since the last capture. */
    public Setup clock(int count) {
        clock = count;
        return this;
    }

    /** Gives the number of the next move, from 1; a move of each side makes one. */
    public Setup moveNumber(int number) {
        moveNumber = number;
        return this;
    }

    /** What stands on a point. */
    public int pieceAt(int point) {
        return points[point];
    }

    /** Who moves. */
    public int toMove() {
        return toMove;
    }

    /** The number of plies since the last capture. */
    public int clock() {
        return clock;
    }

    /** The number of the next move. */
    public int moveNumber() {
        return moveNumber;
    }

    /** Why this is no position; empty if it is one. */
    public List<Flaw> flaws() {
        List<Flaw> flaws = new ArrayList<>();
        int[] counts = new int[16];
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = points[point];
            if (piece != Piece.NONE) {
                count(point, ++counts[piece], flaws);
            }
        }
        for (int side = Piece.CHO; side <= Piece.HAN; side++) {
            if (counts[Piece.of(Piece.GENERAL, side)] == 0) {
                flaws.add(new Flaw(Flaw.Kind.GENERAL_MISSING, -1, Piece.sideTitle(side) + " has no general"));
            }
        }
        if (clock < 0 || moveNumber < 1) {
            flaws.add(new Flaw(Flaw.Kind.NUMBER, -1, "the clock is below 0 or the move number below 1"));
        }
        Position position = flaws.isEmpty() ? new JanggiBoard(this) : null;
        if (position != null && position.isInCheck(toMove ^ 1)) {
            flaws.add(new Flaw(Flaw.Kind.OPPONENT_IN_CHECK, position.general(toMove ^ 1),
                    Piece.sideTitle(toMove ^ 1) + " is in check and " + Piece.sideTitle(toMove) + " is to move"));
        }
        return flaws;
    }

    private void count(int point, int soFar, List<Flaw> flaws) {
        int piece = points[point];
        int kind = Piece.kind(piece);
        if (soFar > Piece.most(kind)) {
            flaws.add(new Flaw(Flaw.Kind.TOO_MANY, point, "the " + Piece.words(piece) + " on " + Point.name(point)
                    + " is one more than the " + Piece.most(kind) + " a side can have"));
        }
        if (!isReachable(kind, Piece.side(piece), point)) {
            flaws.add(new Flaw(Flaw.Kind.UNREACHABLE, point, "a " + Piece.words(piece) + " cannot stand on " + Point.name(point)));
        }
    }

    private static boolean isReachable(int kind, int side, int point) {
        return switch (kind) {
            case Piece.GENERAL, Piece.GUARD -> Point.inPalace(side, point);
            case Piece.SOLDIER -> Point.depth(side, point) >= SOLDIER_LINE;
            default -> true;
        };
    }
}
