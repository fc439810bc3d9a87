package org.openarbiter.cli.base;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.PrintStream;

/** Standard output, which notices when the reader has gone. */
public final class CheckedStream extends FilterOutputStream {
    private final PrintStream standardOutput;

    public CheckedStream(PrintStream standardOutput) {
        super(standardOutput);
        this.standardOutput = standardOutput;
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        standardOutput.write(bytes, from, length);
    }

    @Override
    public void flush() throws IOException {
        if (standardOutput.checkError()) {
            throw new ClosedException();
        }
    }

    /** The reader has gone, or there is no room for them: no message is needed here. */
    public static final class ClosedException extends IOException {
        private static final long serialVersionUID = 1L;

        private ClosedException() {
            super("nobody reads the answers");
        }
    }
}
