package org.openarbiter.rules.chess.law;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.choices.ClaimChoices;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Claimable;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;

/**
 * A result claimed from a tablebase, on the position as it stands or on the move that the claimant announces (ICCF). What the tablebase says is
 * for the tournament director to look up; the rule tells whether the claim can be made.
 *
 * @param choices who may claim, and how
 * @param sources where it is written
 */
record TablebaseClaim(Statement statement, ClaimChoices choices, ClaimSources sources) implements Rule.Claimed<ChessBoard> {

    /** Whether a tablebase of up to this number of men has a position; none has positions with castling rights. */
    static boolean isInTablebase(ChessBoard board, int men) {
        return Long.bitCount(board.occupied()) <= men && board.castlingRooks() == 0;
    }

    @Override
    public ClaimAnswer examine(Situation<ChessBoard> game, Act.Claim claim) {
        Sentence outOfOrder = Claims.outOfOrder(game, claim, choices, sources);
        if (outOfOrder != null) {
            return Claims.refused(game, claim, choices, sources, outOfOrder, List.of());
        }
        ChessBoard board = game.board();
        claim.announced().ifPresent(play -> board.play(game.next(), play));
        Sentence fault = fault(board);
        claim.announced().ifPresent(play -> board.undo());
        return fault == null
                ? new ClaimAnswer.Referred(
                        List.of(new Outcome.Win(claim.by()), Outcome.DRAW),
                        ChessLexicon.say("tablebase", "player", game.seats().term(claim.by())),
                        List.of(), List.of())
                : Claims.refused(game, claim, choices, sources, fault, List.of());
    }

    private @Nullable Sentence fault(ChessBoard board) {
        int men = Long.bitCount(board.occupied());
        if (men > choices.tablebase()) {
            return ChessLexicon.say("tablebase.men", "men", men, "most", choices.tablebase());
        }
        return board.castlingRooks() == 0 ? null : ChessLexicon.say("tablebase.castling");
    }

    /** {@inheritDoc} No claim is certain to be granted. */
    @Override
    public void available(Situation<ChessBoard> game, Consumer<Claimable> to) {
        // The tablebase is not at hand.
    }
}
