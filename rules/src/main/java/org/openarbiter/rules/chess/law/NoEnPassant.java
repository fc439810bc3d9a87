package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;
import org.openarbiter.rules.core.evidence.MomentFinding;

/**
 * The finding that a pawn stood beside one that had just made a double step and could not legally capture it en passant, so that
 * the position counts as the same as later ones.
 *
 * @param ply the moment
 * @param pawn the square of the pawn that could not capture
 * @param target the square on which it would have captured
 * @param why the line of the pin, or the check
 */
record NoEnPassant(int ply, String pawn, String target, String why) implements MomentFinding {
    private static final int[][] RAYS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}};

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
                findings.add(new NoEnPassant(ply, Square.name(pawn), Square.name(target), why(board, pawn, passed, target)));
            }
        }
        return findings;
    }

    /** Looks from the king along each line as the board would be after the capture. */
    private static String why(ChessBoard board, int pawn, int passed, int target) {
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
        return "the king on " + Square.name(king) + " is in check and the capture does not end the check";
    }

    private static boolean strikes(ChessBoard board, int square, int[] ray) {
        int piece = board.pieceAt(square);
        int kind = Piece.kind(piece);
        boolean straight = ray[0] == 0 || ray[1] == 0;
        return Piece.side(piece) != board.toMove()
                && (kind == Piece.QUEEN || kind == (straight ? Piece.ROOK : Piece.BISHOP));
    }

    private static String because(ChessBoard board, int king, int pawn, int passed, int slider, int[] ray) {
        String attacker = Piece.name(Piece.kind(board.pieceAt(slider))) + " on " + Square.name(slider);
        if ((board.attackersTo(king) >>> slider & 1) != 0) {
            return "the king on " + Square.name(king) + " is in check from the " + attacker;
        }
        String line = ray[0] == 0 ? "file" : ray[1] == 0 ? "rank" : "diagonal";
        boolean onLine = onRay(king, pawn, ray);
        return onLine && onRay(king, passed, ray)
                ? "both pawns would leave the " + line + " between the king on " + Square.name(king) + " and the " + attacker
                : (onLine ? "it" : "the pawn on " + Square.name(passed) + " it would take away") + " is pinned on the " + line
                        + " between the king on " + Square.name(king) + " and the " + attacker;
    }

    private static boolean onRay(int king, int square, int[] ray) {
        int files = Square.file(square) - Square.file(king);
        int ranks = Square.rank(square) - Square.rank(king);
        int steps = Math.max(Math.abs(files), Math.abs(ranks));
        return files == steps * ray[0] && ranks == steps * ray[1];
    }

    @Override
    public String kind() {
        return "no-en-passant";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("pawn", pawn);
        values.put("target", target);
        values.put("why", why);
        return values;
    }

    @Override
    public String text() {
        return "no capture en passant was possible on " + target + ": the pawn on " + pawn + " could not take there, because "
                + why;
    }
}
