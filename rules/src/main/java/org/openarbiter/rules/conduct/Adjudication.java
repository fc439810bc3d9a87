package org.openarbiter.rules.conduct;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The arbiter or referee decides the game, for reasons that lie off the board: an absence, a penalty, an adjudication.
 *
 * @param win where it is written that he may give the game to a player
 * @param withoutWinner where it is written that the decision may be a draw or no result
 * @param grounds where it is written that a player loses on these grounds, if that is another place
 */
public record Adjudication<B extends Board>(Statement statement, Source win, Source withoutWinner, Map<Act.Decide.Ground, Source> grounds)
        implements Rule.Follows<B> {
    public Adjudication {
        grounds = Map.copyOf(grounds);
    }

    /** The rule where one source says it all. */
    public Adjudication(Statement statement) {
        this(statement, statement.source(), statement.source(), Map.of());
    }

    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<B> game, Act act) {
        if (!(act instanceof Act.Decide decision) || decision.outcome() instanceof Outcome.Ranked) {
            return null;
        }
        return decision.outcome() instanceof Outcome.Win won
                ? new Decision.Ending(won, why(game, decision.ground(), won), List.of(), grounds.getOrDefault(decision.ground(), win))
                : new Decision.Ending(decision.outcome(), byOfficial(game), List.of(), withoutWinner);
    }

    private static <B extends Board> Sentence why(Situation<B> game, Act.Decide.Ground ground, Outcome.Win won) {
        Seats seats = game.seats();
        return ground == Act.Decide.Ground.OTHER || seats.count() != 2
                ? byOfficial(game) : Common.say("decided-for", "player", seats.term(1 - won.winner()), "ground", ground.word());
    }

    private static <B extends Board> Sentence byOfficial(Situation<B> game) {
        return Common.say("by-official", "official", game.official().term());
    }
}
