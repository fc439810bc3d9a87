package org.openarbiter.cli;

import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes the subcommands, which get the terminal they write to. */
final class CommandFactory implements IFactory {
    private final Terminal terminal;

    CommandFactory(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        if (CliCommand.class.isAssignableFrom(type)) {
            return type.getDeclaredConstructor(Terminal.class).newInstance(terminal);
        }
        return CommandLine.defaultFactory().create(type);
    }
}
