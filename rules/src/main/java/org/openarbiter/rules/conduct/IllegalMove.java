package org.openarbiter.rules.conduct;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;

/**
 * A move must be legal, be made by the side whose turn it is, and be the one that was announced with a failed claim.
 *
 * @param dutyArticle where it is written that an announced move must be made; empty in games without claims
 */
public record IllegalMove<B extends Board>(Statement statement, String dutyArticle) implements Rule.Forbids<B> {
    @Override
    public @Nullable Prohibition forbids(Situation<B> game, int by, int play) {
        B board = game.board();
        if (by != game.next()) {
            return new Prohibition("it is " + game.seats().title(game.next()) + "'s move", true, List.of());
        }
        if (!board.isLegal(by, play)) {
            return new Prohibition("the rules of the game do not allow it", true, List.of());
        }
        OptionalInt duty = game.duty(by);
        if (duty.isPresent() && duty.getAsInt() != play) {
            return new Prohibition(
                    game.seats().title(by) + " must play " + board.notation(duty.getAsInt()) + ", announced with a claim that was refused"
                            + (dutyArticle.isEmpty() ? "" : " (" + dutyArticle + ")"),
                    false,
                    List.of());
        }
        return null;
    }
}
