package org.openarbiter.rules.xiangqi.move;

import java.util.StringJoiner;
import org.openarbiter.rules.xiangqi.board.CoordinateText;
import org.openarbiter.rules.xiangqi.board.MoveRow;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Why no piece on the board can make the move that a text describes, as a clause. */
final class MoveRefusal {
    private final MoveSearch search;
    private final XiangqiBoard board;
    private final StringJoiner reasons = new StringJoiner(", and ");

    private MoveRefusal(MoveSearch search, XiangqiBoard board) {
        this.search = search;
        this.board = board;
    }

    static String of(MoveSearch search, XiangqiBoard board) {
        return new MoveRefusal(search, board).clause();
    }

    private String clause() {
        for (int left = search.kinds; left != 0; left &= left - 1) {
            pieces(Integer.numberOfTrailingZeros(left));
        }
        return reasons.length() > 0 ? reasons.toString() : missing(Integer.numberOfTrailingZeros(search.kinds));
    }

    private void pieces(int kind) {
        MoveRow row = search.row(board, kind);
        int meant = 0;
        for (int i = 0; i < row.count(); i++) {
            if (isOnFile(row, i) && search.isMeant(kind, i)) {
                reasons.add(reason(kind, row.point(i)));
                meant++;
            }
        }
        for (int i = 0; i < row.count() && meant == 0 && !search.mark.isMark(); i++) {
            if (isOnFile(row, i)) {
                reasons.add(reason(kind, row.point(i)));
            }
        }
    }

    private boolean isOnFile(MoveRow row, int index) {
        return search.file == 0 || row.file(index) == search.file;
    }

    private String reason(int kind, int from) {
        int to = search.target(board.toMove(), kind, from);
        if (to >= 0) {
            return String.valueOf(CoordinateText.fault(board, from, to));
        }
        boolean slanting = kind >= Piece.ADVISOR && kind <= Piece.HORSE;
        String how = slanting && search.way == MoveSearch.LEVEL ? " sideways"
                : (search.way == MoveSearch.FORWARD ? " forward" : " back")
                        + (slanting ? " to file " + search.goal : " by " + search.goal);
        return "the " + Piece.name(kind) + " on " + Point.name(from) + " cannot go" + how;
    }

    private String missing(int kind) {
        String piece = Piece.words(Piece.of(kind, board.toMove()));
        String onFile = search.file == 0 ? "" : " on file " + search.file;
        MoveRow row = search.row(board, kind);
        if (!search.mark.isMark() || row.count() == 0) {
            return "there is no " + piece + onFile;
        }
        return row.sharing() == 0 ? "there are no two " + piece + "s on one file"
                : "there is no " + search.mark.words(search.number) + " " + piece + " among those that share a file" + onFile;
    }
}
