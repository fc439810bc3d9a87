package org.openarbiter.archive.part;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of a file as they lie on the disk; a failure to read them is distinguished from damage to what they hold. */
final class FileBytes extends FilterInputStream {
    FileBytes(InputStream in) {
        super(in);
    }

    /** The file itself could not be read. */
    static final class Fault extends IOException {
        private static final long serialVersionUID = 1L;

        private final IOException reason;

        Fault(IOException reason) {
            super(reason);
            this.reason = reason;
        }

        IOException reason() {
            return reason;
        }
    }

    @Override
    public int read() throws IOException {
        try {
            return super.read();
        } catch (IOException e) {
            throw new Fault(e);
        }
    }

    @Override
    public int read(byte[] into, int from, int wanted) throws IOException {
        try {
            return super.read(into, from, wanted);
        } catch (IOException e) {
            throw new Fault(e);
        }
    }
}
