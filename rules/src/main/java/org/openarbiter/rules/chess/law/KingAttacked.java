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
 * The finding that a king is attacked and every way out is closed.
 *
 * @param ply the moment
 * @param king the square of the king
 * @param checkers the pieces that give check, such as {@code queen g7}
 */
record KingAttacked(int ply, String king, List<String> checkers) implements MomentFinding {
    KingAttacked {
        checkers = List.copyOf(checkers);
    }

    static KingAttacked on(ChessBoard board, int ply) {
        int king = board.kingSquare(board.toMove());
        List<String> checkers = new ArrayList<>();
        long attackers = board.attackersTo(king) & board.squares(board.toMove() ^ 1);
        for (; attackers != 0; attackers &= attackers - 1) {
            int square = Long.numberOfTrailingZeros(attackers);
            checkers.add(Piece.name(Piece.kind(board.pieceAt(square))) + " " + Square.name(square));
        }
        return new KingAttacked(ply, Square.name(king), checkers);
    }

    @Override
    public String kind() {
        return "checkmate";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("king", king);
        values.put("checkers", checkers);
        return values;
    }

    @Override
    public String text() {
        return "the king on " + king + " is in check from the " + String.join(" and the ", checkers).replaceAll(" (?=[a-h][1-8])", " on ") + " and has no way out";
    }
}
