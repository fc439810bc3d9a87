package org.openarbiter.archive;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** An archive cannot be opened, or breaks off. The message is a sentence for people that names the file and the reason. */
public sealed class ArchiveException extends IOException permits FileFaultException, UnrecognizedFormatException {
    private static final long serialVersionUID = 1L;

    /** An archive that cannot be read, with the reason. */
    public ArchiveException(String message) {
        this(message, null);
    }

    /** An archive that cannot be read, with the reason and what caused it. */
    public ArchiveException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
