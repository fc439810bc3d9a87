package org.openarbiter.rules.xiangqi.law;

import org.openarbiter.rules.xiangqi.chase.Judgement;
import org.openarbiter.rules.xiangqi.chase.Level;

/** The ways in which a repetition ends a game. Every judgement falls under exactly one of them. */
enum CycleEnd {
    /** One side checked on every move and the other did not. */
    PERPETUAL_CHECK {
        @Override
        boolean covers(Judgement judgement) {
            return judgement.offender() >= 0 && judgement.level(judgement.offender()) == Level.CHECK;
        }
    },
    /** One side chased one piece on every move and the other did neither that nor check on every move. */
    PERPETUAL_CHASE {
        @Override
        boolean covers(Judgement judgement) {
            return judgement.offender() >= 0 && judgement.level(judgement.offender()) == Level.CHASE;
        }
    },
    /** Both sides checked, or both chased, on every move. */
    MUTUAL_PERPETUAL {
        @Override
        boolean covers(Judgement judgement) {
            return judgement.offender() < 0 && judgement.red() != Level.IDLE;
        }
    },
    /** Neither side did. */
    REPETITION {
        @Override
        boolean covers(Judgement judgement) {
            return judgement.offender() < 0 && judgement.red() == Level.IDLE;
        }
    };

    /** Whether a stretch judged so ends a game in this way. */
    abstract boolean covers(Judgement judgement);
}
