package org.openarbiter.cli.engine;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.match.Adjudication;
import org.openarbiter.match.MatchFault;
import org.openarbiter.match.OpeningSearch;
import org.openarbiter.match.MatchConditions;
import org.openarbiter.match.TimeControl;
import org.openarbiter.protocol.engine.Engine;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arbiter openings}: makes balanced openings with the help of an engine. */
@Command(
        name = "openings",
        header = "Makes balanced openings for matches.",
        description = {
            "Plays random moves from the standard starting position and keeps the positions that an engine holds even. Prints one position a"
                    + " line, for arbiter match --openings; the same seed and engine at fixed nodes give the same file.",
            "Example: arbiter openings --rules xiangqi:wxf --engine 'arbiter engine xiangqi' --count 100 > xiangqi.fen"
        })
public final class OpeningsCommand extends CliCommand {
    private static final int MOST_PLIES = 40;

    @Mixin
    private GameRules rules = new GameRules();

    @Option(names = "--engine", required = true, paramLabel = "ENGINE", description = "The engine, as in arbiter match.")
    private String engine = "";

    @Option(
            names = "--tc",
            paramLabel = "CONTROL",
            description = "The effort per position: nodes=N, depth=N or move=SECONDS (default: ${DEFAULT-VALUE}).")
    private String control = "nodes=20000";

    @Option(names = "--plies", paramLabel = "N", description = "The number of random moves (default: ${DEFAULT-VALUE}).")
    private int plies = 8;

    @Option(names = "--within", paramLabel = "CP", description = "The largest score that counts as even, in centipawns (default: ${DEFAULT-VALUE}).")
    private int within = 60;

    @Option(names = "--count", paramLabel = "N", description = "The number of openings (default: ${DEFAULT-VALUE}).")
    private int count = 100;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the random moves (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    public OpeningsCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault {
        if (plies < 1 || plies > MOST_PLIES || within < 0 || count < 1) {
            throw Fault.usage("--plies must be from 1 to " + MOST_PLIES + ", --within at least 0, --count at least 1");
        }
        return find(rules.game());
    }

    private <B extends Board> int find(Game<B> game) throws Fault {
        AtomicInteger found = new AtomicInteger();
        try {
            TimeControl each = TimeControl.parse(control);
            if (each.hasClock()) {
                throw Fault.usage("--tc: a position has no clock; nodes=N, depth=N or move=SECONDS");
            }
            MatchConditions<B> terms = new MatchConditions<>(
                    game, rules.rulebook(game), each, Adjudication.NONE, 0, Duration.ofSeconds(30), null);
            try (Engine running = EngineOptions.engine(engine, game).start(line -> {}, terms.patience())) {
                new OpeningSearch<>(terms, plies, within).find(running, count, seed, (position, value) -> {
                    terminal().line(position);
                    if (terminal().progress() && !terminal().watched()) {
                        System.err.print("\r" + found.incrementAndGet() + " of " + count + " openings");
                    }
                });
            }
            return 0;
        } catch (MatchFault e) {
            throw Fault.input(e.reason());
        } catch (EngineException e) {
            throw Fault.input(engine + " " + e.reason());
        }
    }
}
