package org.openarbiter.rules.shogi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/** An agreement of both players under a rulebook of which nobody could read what they may agree upon. */
record UnreadAgreement(Statement statement) implements Rule.Refers<ShogiBoard> {
    @Override
    public Decision.@Nullable Referral refer(Situation<ShogiBoard> game, Act act) {
        return Impasse.isAgreement(game, act)
                ? new Decision.Referral(
                        List.of(Outcome.DRAW), ShogiLexicon.say("unread-agreement"), List.of(), true)
                : null;
    }
}
