package org.openarbiter.rules.xiangqi.board;

import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

/**
 * The pieces of one kind and side, in the order in which notations number them: files from the mover's right, each from the
 * front.
 *
 * <p>One object is filled again and again, so that reading does not allocate.
 */
public final class MoveRow {
    private static final int MOST = 5;

    private final int[] points = new int[MOST];
    /** File (1–9) · 16 + ranks to the far edge: ascending in the order above. */
    private final int[] order = new int[MOST];
    private int count;

    /** Takes up the pieces of a kind and side. */
    public MoveRow look(XiangqiBoard board, int side, int kind) {
        int first = PIECES * side + FIRST[kind];
        int end = first + Piece.most(kind);
        count = 0;
        for (int number = first; number < end; number++) {
            int point = board.pointOf(number);
            if (point >= 0) {
                insert(point, file(side, point) << 4 | Point.RANKS - 1 - Point.depth(side, point));
            }
        }
        return this;
    }

    private void insert(int point, int key) {
        int at = count++;
        while (at > 0 && order[at - 1] > key) {
            order[at] = order[at - 1];
            points[at] = points[at - 1];
            at--;
        }
        order[at] = key;
        points[at] = point;
    }

    /** How many pieces there are. */
    public int count() {
        return count;
    }

    /** The point of a piece. */
    public int point(int index) {
        return points[index];
    }

    /** The file of a piece as its side counts, 1–9 from its right. */
    public int file(int index) {
        return order[index] >> 4;
    }

    /** The index of a point's piece. */
    int indexOf(int point) {
        int index = 0;
        while (points[index] != point) {
            index++;
        }
        return index;
    }

    /** How many of the pieces stand on the file of one. */
    public int size(int index) {
        int size = 0;
        for (int i = 0; i < count; i++) {
            size += order[i] >> 4 == order[index] >> 4 ? 1 : 0;
        }
        return size;
    }

    /** How many of the pieces stand in front of one on its file. */
    public int place(int index) {
        int place = 0;
        while (place < index && order[index - place - 1] >> 4 == order[index] >> 4) {
            place++;
        }
        return place;
    }

    /** How many pieces that share their file with another come before one. */
    public int running(int index) {
        int running = 0;
        for (int i = 0; i < index; i++) {
            running += size(i) > 1 ? 1 : 0;
        }
        return running;
    }

    /** How many pieces share their file with another. */
    public int sharing() {
        return running(count);
    }

    /** How many files have several of the pieces. */
    public int sharedFiles() {
        int files = 0;
        for (int i = 0; i < count; i++) {
            files += place(i) == 1 ? 1 : 0;
        }
        return files;
    }

    /** The file of a point as a side counts, 1–9 from its right. */
    static int file(int side, int point) {
        return side == Piece.RED ? Point.FILES - Point.file(point) : Point.file(point) + 1;
    }
}
