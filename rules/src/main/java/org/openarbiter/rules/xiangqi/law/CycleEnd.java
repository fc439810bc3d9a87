package org.openarbiter.rules.xiangqi.law;

import org.openarbiter.rules.xiangqi.chase.Judgment;
import org.openarbiter.rules.xiangqi.chase.Level;

/** The ways in which a repetition ends a game. */
enum CycleEnd {
    /** One side checked on every move and the other did not. */
    PERPETUAL_CHECK,
    /** One side chased one piece on every move and the other did neither that nor check on every move. */
    PERPETUAL_CHASE,
    /** Every move of one side was forbidden, and not of the other. */
    FORBIDDEN_MOVES,
    /** Both sides made forbidden moves only, and one of them must vary. */
    BOTH_FORBIDDEN,
    /** It is open what a move is, or who must vary, and that decides. */
    OPEN,
    /** Both sides offended in the same way. */
    MUTUAL_PERPETUAL,
    /** Neither side did. */
    REPETITION;

    /** The way in which a stretch judged so ends a game. */
    static CycleEnd of(Judgment judgment) {
        if (judgment.isOpen()) {
            return OPEN;
        }
        int offender = judgment.offender();
        if (offender < 0) {
            return judgment.red().level() == Level.IDLE ? REPETITION : MUTUAL_PERPETUAL;
        }
        Level level = judgment.part(offender).most();
        if (level.isForbidden()) {
            return judgment.level(offender ^ 1) == Level.IDLE ? FORBIDDEN_MOVES : BOTH_FORBIDDEN;
        }
        return level == Level.CHECK ? PERPETUAL_CHECK : PERPETUAL_CHASE;
    }
}
