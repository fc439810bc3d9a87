package org.openarbiter.rules.xiangqi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.evidence.NoCaptures;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * A number of moves without a capture that ends the game.
 *
 * @param moves the number of moves by each player
 */
record NoCapture(Statement statement, int moves) implements Rule.Follows<XiangqiBoard> {
    /** The number of plies before the end from which on the players are warned. */
    private static final int NOTICE = 10;

    @Override
    public @Nullable Decision after(Situation<XiangqiBoard> game, Act act) {
        int quiet = game.board().pliesWithoutCapture(2 * moves);
        if (!(act instanceof Act.Play) || quiet < 2 * moves) {
            return null;
        }
        int now = game.record().plies();
        NoCaptures finding = new NoCaptures(now - quiet, now);
        return new Decision.Ending(Outcome.DRAW, finding.sentence(), List.of(finding));
    }

    @Override
    public List<Warning> warnings(Situation<XiangqiBoard> game) {
        int left = 2 * moves - game.board().pliesWithoutCapture(2 * moves);
        return left <= NOTICE
                ? List.of(new Warning(
                        Act.NOBODY, id(),
                        XiangqiLexicon.say("no-capture-soon", "left", left)))
                : List.of();
    }
}
