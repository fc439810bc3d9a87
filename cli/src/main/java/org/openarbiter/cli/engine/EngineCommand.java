package org.openarbiter.cli.engine;

import java.io.IOException;
import java.io.PrintStream;
import org.openarbiter.cli.base.CheckedStream;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.cli.base.Version;
import org.openarbiter.players.uci.EngineServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter engine}: plays chess or xiangqi for a user interface. */
@Command(
        name = "engine",
        header = "Plays chess or xiangqi over UCI or UCCI.",
        description = {
            "Add it to a user interface as an engine. The first word of the interface, uci or ucci, chooses the protocol; quit ends."
        })
public final class EngineCommand extends CliCommand {
    private static final int BENCH_DEPTH = 10;

    @Parameters(index = "0", paramLabel = "GAME", description = "chess or xiangqi.")
    private String game = "";

    @Option(names = "--rules", paramLabel = "ID", description = "The rulebook that decides repetitions (option Rules).")
    private String rules = "";

    @Option(names = "--hash", paramLabel = "MB", description = "The size of the transposition table in megabytes (option Hash).")
    private String hash = "";

    @Option(names = "--threads", paramLabel = "N", description = "The number of search threads (option Threads).")
    private String threads = "";

    @Option(
            names = "--bench",
            description = "Search fixed positions to a fixed depth and print the number of nodes.")
    private boolean bench;

    public EngineCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        EngineServer<?> server = switch (game) {
            case "chess" -> EngineServer.chess(Version.number());
            case "xiangqi" -> EngineServer.xiangqi(Version.number());
            default -> throw Fault.usage("GAME must be chess or xiangqi, not " + game);
        };
        set(server, "Rules", rules);
        set(server, "Hash", hash);
        set(server, "Threads", threads);
        if (bench) {
            terminal().line(server.bench(BENCH_DEPTH));
        } else {
            serve(server, terminal().out());
        }
        return 0;
    }

    private static void set(EngineServer<?> server, String option, String value) throws Fault {
        try {
            if (!value.isEmpty()) {
                server.set(option, value);
            }
        } catch (IllegalArgumentException e) {
            throw Fault.usage(String.valueOf(e.getMessage()));
        }
    }

    private static void serve(EngineServer<?> server, PrintStream out) throws IOException {
        server.serve(System.in, new CheckedStream(out));
    }
}
