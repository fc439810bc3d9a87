package org.openarbiter.cli.base;

import java.io.IOException;
import java.nio.file.Path;
import org.openarbiter.match.FileFault;

/** A file that a command should write cannot be written; the message names it and says why. */
public final class UnwritableException extends IOException {
    private static final long serialVersionUID = 1L;

    public UnwritableException(Path file, IOException cause) {
        super(file + ": cannot be written: " + FileFault.whyUnwritable(file, cause), cause);
    }
}
