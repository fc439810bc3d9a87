package org.openarbiter.cli.base;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Standard output, which remembers why it could not be written to: {@link java.io.PrintStream} says only that it could not. */
public final class AnswerStream extends FilterOutputStream {
    private @Nullable IOException fault;

    public AnswerStream(OutputStream out) {
        super(out);
    }

    /** Why something could not be written; empty if all could be, or if the reader just has seen enough. */
    public String fault() {
        IOException seen = fault;
        String message = seen == null ? "" : String.valueOf(seen.getMessage());
        return message.contains("Broken pipe") ? "" : message;
    }

    @Override
    public void write(int value) throws IOException {
        try {
            out.write(value);
        } catch (IOException e) {
            fault = e;
            throw e;
        }
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            fault = e;
            throw e;
        }
    }
}
