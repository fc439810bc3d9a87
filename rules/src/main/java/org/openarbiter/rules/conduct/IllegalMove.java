package org.openarbiter.rules.conduct;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Refusal;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Common;

/**
 * A move must be legal, be made by the side whose turn it is, and be the one that was announced with a failed claim.
 *
 * @param declared where it is written that a move declared with a claim must be made
 * @param sources where it is written that what was written cannot be played for a reason; a value, so that equal rules are equal
 */
public record IllegalMove<B extends Board>(Statement statement, Source declared, BiFunction<Situation<B>, Refusal, Source> sources)
        implements Rule.Forbids<B> {
    /** The rule in a game without claims, where one source says it all. */
    public IllegalMove(Statement statement) {
        this(statement, statement.source(), new Always<>(statement.source()));
    }

    /** One source for all reasons; a value, so that equal rules are equal. */
    private record Always<B extends Board>(Source source) implements BiFunction<Situation<B>, Refusal, Source> {
        @Override
        public Source apply(Situation<B> game, Refusal why) {
            return source;
        }
    }

    @Override
    public Source source(Situation<B> game, Refusal why) {
        return sources.apply(game, why);
    }

    @Override
    public @Nullable Prohibition forbids(Situation<B> game, int by, int play) {
        B board = game.board();
        if (by != game.next()) {
            return new Prohibition(Common.say("not-your-move", "next", game.seats().term(game.next())), true, List.of());
        }
        if (!board.isLegal(by, play)) {
            return new Prohibition(Common.say("not-allowed"), true, List.of());
        }
        OptionalInt duty = game.duty(by);
        if (duty.isPresent() && duty.getAsInt() != play) {
            return new Prohibition(
                    Common.say(
                            "announced", "player", game.seats().term(by), "move", board.notation(duty.getAsInt()),
                            "article", declared.equals(statement.source()) ? "none" : declared.article()),
                    false,
                    List.of(),
                    declared);
        }
        return null;
    }
}
