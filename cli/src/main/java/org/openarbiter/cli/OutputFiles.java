package org.openarbiter.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Files that a command writes: never over what it reads. */
final class OutputFiles {
    private OutputFiles() {}

    /**
     * Refuses to write to one of the files that are read.
     *
     * @throws Fault if {@code out} is one of them
     */
    static void refuseInputs(Path out, List<String> inputs) throws Fault {
        for (String input : inputs) {
            try {
                boolean same = !input.equals(Archive.STANDARD_INPUT)
                        && Files.exists(out)
                        && Files.exists(Path.of(input))
                        && Files.isSameFile(out, Path.of(input));
                if (same) {
                    throw Fault.usage(out + " is one of the files to be read; write to another");
                }
            } catch (IOException e) {
                throw Fault.input(Compression.reason(out.toString(), e));
            }
        }
    }
}
