package org.openarbiter.rules.xiangqi.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.xiangqi.board.CoordinateText;
import org.openarbiter.rules.xiangqi.board.MoveRow;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/** Why no piece on the board can make the move that a text describes, as a clause. */
final class MoveRefusal {
    private final MoveSearch search;
    private final XiangqiBoard board;
    private final List<Sentence> reasons = new ArrayList<>();

    private MoveRefusal(MoveSearch search, XiangqiBoard board) {
        this.search = search;
        this.board = board;
    }

    static Sentence of(MoveSearch search, XiangqiBoard board) {
        return new MoveRefusal(search, board).clause();
    }

    private Sentence clause() {
        for (int left = search.kinds; left != 0; left &= left - 1) {
            pieces(Integer.numberOfTrailingZeros(left));
        }
        return !reasons.isEmpty() ? XiangqiLexicon.say("refused", "reasons", reasons) : missing(Integer.numberOfTrailingZeros(search.kinds));
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

    private Sentence reason(int kind, int from) {
        int to = search.target(board.toMove(), kind, from);
        if (to >= 0) {
            return Objects.requireNonNull(CoordinateText.fault(board, from, to));
        }
        boolean slanting = kind >= Piece.ADVISOR && kind <= Piece.HORSE;
        return slanting && search.way == MoveSearch.LEVEL
                ? XiangqiLexicon.say("not-sideways", "piece", term(kind), "from", Point.name(from))
                : XiangqiLexicon.say(
                        "not-along", "piece", term(kind), "from", Point.name(from), "forward", search.way == MoveSearch.FORWARD,
                        "slanting", slanting, "goal", search.goal);
    }

    private Term term(int kind) {
        return Piece.term(Piece.of(kind, board.toMove()));
    }

    private Sentence missing(int kind) {
        Term side = Piece.sideTerm(board.toMove());
        Term piece = term(kind);
        MoveRow row = search.row(board, kind);
        if (!search.mark.isMark() || row.count() == 0) {
            return XiangqiLexicon.say("missing", "side", side, "piece", piece, "file", search.file);
        }
        return row.sharing() == 0
                ? XiangqiLexicon.say("no-two", "side", side, "piece", piece)
                : XiangqiLexicon.say(
                        "no-such-mark", "mark", search.mark.words(search.number), "side", side, "piece", piece, "file", search.file);
    }
}
