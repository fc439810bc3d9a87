package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Consequence;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;
import org.openarbiter.rules.go.GoBoard;

/**
 * A player leaves the game: by resigning, or because his time is used up. The last one left has won; as long as there are more,
 * they play on, and his stones stay.
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
        if (!(flag ? act instanceof Act.Flag : act instanceof Act.Resign) || !game.isActive(act.by())) {
            return null;
        }
        String how = game.seats().title(act.by()) + (flag ? " ran out of time" : " resigned");
        if (game.activeSeats() > 2) {
            int next = game.next();
            while (next == act.by() || !game.isActive(next)) {
                next = game.seats().after(next);
            }
            return new Decision.Consequences(
                    List.of(new Consequence.SeatOut(act.by()), new Consequence.NextSeat(next)), how, List.of());
        }
        for (int seat = 0; seat < game.seats().count(); seat++) {
            if (seat != act.by() && game.isActive(seat)) {
                return new Decision.Ending(new Outcome.Win(seat), how, List.of());
            }
        }
        return null;
    }
}
