package org.openarbiter.batch;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code arbiter batch}: rules on archives of any size. */
@Command(name = "arbiter batch", mixinStandardHelpOptions = true, header = "Rules on archives of any size, on Apache Spark.")
public final class Main implements Callable<Integer> {
    private Main() {}

    @Override
    public Integer call() {
        return 0;
    }

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }
}
