package org.openarbiter.dragons.worms;

import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;

/** Captures as they were reported: the codes of another program instead of a reading of our own. */
record RecordedCaptures(RecordedPosition position, Captures stones) implements Captures {
    @Override
    public Answer attack(int stone) {
        return answer(recorded(stone).attack());
    }

    @Override
    public Answer defend(int stone) {
        return answer(recorded(stone).defend());
    }

    private RecordedPosition.RecordedWorm recorded(int origin) {
        RecordedPosition.RecordedWorm worm = position.worms().get(origin);
        if (worm == null) {
            throw new IllegalArgumentException("no string has its origin at " + origin);
        }
        return worm;
    }

    private static Answer answer(int point) {
        return point < 0 ? Answer.atOnce(Fate.LOSS) : new Answer(Fate.WIN, point, List.of(point), 0, true);
    }

    @Override
    public boolean isCaught(int seat, int point) {
        return stones.isCaught(seat, point);
    }
}
