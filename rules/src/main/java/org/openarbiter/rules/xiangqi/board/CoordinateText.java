package org.openarbiter.rules.xiangqi.board;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/** Moves by the names of two points, as UCCI writes them: {@code h2e2}, ranks 0–9; and why such a move cannot be played. */
public final class CoordinateText {
    private static final String NONE = "none";

    private CoordinateText() {}

    static int read(XiangqiBoard board, String text) throws PlayException {
        int from = text.length() == 4 ? point(text, 0) : -1;
        int to = text.length() == 4 ? point(text, 2) : -1;
        if (from < 0 || to < 0) {
            throw PlayException.unreadable(XiangqiLexicon.say("no-ucci"));
        }
        Sentence fault = fault(board, from, to);
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
    public static @Nullable Sentence fault(XiangqiBoard board, int from, int to) {
        int piece = board.pieceAt(from);
        if (piece == Piece.NONE) {
            return XiangqiLexicon.say("no-piece", "point", Point.name(from));
        }
        if (Piece.side(piece) != board.toMove()) {
            return XiangqiLexicon.say(
                    "not-yours", "point", Point.name(from), "side", Piece.sideTerm(Piece.side(piece)), "piece", Piece.term(piece),
                    "next", Term.side(board.toMove() == Piece.RED ? "red" : "black"));
        }
        if (!board.canGo(from, to)) {
            return XiangqiLexicon.say(
                    "cannot-go", "piece", Piece.term(piece), "from", Point.name(from), "to", Point.name(to),
                    "why", reason(board, from, to));
        }
        if (!board.isSafe(from, to)) {
            return unsafe(board, from, to);
        }
        return null;
    }

    /** What stands in the way of a piece; {@code none} if it never moves like that. */
    private static Object reason(XiangqiBoard board, int from, int to) {
        int piece = board.pieceAt(from);
        int target = board.pieceAt(to);
        if (target != Piece.NONE && Piece.side(target) == Piece.side(piece)) {
            return from == to ? NONE : XiangqiLexicon.say("way.own", "piece", Piece.term(target));
        }
        return switch (Piece.kind(piece)) {
            case Piece.HORSE -> blocked(board, piece, Geometry.leg(from, to));
            case Piece.ELEPHANT -> Geometry.eye(from, to) >= 0 && !Point.isHome(board.toMove(), to)
                    ? XiangqiLexicon.say("way.river", "piece", Piece.term(piece)) : blocked(board, piece, Geometry.eye(from, to));
            case Piece.ROOK -> board.screens(from, to) > 0 ? XiangqiLexicon.say("way.piece") : NONE;
            case Piece.CANNON -> cannon(board.screens(from, to), target);
            default -> NONE;
        };
    }

    private static Object blocked(XiangqiBoard board, int piece, int point) {
        return point < 0 || !board.isOccupied(point)
                ? NONE : XiangqiLexicon.say("way.blocked", "piece", Piece.term(piece), "point", Point.name(point));
    }

    private static Object cannon(int screens, int target) {
        if (screens < 0) {
            return NONE;
        }
        return target == Piece.NONE ? XiangqiLexicon.say("way.piece") : XiangqiLexicon.say("way.screens", "screens", screens);
    }

    /** Whether two kings stand on one file with nothing between them once a piece has gone from one point to another. */
    private static boolean facesAfter(XiangqiBoard board, int from, int to, int king, int other) {
        int before = Point.file(king) == Point.file(other) ? board.screens(king, other) : -1;
        int leaves = isBetween(from, king, other) ? 1 : 0;
        int comes = isBetween(to, king, other) && !board.isOccupied(to) ? 1 : 0;
        return before >= 0 && before - leaves + comes == 0;
    }

    private static boolean isBetween(int point, int king, int other) {
        return Point.file(point) == Point.file(king) && (Point.rank(point) - Point.rank(king)) * (Point.rank(point) - Point.rank(other)) < 0;
    }

    private static Sentence unsafe(XiangqiBoard board, int from, int to) {
        int side = board.toMove();
        int king = board.king(side);
        if (facesAfter(board, from, to, from == king ? to : king, board.king(1 - side))) {
            return XiangqiLexicon.say("kings-face");
        }
        if (from == king) {
            return XiangqiLexicon.say("into-check", "piece", Piece.term(Piece.of(Piece.KING, side)), "to", Point.name(to));
        }
        return XiangqiLexicon.say(
                "left-in-check", "piece", Piece.term(Piece.of(Piece.KING, side)), "king", Point.name(king), "still", board.inCheck());
    }
}
