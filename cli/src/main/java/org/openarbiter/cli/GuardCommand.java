package org.openarbiter.cli;

import java.io.IOException;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.match.guard.GtpGuard;
import org.openarbiter.match.guard.Launcher;
import org.openarbiter.match.guard.UciGuard;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.protocol.uci.UciProtocol;
import org.openarbiter.rules.core.Board;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.go.Go;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter guard}: stands between a controller and an engine, and lets no play through that the rulebook forbids. */
@Command(
        name = "guard",
        description = {
            "Stands between a controller and an engine that does not know the rulebook: speaks to the controller on standard"
                    + " input and output as the engine would, and lets no play through that the rulebook forbids. The engine"
                    + " is asked again with that play taken out; at last an allowed play is made in its name, in time. So it"
                    + " is if the engine hangs or ends. What was done and by which rule is told on standard error, or in --log.",
            "Example: arbiter guard --rules go:kgs-chinese -- gnugo --mode gtp"
        })
final class GuardCommand extends CliCommand {
    private static final int LONGEST_GREETING = 60;

    @Option(names = "--rules", required = true, paramLabel = "ID",
            description = "The rulebook, such as go:kgs-chinese or xiangqi:wxf.")
    private String rules = "";

    @Option(
            names = "--proto",
            paramLabel = "P",
            description = "The protocol of chess and xiangqi engines: ${COMPLETION-CANDIDATES}. Go engines speak GTP. Default:"
                    + " ${DEFAULT-VALUE}.")
    private UciProtocol protocol = UciProtocol.UCI;

    @Option(
            names = "--ranks",
            paramLabel = "0|1",
            description = "From which number the ranks of xiangqi are counted; by default 1 where an engine knows UCI_Variant.")
    private @Nullable Integer ranks;

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            description = "How long a Go engine is waited for where the controller sets no time, and any engine when it is greeted (a minute at most)."
                    + " Default: ${DEFAULT-VALUE}.")
    private int patience = 600;

    @Option(names = "--log", paramLabel = "FILE", description = "Write what was done to a file.")
    private String logFile = "";

    @Option(names = "--transcript", paramLabel = "FILE", description = "Write all that the engine says and is told to a file.")
    private String transcript = "";

    @Parameters(arity = "1..*", paramLabel = "ENGINE", description = "The engine and its arguments, after --.")
    private List<String> command = new ArrayList<>();

    GuardCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException, InterruptedException {
        if (patience < 1 || ranks != null && ranks != 0 && ranks != 1) {
            throw Fault.usage("--patience is at least 1, --ranks 0 or 1");
        }
        Game<?> game = EngineOptions.game(rules);
        Consumer<String> heard = EngineOptions.transcript(transcript);
        Consumer<String> log = log();
        try {
            guard(game, () -> new EngineProcess(command, null, heard), log);
            return 0;
        } catch (EngineException e) {
            throw Fault.input(String.join(" ", command) + " " + e.reason());
        }
    }

    private <B extends Board> void guard(Game<B> game, Launcher launcher, Consumer<String> log)
            throws Fault, IOException, InterruptedException, EngineException {
        if (game instanceof Go go) {
            new GtpGuard(launcher, EngineOptions.rulebook(go, rules), Duration.ofSeconds(patience), log)
                    .serve(System.in, terminal().out());
            return;
        }
        MoveNotation notation = ranks == null ? null : ranks == 1 ? MoveNotation.RANKS_FROM_ONE : MoveNotation.PLAIN;
        Duration greeting = Duration.ofSeconds(Math.min(patience, LONGEST_GREETING));
        new UciGuard<>(launcher, protocol, notation, game, EngineOptions.rulebook(game, rules), terminal().out(), log)
                .serve(System.in, greeting);
    }

    /** A line for each thing done, with the time of day (UTC). */
    private Consumer<String> log() throws Fault {
        Consumer<String> lines = logFile.isEmpty() ? Terminal::tell : EngineOptions.transcript(logFile);
        return line -> lines.accept(LocalTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS) + " " + line);
    }
}
