package org.openarbiter.rules.chess.picture;

import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Square;

/**
 * What stands out on a board: the ways of the marked plays and the king in check.
 *
 * @param ways each way once, in the order in which the plays are given
 * @param checked the square of the king in check, or -1
 */
record Highlights(List<Way> ways, int checked) {

    /** The squares between which a play is shown. */
    record Way(int from, int to) {

        /** The way of the piece that moves; in castling of the king, or of the rook if the king stays where it is. */
        static Way of(int move) {
            int from = Move.from(move);
            if (!Move.isCastling(move)) {
                return new Way(from, Move.to(move));
            }
            int king = Move.castledKing(move);
            return king == from ? new Way(Move.to(move), Move.castledRook(move)) : new Way(from, king);
        }

        /** The names of both squares: {@code e2-e4}. */
        String text() {
            return Square.name(from) + "-" + Square.name(to);
        }
    }

    static Highlights of(ChessBoard board, List<Integer> marked) {
        var ways = marked.stream().filter(move -> move != Move.NONE).map(Way::of).distinct().toList();
        return new Highlights(ways, board.inCheck() ? board.kingSquare(board.toMove()) : -1);
    }

    /** Whether a marked play starts or ends here. */
    boolean isMarked(int square) {
        return ways.stream().anyMatch(way -> way.from == square || way.to == square);
    }

    /** All squares on which a marked play starts or ends, each once. */
    List<Integer> markedSquares() {
        return ways.stream().<Integer>mapMulti((way, squares) -> {
            squares.accept(way.from);
            squares.accept(way.to);
        }).distinct().toList();
    }
}
