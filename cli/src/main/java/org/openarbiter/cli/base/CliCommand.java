package org.openarbiter.cli.base;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The common part of all subcommands: help, and a terminal to write to. */
@Command(mixinStandardHelpOptions = true, versionProvider = Version.class)
public abstract class CliCommand implements Callable<Integer> {
    private final Terminal terminal;

    public CliCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Where it writes. */
    public final Terminal terminal() {
        return terminal;
    }
}
