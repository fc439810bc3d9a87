package org.openarbiter.rules.go.law;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.Stop;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * Passes stop the game, and the position is counted.
 *
 * @param stop which passes do
 * @param counting how it is counted, and whether the players must first agree which stones are dead
 */
record Passes(Statement statement, Stop stop, Counting counting) implements Rule.Follows<GoBoard>, Rule.Recounts<GoBoard> {
    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        return switch (act) {
            case Act.Play play when play.by() != Act.NOBODY && isStopped(game) -> counting.dead() == Counting.Dead.AGREED
                    ? new Decision.Consequences(
                            List.of(new Consequence.EnterPhase(Phase.SCORING)), GoLexicon.say("all-passed"),
                            isStoppedAgain(game)
                                    ? List.of()
                                    : List.of(counting.counted(game, List.of(), false)))
                    : counting.end(game, how(game), List.of());
            case Act.Dead dead when game.phase() == Phase.SCORING -> counting.end(game, how(game), strings(game.board(), dead.points()));
            default -> null;
        };
    }

    @Override
    public @Nullable Decision recount(Situation<GoBoard> game, Act.Dead dead) {
        return counting.dead() == Counting.Dead.IF_AGREED ? counting.end(game, how(game), strings(game.board(), dead.points())) : null;
    }

    private Sentence how(Situation<GoBoard> game) {
        return hasPassedInTurn(game)
                ? GoLexicon.say("all-passed")
                : GoLexicon.say("passed-twice", "player", game.seats().term(game.record().by(game.record().plies())));
    }

    /** All stones of the strings that have one on these points: a string is dead as a whole. */
    static List<Integer> strings(GoBoard board, List<Integer> points) {
        List<Integer> strings = points.stream().filter(point -> board.stoneAt(point) != GoBoard.EMPTY).map(board::string).distinct().toList();
        return IntStream.range(0, board.topology().size())
                .filter(point -> board.stoneAt(point) != GoBoard.EMPTY && strings.contains(board.string(point)))
                .boxed()
                .toList();
    }

    private boolean isStopped(Situation<GoBoard> game) {
        if (game.record().plies() == 0 || game.record().play(game.record().plies()) != game.board().pass()) {
            return false;
        }
        return stop != Stop.REPEATED && hasPassedInTurn(game) || stop != Stop.PASSES && hasPassedBefore(game);
    }

    /**
     * Whether the record ends with as many normal passes as there are players in the game. The pass that takes the button does
     * not count.
     */
    private boolean hasPassedInTurn(Situation<GoBoard> game) {
        int passes = passesInTurn(game);
        return passes > 0 && passes >= game.activeSeats();
    }

    /** Whether play had stopped by passes already, and only passes were made since: there is nothing new to count. */
    private boolean isStoppedAgain(Situation<GoBoard> game) {
        return passesInTurn(game) > game.activeSeats();
    }

    /** The number of normal passes at the end of the record; at most one more than there are players. */
    private int passesInTurn(Situation<GoBoard> game) {
        GameRecord record = game.record();
        int passes = 0;
        int ply = record.plies();
        int taken = counting.button() ? Counting.buttonPly(game) : 0;
        while (passes <= game.activeSeats() && ply > Math.max(game.epoch(), taken) && record.play(ply) == game.board().pass()) {
            passes++;
            ply--;
        }
        return passes;
    }

    /**
     * Whether the player who has just passed has passed on the same board before; the pass that takes the button does not count.
     */
    private boolean hasPassedBefore(Situation<GoBoard> game) {
        GameRecord record = game.record();
        int now = record.plies();
        int since = counting.button() ? Counting.buttonPly(game) : 0;
        boolean before = false;
        for (int moment = record.previousAlike(now - 1); moment >= since && !before && now > since; moment = record.previousAlike(moment)) {
            before = record.play(moment + 1) == game.board().pass() && record.by(moment + 1) == record.by(now);
        }
        return before;
    }
}
