package org.openarbiter.cli.engine;

import org.openarbiter.cli.base.Fault;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Rulebook;
import picocli.CommandLine.Option;

/** The option that names the rulebook, and with it the game, of commands in which engines play. */
final class GameRules {
    @Option(names = "--rules", paramLabel = "ID", description = "The rulebook, and with it the game (default: ${DEFAULT-VALUE}).")
    private String rules = "chess:match-runner";

    /** The game of the rulebook. */
    Game<?> game() throws Fault {
        return EngineOptions.game(rules);
    }

    /** The rulebook of that game. */
    <B extends Board> Rulebook<B> rulebook(Game<B> game) throws Fault {
        return EngineOptions.rulebook(game, rules);
    }
}
