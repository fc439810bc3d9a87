package org.openarbiter.rules.xiangqi.law;

import org.openarbiter.rules.xiangqi.chase.Judgment;
import org.openarbiter.rules.xiangqi.chase.Level;

/** The ways in which a repetition ends a game. */
enum CycleEnd {
    /** One side checked on every move and the other did not. */
    PERPETUAL_CHECK,
    /** One side chased one piece on every move and the other did neither that nor check on every move. */
    PERPETUAL_CHASE,
    /** Both sides checked, or both chased, on every move. */
    MUTUAL_PERPETUAL,
    /** Neither side did. */
    REPETITION;

    /** The way in which a stretch judged so ends a game. */
    static CycleEnd of(Judgment judgment) {
        int offender = judgment.offender();
        if (offender >= 0) {
            return judgment.level(offender) == Level.CHECK ? PERPETUAL_CHECK : PERPETUAL_CHASE;
        }
        return judgment.red().level() == Level.IDLE ? REPETITION : MUTUAL_PERPETUAL;
    }
}
