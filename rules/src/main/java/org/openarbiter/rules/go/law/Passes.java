package org.openarbiter.rules.go.law;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.Stop;
import org.openarbiter.rules.go.evidence.CountedScore;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * Passes stop the game, and the position is counted.
 *
 * @param stop which passes do
 * @param counting how it is counted, and whether the players must first agree which stones are dead
 */
record Passes(Statement statement, Stop stop, Counting counting) implements Rule.Follows<GoBoard>, Rule.Recounts<GoBoard> {
    private static final int RESUMED = 4;

    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        return switch (act) {
            case Act.Play play when play.by() != Act.NOBODY && isOverByPasses(game) -> counting.end(game, GoLexicon.say("passed-again"), List.of());
            case Act.Play play when play.by() != Act.NOBODY && isStopped(game) -> counting.dead() == Counting.Dead.AGREED
                    ? new Decision.Consequences(
                            List.of(new Consequence.EnterPhase(Phase.SCORING)), GoLexicon.say("all-passed", "players", game.seats().count()),
                            isStoppedAgain(game)
                                    ? List.of()
                                    : List.of(counting.counted(game, List.of(), CountedScore.Standing.IF_ALIVE)))
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
                ? GoLexicon.say("all-passed", "players", game.seats().count())
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
        return stopping().isStopped(game, game.record().plies());
    }

    private boolean hasPassedInTurn(Situation<GoBoard> game) {
        return stopping().hasPassedInTurn(game, game.record().plies());
    }

    /** Whether play had stopped by passes already, and only passes were made since: there is nothing new to count. */
    private boolean isStoppedAgain(Situation<GoBoard> game) {
        return stopping().passesInTurn(game, game.record().plies()) > game.activeSeats();
    }

    /**
     * Whether play was resumed with two passes after it had stopped, which leaves all stones alive (AGA rule 10). White passes last before
     * that, so after a first pass of White they are the fourth and the fifth.
     */
    private boolean isOverByPasses(Situation<GoBoard> game) {
        int now = game.record().plies();
        return counting.passStones() && game.seats().count() == 2 && game.record().by(now) == 1 && stopping().passesInTurn(game, now) >= RESUMED;
    }

    private Stopping stopping() {
        return new Stopping(stop, counting.button());
    }
}
