package org.openarbiter.rules.shogi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.conduct.Forfeit;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/** Nothing is left but the two kings: the game is drawn. */
record BareKings(Statement statement) implements Rule.Follows<ShogiBoard> {
    private static final int MOST_WITHOUT_MATE = 2;

    @Override
    public @Nullable Decision after(Situation<ShogiBoard> game, Act act) {
        boolean bare = act instanceof Act.Play && pieces(game.board(), Piece.BLACK) + pieces(game.board(), Piece.WHITE) <= MOST_WITHOUT_MATE
                && game.board().points(Piece.BLACK) + game.board().points(Piece.WHITE) == 0;
        return bare ? new Decision.Ending(Outcome.DRAW, ShogiLexicon.say("bare-kings"), List.of()) : null;
    }

    /** The flag of a player loses unless the opponent has no more than two pieces, the king among them. */
    static Forfeit<ShogiBoard> forfeit() {
        return (game, loser, how) -> pieces(game.board(), loser ^ 1) <= MOST_WITHOUT_MATE
                ? new Decision.Ending(Outcome.DRAW, ShogiLexicon.say("too-little", "how", how, "player", game.seats().term(loser ^ 1)), List.of())
                : Forfeit.<ShogiBoard>loses().decide(game, loser, how);
    }

    private static int pieces(ShogiBoard board, int side) {
        int count = 0;
        for (int kind = Piece.PAWN; kind <= Piece.GOLD; kind++) {
            count += board.inHand(side, kind);
        }
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = board.pieceAt(square);
            count += piece != Piece.NONE && Piece.side(piece) == side ? 1 : 0;
        }
        return count;
    }
}
