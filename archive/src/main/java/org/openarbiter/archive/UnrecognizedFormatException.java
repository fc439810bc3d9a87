package org.openarbiter.archive;

/** The format of an archive cannot be told from its content or its name. Naming the format helps. */
public final class UnrecognizedFormatException extends ArchiveException {
    private static final long serialVersionUID = 1L;

    UnrecognizedFormatException(String archive) {
        super(archive + ": the format is not recognized");
    }
}
