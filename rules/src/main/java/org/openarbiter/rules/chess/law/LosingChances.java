package org.openarbiter.rules.chess.law;

import java.util.List;
import java.util.function.Consumer;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Claimable;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;

/**
 * Insufficient losing chances (US Chess, 14H): a player short of time asks the director for a draw. The clocks, and what a weak player would
 * make of the position, are for the director to judge. As every claim of a draw it is an offer, too (14).
 */
record LosingChances(Statement statement) implements Rule.Claimed<ChessBoard> {
    @Override
    public ClaimAnswer examine(Situation<ChessBoard> game, Act.Claim claim) {
        return new ClaimAnswer.Referred(
                List.of(Outcome.DRAW),
                ChessLexicon.say("losing-chances", "player", game.seats().term(claim.by())),
                List.of(new Consequence.StandingOffer(claim.by())), List.of());
    }

    /** {@inheritDoc} No claim is certain to be granted. */
    @Override
    public void available(Situation<ChessBoard> game, Consumer<Claimable> to) {
        // The clocks are not known.
    }
}
