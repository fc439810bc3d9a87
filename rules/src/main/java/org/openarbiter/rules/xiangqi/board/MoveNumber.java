package org.openarbiter.rules.xiangqi.board;

/** The second half of a move as WXF and the Chinese notation have it: direction and number. */
final class MoveNumber {
    private MoveNumber() {}

    /** Above 0 forward, below 0 backward, 0 sideways. */
    static int way(XiangqiBoard board, int play) {
        int side = Piece.side(board.pieceAt(Move.from(play)));
        return Point.depth(side, Move.to(play)) - Point.depth(side, Move.from(play));
    }

    /** The file moved to, or along a file the number of points. */
    static int of(XiangqiBoard board, int play) {
        int from = Move.from(play);
        int to = Move.to(play);
        return Point.file(from) == Point.file(to) ? Math.abs(way(board, play))
                : MoveRow.file(Piece.side(board.pieceAt(from)), to);
    }
}
