package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;
import org.openarbiter.rules.chess.evidence.NoEnPassant;

/** Why pawns that stand beside one that has just made a double step cannot capture it en passant. */
final class EnPassantRefusals {
    private static final int[][] RAYS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}};

    private EnPassantRefusals() {}

    /** The findings for the position on the board, one for each pawn that could not capture; none if nothing needs explaining. */
    static List<NoEnPassant> at(ChessBoard board, int ply) {
        int target = board.enPassantSquare();
        if (target == 0 || board.legalEnPassantSquare() != 0) {
            return List.of();
        }
        List<NoEnPassant> findings = new ArrayList<>();
        int side = board.toMove();
        int rank = Square.rank(target) + (side == Piece.WHITE ? -1 : 1);
        int passed = Square.of(Square.file(target), rank);
        for (int file = Square.file(target) - 1; file <= Square.file(target) + 1; file += 2) {
            if (file >= 0 && file < 8 && board.pieceAt(Square.of(file, rank)) == Piece.of(Piece.PAWN, side)) {
                int pawn = Square.of(file, rank);
                findings.add(new NoEnPassant(ply, Square.name(pawn), Square.name(target), reason(board, pawn, passed, target)));
            }
        }
        return findings;
    }

    /** Looks from the king along each line as the board would be after the capture. */
    private static NoEnPassant.Reason reason(ChessBoard board, int pawn, int passed, int target) {
        int king = board.kingSquare(board.toMove());
        for (int[] ray : RAYS) {
            int file = Square.file(king) + ray[0];
            int rank = Square.rank(king) + ray[1];
            while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                int square = Square.of(file, rank);
                boolean vacated = square == pawn || square == passed;
                if (square == target || (!vacated && board.pieceAt(square) != Piece.NONE)) {
                    if (square != target && strikes(board, square, ray)) {
                        return because(board, king, pawn, passed, square, ray);
                    }
                    break;
                }
                file += ray[0];
                rank += ray[1];
            }
        }
        return new NoEnPassant.InCheck(Square.name(king));
    }

    private static boolean strikes(ChessBoard board, int square, int[] ray) {
        int piece = board.pieceAt(square);
        int kind = Piece.kind(piece);
        boolean straight = ray[0] == 0 || ray[1] == 0;
        return Piece.side(piece) != board.toMove()
                && (kind == Piece.QUEEN || kind == (straight ? Piece.ROOK : Piece.BISHOP));
    }

    private static NoEnPassant.Reason because(ChessBoard board, int king, int pawn, int passed, int slider, int[] ray) {
        String attacker = Piece.name(Piece.kind(board.pieceAt(slider)));
        if ((board.attackersTo(king) >>> slider & 1) != 0) {
            return new NoEnPassant.InCheckFrom(Square.name(king), attacker, Square.name(slider));
        }
        NoEnPassant.Line line = ray[0] == 0
                ? NoEnPassant.Line.FILE
                : ray[1] == 0 ? NoEnPassant.Line.RANK : NoEnPassant.Line.DIAGONAL;
        NoEnPassant.Pinned pinned = !onRay(king, pawn, ray)
                ? NoEnPassant.Pinned.CAPTURED
                : onRay(king, passed, ray) ? NoEnPassant.Pinned.BOTH : NoEnPassant.Pinned.CAPTURING;
        return new NoEnPassant.Pin(line, pinned, Square.name(passed), Square.name(king), attacker, Square.name(slider));
    }

    private static boolean onRay(int king, int square, int[] ray) {
        int files = Square.file(square) - Square.file(king);
        int ranks = Square.rank(square) - Square.rank(king);
        int steps = Math.max(Math.abs(files), Math.abs(ranks));
        return files == steps * ray[0] && ranks == steps * ray[1];
    }
}
