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
import org.openarbiter.rules.shogi.choices.ShogiChoices;
import org.openarbiter.rules.shogi.evidence.CountedPoints;

/** A player whose king and pieces have entered wins at the beginning of the turn, without a declaration. */
record EnteredKing(Statement statement, ShogiChoices chosen) implements Rule.Follows<ShogiBoard> {
    @Override
    public String claim() {
        return EnteringKing.CLAIM;
    }

    @Override
    public @Nullable Decision after(Situation<ShogiBoard> game, Act act) {
        ShogiBoard board = game.board();
        int side = board.toMove();
        if (!(act instanceof Act.Play) || !board.hasEntered(side) || board.inCheck()) {
            return null;
        }
        CountedPoints counted = EnteringKing.counted(game, side, chosen);
        return counted.missing(chosen.declaration().needed(side)).isEmpty()
                ? new Decision.Ending(new Outcome.Win(side), counted.sentence(), List.of(counted))
                : null;
    }
}
