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
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * Bikjang (빅장) as a call: while the generals face each other, the player to move may accept it, and the other may call it; a call ends the
 * game at once only where the facing cannot be ended any more.
 */
record BikjangCall(Statement statement, JanggiChoices chosen) implements Rule.Claimed<JanggiBoard> {
    @Override
    public ClaimAnswer examine(Situation<JanggiBoard> game, Act.Claim claim) {
        JanggiBoard board = game.board();
        Sentence against = against(board);
        if (against != null) {
            return new ClaimAnswer.Refused(against, List.of(), List.of());
        }
        if (claim.by() != game.next() && Facing.canEnd(board)) {
            return new ClaimAnswer.Refused(
                    JanggiLexicon.say("can-end", "player", game.seats().term(game.next())), List.of(),
                    List.of(Facing.finding(board, game.record().plies())));
        }
        var finding = Facing.finding(board, game.record().plies());
        Settlement settled = Settlement.of(game, chosen, JanggiLexicon.say("bikjang", "facing", finding.sentence()), List.of(finding));
        return new ClaimAnswer.Granted(settled.outcome(), settled.why(), settled.findings());
    }

    private @Nullable Sentence against(JanggiBoard board) {
        return board.isFacing() ? Facing.objection(board, chosen) : JanggiLexicon.say("not-facing");
    }

    @Override
    public void available(Situation<JanggiBoard> game, Consumer<Claimable> to) {
        if (Facing.counts(game.board(), chosen)) {
            to.accept(new Claimable(game.next(), claim(), OptionalInt.empty(), List.of(Facing.finding(game.board(), game.record().plies()))));
        }
    }
}
