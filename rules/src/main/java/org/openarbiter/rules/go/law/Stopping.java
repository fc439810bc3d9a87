package org.openarbiter.rules.go.law;

import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.Stop;

/**
 * When passes stop play.
 *
 * @param stop which passes do
 * @param button whether the first pass takes a button, and does not count
 */
record Stopping(Stop stop, boolean button) {
    /** Whether the play that led to a moment stops play. */
    boolean isStopped(Situation<GoBoard> game, int now) {
        if (now == 0 || game.record().play(now) != game.board().pass()) {
            return false;
        }
        return stop != Stop.REPEATED && hasPassedInTurn(game, now) || stop != Stop.PASSES && hasPassedBefore(game, now);
    }

    /**
     * Whether as many normal passes as there are players in the game led to a moment. The pass that takes the button does not count.
     */
    boolean hasPassedInTurn(Situation<GoBoard> game, int now) {
        int passes = passesInTurn(game, now);
        return passes > 0 && passes >= game.activeSeats();
    }

    /** The number of normal passes that led to a moment in succession; at most one more than all players have when play stops a second time. */
    int passesInTurn(Situation<GoBoard> game, int now) {
        GameRecord record = game.record();
        int passes = 0;
        int ply = now;
        int taken = button ? Counting.buttonPly(game) : 0;
        while (passes <= 2 * game.activeSeats() && ply > Math.max(game.epoch(), taken) && record.play(ply) == game.board().pass()) {
            passes++;
            ply--;
        }
        return passes;
    }

    /**
     * Whether the player whose pass led to a moment had passed on the same board before; the pass that takes the button does not count.
     */
    private boolean hasPassedBefore(Situation<GoBoard> game, int now) {
        GameRecord record = game.record();
        int since = button ? Counting.buttonPly(game) : 0;
        boolean before = false;
        for (int moment = record.previousAlike(now - 1); moment >= since && !before && now > since; moment = record.previousAlike(moment)) {
            before = record.play(moment + 1) == game.board().pass() && record.by(moment + 1) == record.by(now);
        }
        return before;
    }
}
