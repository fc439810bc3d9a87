package org.openarbiter.rules.go.law;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Consequence;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.GameRecord;
import org.openarbiter.rules.core.Phase;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.score.Score;

/**
 * The game stops when all players who are still in it have passed in succession, and is counted.
 *
 * @param counting how it is counted, and whether what is dead has to be agreed first
 */
record Passes(Statement statement, Counting counting) implements Rule.Follows<GoBoard> {
    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        return switch (act) {
            case Act.Play play when play.by() != Act.NOBODY && isStopped(game) -> counting.agreedDead()
                    ? new Decision.Consequences(
                            List.of(new Consequence.EnterPhase(Phase.SCORING)), "all passed",
                            List.of(new Counted(game.record().plies(), counting.score(game, List.of()), false)))
                    : end(game, List.of());
            case Act.Dead dead when game.phase() == Phase.SCORING -> end(game, strings(game.board(), dead.points()));
            default -> null;
        };
    }

    private Decision end(Situation<GoBoard> game, List<Integer> dead) {
        Score score = counting.score(game, dead);
        Counted counted = new Counted(game.record().plies(), score, true);
        return new Decision.Ending(score.outcome(), "all passed; " + counted.text(), List.of(counted));
    }

    /** All stones of the strings that have one on these points: a string is dead as a whole. */
    private static List<Integer> strings(GoBoard board, List<Integer> points) {
        List<Integer> strings = points.stream().filter(point -> board.stoneAt(point) != GoBoard.EMPTY).map(board::string).distinct().toList();
        return IntStream.range(0, board.topology().size())
                .filter(point -> board.stoneAt(point) != GoBoard.EMPTY && strings.contains(board.string(point)))
                .boxed()
                .toList();
    }

    /**
     * Whether as many normal passes stand at the end of the record as there are players in the game. The pass that takes the button is
     * none of them.
     */
    private boolean isStopped(Situation<GoBoard> game) {
        GameRecord record = game.record();
        int passes = 0;
        int ply = record.plies();
        int taken = counting.button() ? Counting.buttonPly(game) : 0;
        while (ply > Math.max(game.epoch(), taken) && record.play(ply) == game.board().pass()) {
            passes++;
            ply--;
        }
        return passes > 0 && passes >= game.activeSeats();
    }
}
