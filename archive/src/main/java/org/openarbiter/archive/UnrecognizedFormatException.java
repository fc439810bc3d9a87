package org.openarbiter.archive;

/** The format of an archive is not recognizable from its content or its name; the caller can name it. */
public final class UnrecognizedFormatException extends ArchiveException {
    private static final long serialVersionUID = 1L;

    UnrecognizedFormatException(String archive) {
        super(archive + ": no game found in a known format");
    }
}
