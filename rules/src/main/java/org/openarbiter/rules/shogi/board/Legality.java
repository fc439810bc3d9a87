package org.openarbiter.rules.shogi.board;

import static org.openarbiter.rules.shogi.board.Piece.NONE;
import static org.openarbiter.rules.shogi.board.Piece.PAWN;

import org.jspecify.annotations.Nullable;

/** What is wrong with a play that is given, apart from whose turn it is. */
final class Legality {
    private Legality() {}

    /** The first thing that is wrong with a play of a side; null if nothing is. The position is the same again afterwards. */
    static @Nullable Offense offense(ShogiBoard board, int side, int play) {
        if (!Move.isOne(play)) {
            return Offense.IMPOSSIBLE;
        }
        return Move.isDrop(play) ? ofDrop(board, side, play) : ofMove(board, side, play);
    }

    private static @Nullable Offense ofDrop(ShogiBoard board, int side, int play) {
        int kind = Move.dropped(play);
        int to = Move.to(play);
        if (board.inHand(side, kind) == 0) {
            return Offense.IMPOSSIBLE;
        }
        if (board.squares[to] != NONE) {
            return Offense.NO_WAY;
        }
        if (Position.isDeadEnd(kind, side, to)) {
            return Offense.DEAD_END;
        }
        if (kind == PAWN && board.hasPawnOnFile(side, to)) {
            return Offense.TWO_PAWNS;
        }
        if (leavesCheck(board, side, play)) {
            return Offense.KING_LEFT_IN_CHECK;
        }
        return kind == PAWN && PawnMate.isMate(board, side, to) ? Offense.DROP_PAWN_MATE : null;
    }

    private static @Nullable Offense ofMove(ShogiBoard board, int side, int play) {
        int from = Move.from(play);
        int to = Move.to(play);
        int piece = board.squares[from];
        int taken = board.squares[to];
        if (piece == NONE || Piece.side(piece) != side) {
            return Offense.IMPOSSIBLE;
        }
        int kind = Piece.kind(piece);
        boolean mayPromote = Piece.promotes(kind) && (Square.isZone(side, from) || Square.isZone(side, to));
        if (taken != NONE && (Piece.side(taken) == side || Piece.kind(taken) == Piece.KING)
                || !board.attacks(from, to) || Move.promotes(play) && !mayPromote) {
            return Offense.NO_WAY;
        }
        if (!Move.promotes(play) && Position.isDeadEnd(kind, side, to)) {
            return Offense.DEAD_END;
        }
        return leavesCheck(board, side, play) ? Offense.KING_LEFT_IN_CHECK : null;
    }

    private static boolean leavesCheck(ShogiBoard board, int side, int play) {
        board.play(side, play);
        boolean check = board.isInCheck(side);
        board.undo();
        return check;
    }
}
