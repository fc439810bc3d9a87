package org.openarbiter.rules.xiangqi.move;

import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.MoveRow;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * The legal move that a text means which names a piece, where it stands, a direction and a number; WXF and the Chinese notation
 * are both of this kind.
 *
 * <p>The pieces that the text properly means are asked first. Only if none of them has such a legal move are those asked that it
 * could mean if a mark is missing or needless. Among equals the only one with a legal move is meant; several are an error.
 */
final class MoveSearch {
    /** Directions. */
    static final int FORWARD = 1;
    static final int LEVEL = 0;
    static final int BACKWARD = -1;

    private final MoveRow row = new MoveRow();

    /** The kinds of piece that can be meant, a bit for each. */
    int kinds;
    /** The file as the mover counts, 1–9; 0 if the text names none. */
    int file;
    MoveMark mark = MoveMark.NONE;
    /** The number that belongs to the mark, where it has one. */
    int number;
    /** Forward, level or backward. */
    int way;
    /** How many points, or to which file. */
    int goal;

    /** The liberties taken in the latest search. */
    int liberties;

    private int found;
    private int other;

    /** The row of the mover's pieces of a kind, filled now. */
    MoveRow row(XiangqiBoard board, int kind) {
        return row.look(board, board.toMove(), kind);
    }

    int find(XiangqiBoard board) throws PlayException {
        found = Move.NONE;
        other = Move.NONE;
        liberties = 0;
        for (int left = kinds; left != 0; left &= left - 1) {
            meant(board, Integer.numberOfTrailingZeros(left));
        }
        if (found == Move.NONE) {
            for (int left = kinds; left != 0; left &= left - 1) {
                atAPinch(board, Integer.numberOfTrailingZeros(left));
            }
        }
        if (found == Move.NONE) {
            throw new PlayException(MoveRefusal.of(this, board));
        }
        if (other != Move.NONE) {
            throw PlayException.unreadable(XiangqiLexicon.say("ambiguous", "one", Move.text(found), "other", Move.text(other)));
        }
        return found;
    }

    private void meant(XiangqiBoard board, int kind) {
        row(board, kind);
        for (int i = 0; i < row.count(); i++) {
            if ((file == 0 || row.file(i) == file) && isMeant(kind, i)) {
                ask(board, kind, i);
            }
        }
    }

    /** Whether a piece on the right file is what the text properly means. */
    boolean isMeant(int kind, int index) {
        int size = row.size(index);
        if (size == 1) {
            return !mark.isMark();
        }
        // Two advisors or elephants on one file never need a mark: only the front one can go back, only the rear one forward.
        return kind <= Piece.ELEPHANT && !mark.isMark()
                || mark.fits(number, size, row.place(index), row.running(index), row.sharing());
    }

    private void atAPinch(XiangqiBoard board, int kind) {
        row(board, kind);
        boolean shared = row.sharing() > 0;
        boolean needless = mark.isOfTwo() && !shared;
        boolean missing = !mark.isMark() && shared;
        if (!needless && !missing) {
            return;
        }
        for (int i = 0; i < row.count(); i++) {
            if (file == 0 || row.file(i) == file) {
                ask(board, kind, i);
            }
        }
        if (found != Move.NONE) {
            liberties |= needless ? MoveLiberty.MARK_NEEDLESS : MoveLiberty.MARK_MISSING;
        }
    }

    private void ask(XiangqiBoard board, int kind, int index) {
        int from = row.point(index);
        int to = target(board.toMove(), kind, from);
        if (to >= 0 && board.canGo(from, to) && board.isSafe(from, to)) {
            if (found == Move.NONE) {
                found = Move.of(from, to);
            } else if (other == Move.NONE) {
                other = Move.of(from, to);
            }
        }
    }

    /** Where a piece on a point goes by direction and number; −1 if nowhere on the board, or if no such piece moves like that. */
    int target(int side, int kind, int from) {
        int toFile = Point.file(from);
        int steps = 0;
        if (kind >= Piece.ADVISOR && kind <= Piece.HORSE) {
            toFile = boardFile(side);
            steps = slant(kind, Math.abs(toFile - Point.file(from)));
            if (steps == 0 || way == LEVEL) {
                return -1;
            }
        } else if (way == LEVEL) {
            toFile = boardFile(side);
        } else {
            steps = goal;
        }
        int rank = Point.rank(from) + (side == Piece.RED ? way : -way) * steps;
        return Point.exists(toFile, rank) ? Point.of(toFile, rank) : -1;
    }

    private int boardFile(int side) {
        return side == Piece.RED ? Point.FILES - goal : goal - 1;
    }

    /** The number of ranks that an advisor, elephant or horse moves with this number of files; 0 if it cannot. */
    private static int slant(int kind, int files) {
        return switch (kind) {
            case Piece.ADVISOR -> files == 1 ? 1 : 0;
            case Piece.ELEPHANT -> files == 2 ? 2 : 0;
            default -> files == 1 || files == 2 ? 3 - files : 0;
        };
    }
}
