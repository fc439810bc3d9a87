package org.openarbiter.cli;

import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Terminal;
import picocli.CommandLine.Command;

/**
 * {@code arbiter serve}, as the help lists it. The server is a program of its own, because its libraries are many times those of the
 * command; the launcher starts it, and this command is only reached without the launcher.
 */
@Command(
        name = "serve",
        header = "Serves rulings and refereed games over HTTP, with a page for the browser.",
        description = "Prints the address and serves until it is stopped. `arbiter serve --help` lists its options.")
final class ServeCommand extends CliCommand {
    ServeCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault {
        throw Fault.usage("the server is a program of its own: start it with the launcher, arbiter serve, or with java -jar arbiter-server.jar");
    }
}
