package org.openarbiter.dragons.worms;

import java.util.List;
import org.openarbiter.dragons.eyes.AtSight;
import org.openarbiter.dragons.eyes.Tactics;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Captures as they were reported: the moves of another program instead of a reading of our own. */
record RecordedCaptures(RecordedPosition position, WormMap map, Tactics sight) implements Tactics {
    RecordedCaptures(RecordedPosition position) {
        this(position, WormMap.of(position.board()), new AtSight(position.board()));
    }

    @Override
    public Answer attack(int stone) {
        return answer(recorded(stone).attack());
    }

    @Override
    public Answer defend(int stone) {
        return answer(recorded(stone).defend());
    }

    private RecordedPosition.RecordedWorm recorded(int stone) {
        RecordedPosition.RecordedWorm worm = position.worms().get(map.origin(map.worm(stone)));
        if (worm == null || position.board().stoneAt(stone) == ReadingBoard.EMPTY) {
            throw new IllegalArgumentException("no string has a stone at " + stone);
        }
        return worm;
    }

    private static Answer answer(int point) {
        return point < 0 ? Answer.atOnce(Fate.LOSS) : new Answer(Fate.WIN, point, List.of(point), 0, true);
    }

    @Override
    public Fate attackOn(int color, int point) {
        return sight.attackOn(color, point);
    }
}
