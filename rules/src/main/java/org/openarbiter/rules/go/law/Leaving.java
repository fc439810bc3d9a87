package org.openarbiter.rules.go.law;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.LeftGame;

/**
 * A player leaves the game: by resigning, or because his time is used up. The last player who has not left wins, whether or not
 * he still has the right to play. While several remain they play on, and the stones of those who left stay on the board.
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
        LeftGame.How how = flag ? LeftGame.How.OUT_OF_TIME : LeftGame.How.RESIGNED;
        Sentence text = how.sentence(game.seats(), act.by());
        List<Integer> others = IntStream.range(0, game.seats().count())
                .filter(seat -> seat != act.by() && !game.hasLeft(seat))
                .boxed()
                .toList();
        if (others.size() == 1) {
            return new Decision.Ending(new Outcome.Win(others.getFirst()), text, List.of());
        }
        int next = game.next();
        for (int turn = 0; turn < game.seats().count() && (next == act.by() || !game.isActive(next)); turn++) {
            next = game.seats().after(next);
        }
        return new Decision.Consequences(
                List.of(new Consequence.SeatLeft(act.by()), new Consequence.NextSeat(next)), text,
                List.of(new LeftGame(game.record().plies(), act.by(), how, game.seats())));
    }
}
