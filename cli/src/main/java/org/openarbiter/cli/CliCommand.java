package org.openarbiter.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The common part of all subcommands: help, and a terminal to write to. */
@Command(mixinStandardHelpOptions = true, versionProvider = Version.class)
abstract class CliCommand implements Callable<Integer> {
    private final Terminal terminal;

    CliCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    final Terminal terminal() {
        return terminal;
    }
}
