package org.openarbiter.cli.engine;

import java.io.IOException;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.match.EngineSpec;
import org.openarbiter.match.guard.GtpGuard;
import org.openarbiter.match.guard.Launcher;
import org.openarbiter.match.guard.UciGuard;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.engine.Failure;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.protocol.uci.UciProtocol;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.go.Go;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter guard}: stands between a controller and an engine, and lets no play through that the rulebook forbids. */
@Command(
        name = "guard",
        header = "Keeps an engine from making a forbidden play.",
        description = {
            "Stands between a controller and an engine that does not know the rulebook, and speaks to the controller as the"
                    + " engine would. When the engine makes a play that the rulebook forbids, it is asked again without that play;"
                    + " as a last resort the guard makes an allowed play in its name, in time. It does the same when the engine hangs or"
                    + " ends. Standard error, or --log, says what was done and by which rule.",
            "Example: arbiter guard --rules go:kgs-chinese -- gnugo --mode gtp"
        })
public final class GuardCommand extends CliCommand {
    private static final int LONGEST_GREETING = 60;

    @Option(names = "--rules", required = true, paramLabel = "ID",
            description = "The rulebook, such as go:kgs-chinese or xiangqi:wxf.")
    private String rules = "";

    @Option(
            names = "--proto",
            paramLabel = "P",
            description = "The protocol of chess and xiangqi engines: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). Go engines"
                    + " speak GTP.")
    private UciProtocol protocol = UciProtocol.UCI;

    @Option(
            names = "--ranks",
            paramLabel = "0|1",
            description = "Whether the engine counts the ranks of xiangqi from 0 or 1 (default: 1 if it knows UCI_Variant, else 0).")
    private @Nullable Integer ranks;

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            description = "Wait this long for a Go engine when the controller sets no time, and at most 60 seconds for the first answer of any"
                    + " engine (default: ${DEFAULT-VALUE}).")
    private int patience = 600;

    @Option(names = "--log", paramLabel = "FILE", description = "Write the log to FILE.")
    private String logFile = "";

    @Option(names = "--transcript", paramLabel = "FILE", description = "Write everything the engine sends and receives to FILE.")
    private String transcript = "";

    @Parameters(arity = "1..*", paramLabel = "ENGINE", description = "The engine and its arguments; write -- before them.")
    private List<String> command = new ArrayList<>();

    public GuardCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException, InterruptedException {
        if (patience < 1 || ranks != null && ranks != 0 && ranks != 1) {
            throw Fault.usage("--patience must be at least 1, --ranks 0 or 1");
        }
        Game<?> game = EngineOptions.game(rules);
        Consumer<String> record = EngineOptions.transcript(transcript);
        Consumer<String> log = log();
        try {
            guard(game, () -> new EngineProcess(command, null, record), log);
            return 0;
        } catch (EngineException e) {
            throw Fault.input(String.join(" ", command) + " " + e.reason() + (e.failure() == Failure.SILENT ? other(game) : ""));
        }
    }

    /** Which other protocol an engine answers that is silent in the one it was greeted in. */
    private String other(Game<?> game) {
        EngineSpec.Protocol silent = game instanceof Go ? EngineSpec.Protocol.GTP : EngineSpec.Protocol.valueOf(protocol.name());
        EngineSpec spec = new EngineSpec("", command, null, silent, null, Map.of(), null);
        EngineSpec found = spec.answering(List.of(EngineSpec.Protocol.values()), EngineOptions.GREETING);
        return found.protocol() == silent
                ? ""
                : "; it answers " + found.protocolName()
                        + (found.protocol() == EngineSpec.Protocol.XBOARD ? ", which the guard does not speak" : "");
    }

    private <B extends Board> void guard(Game<B> game, Launcher launcher, Consumer<String> log)
            throws Fault, IOException, InterruptedException, EngineException {
        Duration greeting = Duration.ofSeconds(Math.min(patience, LONGEST_GREETING));
        if (game instanceof Go go) {
            new GtpGuard(launcher, EngineOptions.rulebook(go, rules), greeting, Duration.ofSeconds(patience), log)
                    .serve(System.in, terminal().out());
            return;
        }
        MoveNotation notation = ranks == null ? null : ranks == 1 ? MoveNotation.RANKS_FROM_ONE : MoveNotation.PLAIN;
        new UciGuard<>(launcher, protocol, notation, game, EngineOptions.rulebook(game, rules), terminal().out(), log)
                .serve(System.in, greeting);
    }

    /** A line for each thing done, with the time of day (UTC). */
    private Consumer<String> log() throws Fault {
        Consumer<String> lines = logFile.isEmpty() ? Terminal::tell : EngineOptions.transcript(logFile);
        return line -> lines.accept(LocalTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS) + " " + line);
    }
}
