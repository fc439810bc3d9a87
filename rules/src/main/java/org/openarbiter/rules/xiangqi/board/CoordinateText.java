package org.openarbiter.rules.xiangqi.board;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;

/** Moves by the names of two points, as UCCI writes them: {@code h2e2}, ranks 0–9; and why such a move cannot be played. */
public final class CoordinateText {
    private CoordinateText() {}

    static int read(XiangqiBoard board, String text) throws PlayException {
        int from = text.length() == 4 ? point(text, 0) : -1;
        int to = text.length() == 4 ? point(text, 2) : -1;
        if (from < 0 || to < 0) {
            throw new PlayException("is not a move in UCCI notation, such as h2e2");
        }
        String fault = fault(board, from, to);
        if (fault != null) {
            throw new PlayException(fault);
        }
        return Move.of(from, to);
    }

    private static int point(String text, int at) {
        int file = text.charAt(at) - 'a';
        int rank = text.charAt(at + 1) - '0';
        return Point.exists(file, rank) ? Point.of(file, rank) : -1;
    }

    /**
     * Why the side to move cannot move from a point to another, as a clause; null if it can. Points are named as UCCI names them.
     */
    public static @Nullable String fault(XiangqiBoard board, int from, int to) {
        int piece = board.pieceAt(from);
        if (piece == Piece.NONE) {
            return "there is no piece on " + Point.name(from);
        }
        if (Piece.side(piece) != board.toMove()) {
            return "the piece on " + Point.name(from) + " is a " + Piece.words(piece) + ", and "
                    + (board.toMove() == Piece.RED ? "Red" : "Black") + " is to move";
        }
        if (!board.canGo(from, to)) {
            return "the " + Piece.name(Piece.kind(piece)) + " on " + Point.name(from) + " cannot go to " + Point.name(to)
                    + reason(board, from, to);
        }
        if (!board.isSafe(from, to)) {
            return unsafe(board, from, to);
        }
        return null;
    }

    /** What stands in the way of a piece, after a comma; empty if it never moves like that. */
    private static String reason(XiangqiBoard board, int from, int to) {
        int piece = board.pieceAt(from);
        int target = board.pieceAt(to);
        if (target != Piece.NONE && Piece.side(target) == Piece.side(piece)) {
            return from == to ? "" : ", where its own " + Piece.name(Piece.kind(target)) + " stands";
        }
        return switch (Piece.kind(piece)) {
            case Piece.HORSE -> blocked(board, Geometry.leg(from, to));
            case Piece.ELEPHANT -> Geometry.eye(from, to) >= 0 && !Point.isHome(board.toMove(), to)
                    ? ": elephants stay on their own side of the river" : blocked(board, Geometry.eye(from, to));
            case Piece.ROOK -> board.screens(from, to) > 0 ? ": there is a piece in the way" : "";
            case Piece.CANNON -> cannon(board.screens(from, to), target);
            default -> "";
        };
    }

    private static String blocked(XiangqiBoard board, int point) {
        return point < 0 || !board.isOccupied(point) ? "" : ": it is blocked on " + Point.name(point);
    }

    private static String cannon(int screens, int target) {
        if (screens < 0) {
            return "";
        }
        return target == Piece.NONE ? ": there is a piece in the way"
                : ": it captures over exactly one piece, and there are " + screens + " between";
    }

    private static String unsafe(XiangqiBoard board, int from, int to) {
        int side = board.toMove();
        int king = board.king(side);
        if (from == king) {
            return "the king would be in check on " + Point.name(to);
        }
        return "the king on " + Point.name(king) + (board.inCheck() ? " would still be in check" : " would be in check");
    }
}
