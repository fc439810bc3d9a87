package org.openarbiter.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.util.List;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.file.Compression;
import org.openarbiter.cli.base.AnswerStream;
import org.openarbiter.cli.base.CheckedStream;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Inputs;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.cli.base.UnwritableException;
import org.openarbiter.cli.base.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code arbiter} command. */
@Command(
        name = "arbiter",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Rules on how board games end, with the evidence.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Try 'arbiter COMMAND --help' for the options of a command.",
            "Files may be compressed with gzip, zstd or xz; - is standard input.",
            "Exit code 0: every game was ruled on, or there was none; 1: some input could not be read; 2: wrong usage; 3: judge --fail-on found something."
        })
public final class Main implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    private Main() {}

    /** Runs the command and ends the process with its exit code. */
    public static void main(String[] arguments) {
        AnswerStream standardOutput = new AnswerStream(new FileOutputStream(FileDescriptor.out));
        PrintStream out = new PrintStream(new BufferedOutputStream(standardOutput, 1 << 13), false, StandardCharsets.UTF_8);
        int code = run(out, arguments);
        if (out.checkError()) {
            if (!standardOutput.fault().isEmpty()) {
                System.err.println("arbiter: standard output could not be written: " + standardOutput.fault());
            }
            code = Math.max(code, Fault.INPUT);
        }
        System.exit(code);
    }

    /** Runs the command with answers going to {@code out}, and gives its exit code. */
    static int run(PrintStream out, String... arguments) {
        Terminal terminal = new Terminal(out);
        CommandLine command = commandLine(terminal, arguments);
        int code;
        try {
            code = command.execute(arguments);
        } catch (OutOfMemoryError e) {
            Terminal.tell("out of memory (" + e.getMessage() + "); ARBITER_JAVA_OPTS=-Xmx8g allows 8 GB");
            code = Fault.INPUT;
        } catch (StackOverflowError e) {
            Terminal.tell("the program failed (" + e + "); please report it");
            code = Fault.INPUT;
        }
        terminal.writer().flush();
        return code;
    }

    /** The command with those of its subcommands that the arguments can need. */
    static CommandLine commandLine(Terminal terminal, String... arguments) {
        CommandLine command = new CommandLine(new Main(), new CommandFactory(terminal));
        Commands.addTo(command, arguments);
        return Commands.usageFirst(command).setOut(terminal.writer())
                .setParameterExceptionHandler(Main::misused)
                .setExecutionExceptionHandler(Main::report)
                .setExecutionStrategy(parsed -> {
                    Commands.checkValues(parsed);
                    return new CommandLine.RunLast().execute(parsed);
                })
                .setCaseInsensitiveEnumValuesAllowed(true)
                // A file whose name begins with @ is a file: what strangers send gives no options.
                .setExpandAtFiles(false)
                .setUsageHelpAutoWidth(true);
    }

    /** A wrong use gets one line, with the command that explains the right one. */
    private static int misused(ParameterException error, String[] arguments) {
        CommandLine command = error.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        StringBuilder line = new StringBuilder(name).append(": ").append(Terminal.clean(Commands.plain(error)))
                .append(Commands.dashed(error, arguments));
        command.getErr().println(line.append(" Try: ").append(name).append(" --help"));
        return Fault.USAGE;
    }

    /** Whatever goes wrong reaches the user as a sentence, never as a stack trace. */
    private static int report(Exception error, CommandLine command, CommandLine.ParseResult parsed) {
        if (error instanceof Fault fault) {
            String text = String.valueOf(fault.getMessage());
            if (!text.isEmpty()) {
                command.getErr().println("arbiter: " + Terminal.clean(text));
            }
            return fault.code();
        }
        if (error instanceof CheckedStream.ClosedException) {
            return Fault.INPUT;
        }
        if (error instanceof ArchiveException fault) {
            command.getErr().println("arbiter: " + Terminal.clean(Inputs.reason(fault)));
            return Fault.INPUT;
        }
        if (error instanceof IOException fault && !(fault instanceof UnwritableException)) {
            String file = fault instanceof FileSystemException named && named.getFile() != null ? named.getFile() : "a file";
            command.getErr().println("arbiter: " + Terminal.clean(Compression.reason(file, fault)));
            return Fault.INPUT;
        }
        String message = error.getMessage();
        command.getErr().println("arbiter: " + Terminal.clean(message == null ? error.getClass().getSimpleName() : message));
        return Fault.INPUT;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "no command given.");
    }
}
