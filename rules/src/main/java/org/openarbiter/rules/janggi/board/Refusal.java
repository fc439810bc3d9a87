package org.openarbiter.rules.janggi.board;

import static org.openarbiter.rules.janggi.board.Piece.NONE;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/** Why a play cannot be made. */
final class Refusal {
    private Refusal() {}

    /** What is wrong with a play of the side to move, as a clause; null if nothing is. */
    static @Nullable Sentence of(JanggiBoard board, int play) {
        int from = Move.from(play);
        int to = Move.to(play);
        int side = board.toMove;
        if (Move.isPass(play)) {
            return pass(board, from);
        }
        int piece = board.points[from];
        if (piece == NONE || Piece.side(piece) != side) {
            return JanggiLexicon.say("no-piece", "player", Piece.sideTerm(side), "point", Point.name(from));
        }
        if (!LegalPlays.canGo(board, from, to)) {
            return JanggiLexicon.say(
                    "cannot-go", "piece", Piece.term(Piece.kind(piece)), "from", Point.name(from), "to", Point.name(to));
        }
        if (board.isSafe(play)) {
            return null;
        }
        Sentence check = JanggiLexicon.say("in-check", "player", Piece.sideTerm(side));
        if (!board.mustAnswer() || !board.leavesFacing(play)) {
            return check;
        }
        return JanggiLexicon.say("still-facing", "check", board.exposes(play) ? check : "none");
    }

    private static @Nullable Sentence pass(JanggiBoard board, int point) {
        int side = board.toMove;
        if (point != board.generals[side]) {
            return JanggiLexicon.say("pass-elsewhere", "player", Piece.sideTerm(side), "point", Point.name(board.generals[side]));
        }
        return board.mayPass() ? null : JanggiLexicon.say("no-pass", "player", Piece.sideTerm(side));
    }
}
