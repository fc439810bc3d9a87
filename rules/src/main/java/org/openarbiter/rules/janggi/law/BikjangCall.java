package org.openarbiter.rules.janggi.law;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Claimable;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.choices.JanggiChoices;

/**
 * Bikjang (빅장) as a call: while the generals face each other, the player to move may accept it, and the other may call it; a call ends the
 * game at once only where the facing cannot be ended any more.
 */
record BikjangCall(Statement statement, JanggiChoices chosen) implements Rule.Claimed<JanggiBoard> {
    @Override
    public ClaimAnswer examine(Situation<JanggiBoard> game, Act.Claim claim) {
        JanggiBoard board = game.board();
        String against = against(board);
        if (against != null) {
            return new ClaimAnswer.Refused(against, List.of(), List.of());
        }
        if (claim.by() != game.next() && Facing.canEnd(board)) {
            return new ClaimAnswer.Refused(
                    game.seats().title(game.next()) + " can still end the facing", List.of(), List.of(Facing.finding(board, game.record().plies())));
        }
        var finding = Facing.finding(board, game.record().plies());
        Settlement settled = Settlement.of(game, chosen, finding.text() + " (bikjang)", List.of(finding));
        return new ClaimAnswer.Granted(settled.outcome(), settled.text(), settled.findings());
    }

    private @Nullable String against(JanggiBoard board) {
        return board.isFacing() ? Facing.objection(board, chosen) : "the generals do not face each other";
    }

    @Override
    public void available(Situation<JanggiBoard> game, Consumer<Claimable> to) {
        if (Facing.counts(game.board(), chosen)) {
            to.accept(new Claimable(game.next(), claim(), OptionalInt.empty(), List.of(Facing.finding(game.board(), game.record().plies()))));
        }
    }
}
