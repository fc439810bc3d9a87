package org.openarbiter.archive;

/**
 * A file could not be read although nothing is wrong with what it holds: the disk, the network or the rights failed. Another attempt may
 * succeed, so what was read says nothing about the rest.
 */
public final class FileFaultException extends ArchiveException {
    private static final long serialVersionUID = 1L;

    /** A file that could not be read, with the reason and what caused it. */
    public FileFaultException(String message, Throwable cause) {
        super(message, cause);
    }
}
