package org.openarbiter.cli.engine;

import java.io.IOException;
import org.openarbiter.cli.base.CheckedStream;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.cli.base.Version;
import org.openarbiter.players.go.GoEngine;
import org.openarbiter.rules.core.rule.RulebookException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code arbiter gtp}: answers questions about a Go board over the Go Text Protocol, and plays. */
@Command(
        name = "gtp",
        header = "Speaks GTP, the Go Text Protocol.",
        description = {
            "Judges plays by a rulebook, reports worms, dragons, eyes, life and death with the commands of GNU Go, and plays modestly.",
            "list_commands lists the commands; quit ends."
        })
public final class GtpCommand extends CliCommand {
    @Option(
            names = "--rules",
            paramLabel = "ID",
            description = "The rulebook (default: the one that a loaded record names, else go:tromp-taylor).")
    private String rules = "";

    public GtpCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        try {
            GoEngine.server(Version.number(), rules.isEmpty() ? null : rules)
                    .serve(System.in, new CheckedStream(terminal().out()));
            return 0;
        } catch (RulebookException e) {
            throw Fault.rulebook(rules, e);
        }
    }
}
