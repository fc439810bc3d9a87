package org.openarbiter.rules.go.law;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Consequence;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * A player leaves the game: by resigning, or because his time is used up. The last one who has not left has won, whether he may
 * still play or not; as long as there are more, they play on, and the stones of those who left stay.
 *
 * @param flag whether this is the rule on time
 */
record Leaving(Statement statement, boolean flag) implements Rule.Follows<GoBoard> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        if (!(flag ? act instanceof Act.Flag : act instanceof Act.Resign) || game.hasLeft(act.by())) {
            return null;
        }
        String how = game.seats().title(act.by()) + (flag ? " ran out of time" : " resigned");
        List<Integer> others = IntStream.range(0, game.seats().count())
                .filter(seat -> seat != act.by() && !game.hasLeft(seat))
                .boxed()
                .toList();
        if (others.size() == 1) {
            return new Decision.Ending(new Outcome.Win(others.getFirst()), how, List.of());
        }
        int next = game.next();
        for (int turn = 0; turn < game.seats().count() && (next == act.by() || !game.isActive(next)); turn++) {
            next = game.seats().after(next);
        }
        return new Decision.Consequences(
                List.of(new Consequence.SeatLeft(act.by()), new Consequence.NextSeat(next)), how,
                List.of(new Left(game.record().plies(), how)));
    }
}
