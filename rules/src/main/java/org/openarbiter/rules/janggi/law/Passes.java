package org.openarbiter.rules.janggi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/** Both players have passed, one after the other. */
record Passes(Statement statement, JanggiChoices chosen) implements Rule.Follows<JanggiBoard> {
    @Override
    public @Nullable Decision after(Situation<JanggiBoard> game, Act act) {
        int ply = game.record().plies();
        boolean both = act instanceof Act.Play play && Move.isPass(play.play()) && ply > 1 && Move.isPass(game.record().play(ply - 1));
        return both
                ? Settlement.of(game, chosen, JanggiLexicon.say("both-passed"), List.of())
                        .decided(chosen.passes(), JanggiLexicon.say("unread-passes"))
                : null;
    }
}
