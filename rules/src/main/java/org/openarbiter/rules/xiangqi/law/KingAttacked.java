package org.openarbiter.rules.xiangqi.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.record.Moments;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * The finding that a king is attacked and no move helps.
 *
 * @param ply the moment
 * @param king the point of the king
 * @param checkers the pieces that give check, such as {@code rook h9}
 */
record KingAttacked(int ply, String king, List<String> checkers) implements MomentFinding {
    KingAttacked {
        checkers = List.copyOf(checkers);
    }

    static KingAttacked on(XiangqiBoard board, int ply) {
        int king = board.king(board.toMove());
        List<String> checkers = new ArrayList<>();
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = board.pieceAt(point);
            if (piece != Piece.NONE && Piece.side(piece) != board.toMove() && board.attacks(point, king)) {
                checkers.add(Piece.name(Piece.kind(piece)) + " " + Point.name(point));
            }
        }
        return new KingAttacked(ply, Point.name(king), checkers);
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
        List<String> on = checkers.stream().map(checker -> "the " + checker.replace(" ", " on ")).toList();
        return Moments.list(on) + (on.size() == 1 ? " checks" : " check") + " the king on " + king + ", and no move helps";
    }
}
