package org.openarbiter.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.OutputFiles;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.cli.base.UnwritableException;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;

/** {@code arbiter manual}: manual pages and completions, as a release has them. */
@Command(
        name = "manual",
        hidden = true,
        header = "Writes manual pages and completions.",
        description = "Writes man/ and completions/ into DIR, as a release has them.")
final class ManualCommand extends CliCommand {
    @Parameters(paramLabel = "DIR", description = "The folder to write to; it is made if need be.")
    private Path folder = Path.of("");

    ManualCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws IOException {
        CommandLine all = Main.commandLine(terminal());
        write(folder.resolve("completions/arbiter.bash"), AutoComplete.bash("arbiter", all));
        write(folder.resolve("completions/_arbiter"), Completions.zsh(all.getCommandSpec()));
        write(folder.resolve("completions/arbiter.fish"), Completions.fish(all.getCommandSpec()));
        write(folder.resolve("man/arbiter.1"), ManualPage.of(all.getCommandSpec()));
        for (Map.Entry<String, CommandLine> command : all.getSubcommands().entrySet()) {
            CommandSpec subcommand = command.getValue().getCommandSpec();
            if (!subcommand.usageMessage().hidden() && !subcommand.helpCommand()) {
                write(folder.resolve("man/arbiter-" + command.getKey() + ".1"), ManualPage.of(subcommand));
            }
        }
        return 0;
    }

    private static void write(Path file, String text) throws IOException {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new UnwritableException(file, e);
        }
        OutputFiles.write(file, text);
    }
}
