package org.openarbiter.players.go;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * The legal plays under a rulebook, but for either player at any time.
 *
 * @param occupied the rule of the rulebook that asks whose turn it is as well
 */
record FreePlay(Rule.Forbids<GoBoard> occupied) implements Rule.Forbids<GoBoard> {
    private static final String OCCUPIED = "occupied";
    private static final String PASSES = "passes";

    /** A rulebook as the protocol uses it: players need not wait for their turn, and passes do not end the game. */
    static Rulebook<GoBoard> of(Rulebook<GoBoard> rulebook) {
        return rulebook.withRules(FreePlay::free);
    }

    private static List<Rule<GoBoard>> free(List<Rule<GoBoard>> rules) {
        List<Rule<GoBoard>> free = new ArrayList<>();
        for (Rule<GoBoard> rule : rules) {
            if (rule instanceof Rule.Forbids<GoBoard> forbids && rule.id().equals(OCCUPIED)) {
                free.add(new FreePlay(forbids));
            } else if (!rule.id().equals(PASSES)) {
                free.add(rule);
            }
        }
        return free;
    }

    @Override
    public Statement statement() {
        return occupied.statement();
    }

    /** {@inheritDoc} Whatever cannot be executed is refused; a play out of turn can be. */
    @Override
    public @Nullable Prohibition forbids(Situation<GoBoard> game, int by, int play) {
        Prohibition prohibition = occupied.forbids(game, by, play);
        return prohibition == null || prohibition.impossible() ? prohibition : null;
    }
}
