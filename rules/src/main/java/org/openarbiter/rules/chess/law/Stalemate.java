package org.openarbiter.rules.chess.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/** Stalemate: the side to move is not in check and has no legal move. */
record Stalemate(Statement statement) implements Rule.Follows<ChessBoard> {
    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        ChessBoard board = game.board();
        if (!(act instanceof Act.Play) || board.hasLegalPlay(board.toMove()) || board.inCheck()) {
            return null;
        }
        Sentence finding = Common.say("stalemate", "player", game.seats().term(board.toMove()));
        return new Decision.Ending(Outcome.DRAW, ChessLexicon.say("stalemate", "finding", finding), List.of());
    }
}
