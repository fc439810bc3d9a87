package org.openarbiter.cli;

import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Terminal;
import picocli.CommandLine.Command;

/**
 * {@code arbiter batch}, as the help lists it. The job is a program of its own, because it brings Apache Spark; the launcher starts it, and this
 * command is only reached without the launcher.
 */
@Command(
        name = "batch",
        header = "Rules on archives of any size, on Apache Spark, and stores the rulings as tables.",
        description = "Stores the rulings as Parquet files, which `arbiter survey --from` shows. `arbiter batch --help` lists its options.")
final class BatchCommand extends CliCommand {
    BatchCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault {
        throw Fault.usage("the batch job is a program of its own: start it with the launcher, arbiter batch, or with java -jar arbiter-batch.jar");
    }
}
