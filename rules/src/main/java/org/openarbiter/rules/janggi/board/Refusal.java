package org.openarbiter.rules.janggi.board;

import static org.openarbiter.rules.janggi.board.Piece.NONE;

import org.jspecify.annotations.Nullable;

/** Why a play cannot be made. */
final class Refusal {
    private Refusal() {}

    /** What is wrong with a play of the side to move, as a clause; null if nothing is. */
    static @Nullable String of(JanggiBoard board, int play) {
        int from = Move.from(play);
        int to = Move.to(play);
        int side = board.toMove;
        if (Move.isPass(play)) {
            return pass(board, from);
        }
        int piece = board.points[from];
        if (piece == NONE || Piece.side(piece) != side) {
            return "there is no piece of " + Piece.sideTitle(side) + " on " + Point.name(from);
        }
        if (!LegalPlays.canGo(board, from, to)) {
            return "the " + Piece.name(Piece.kind(piece)) + " on " + Point.name(from) + " cannot go to " + Point.name(to);
        }
        if (board.isSafe(play)) {
            return null;
        }
        return board.mustAnswer()
                ? "the generals would still face each other, or the general of " + Piece.sideTitle(side) + " would be in check"
                : "the general of " + Piece.sideTitle(side) + " would be in check";
    }

    private static @Nullable String pass(JanggiBoard board, int point) {
        int side = board.toMove;
        if (point != board.generals[side]) {
            return "a pass is written as a move of the general of " + Piece.sideTitle(side) + ", which stands on "
                    + Point.name(board.generals[side]) + ", onto its own point";
        }
        return board.mayPass() ? null : Piece.sideTitle(side) + " is in check and may not pass";
    }
}
