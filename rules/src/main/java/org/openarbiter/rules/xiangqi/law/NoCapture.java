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
 * @param checks how many checks of each player count
 */
record NoCapture(Statement statement, int moves, int checks) implements Rule.Follows<XiangqiBoard> {
    /** The number of plies before the end from which on the players are warned. */
    private static final int NOTICE = 10;

    @Override
    public @Nullable Decision after(Situation<XiangqiBoard> game, Act act) {
        if (!(act instanceof Act.Play) || !isNear(game, 0)) {
            return null;
        }
        NoCaptures finding = count(game);
        return finding.counted() >= 2 * moves ? new Decision.Ending(Outcome.DRAW, finding.sentence(), List.of(finding)) : null;
    }

    @Override
    public List<Warning> warnings(Situation<XiangqiBoard> game) {
        if (!isNear(game, NOTICE)) {
            return List.of();
        }
        int left = 2 * moves - count(game).counted();
        return left <= NOTICE ? List.of(new Warning(Act.NOBODY, id(), XiangqiLexicon.say("no-capture-soon", "left", left))) : List.of();
    }

    /** Whether at most this number of plies is left if all checks count: a cheap test. */
    private boolean isNear(Situation<XiangqiBoard> game, int left) {
        int needed = 2 * moves - left;
        return game.board().pliesWithoutCapture(needed) >= needed;
    }

    private NoCaptures count(Situation<XiangqiBoard> game) {
        return new QuietMoves(checks, QuietMoves.BOTH).count(game);
    }
}
