package org.openarbiter.rules.janggi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/** The players agree to play no further. */
record Agreed(Statement statement, JanggiChoices chosen) implements Rule.Follows<JanggiBoard> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<JanggiBoard> game, Act act) {
        boolean agreed = switch (act) {
            case Act.Accept accept -> game.hasOffered(accept.by() ^ 1);
            case Act.Offer offer -> game.hasOffered(offer.by() ^ 1);
            case Act.Agree agree -> agree.outcome().equals(Outcome.DRAW);
            default -> false;
        };
        return agreed
                ? Settlement.of(game, chosen, JanggiLexicon.say("agreed"), List.of())
                        .decided(chosen.agreement(), JanggiLexicon.say("unread-agreement"))
                : null;
    }
}
