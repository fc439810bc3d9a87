package org.openarbiter.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A file that a command should write cannot be written; the message names it and says why. */
final class UnwritableException extends IOException {
    private static final long serialVersionUID = 1L;

    UnwritableException(@Nullable Path file, IOException cause) {
        super(file + ": cannot be written: " + reason(file, cause), cause);
    }

    private static String reason(@Nullable Path file, IOException cause) {
        Path folder = file == null ? null : file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            return "there is no folder " + folder;
        }
        if (cause instanceof AccessDeniedException) {
            return "permission denied";
        }
        String told = cause instanceof FileSystemException fault && fault.getReason() != null ? fault.getReason() : cause.getMessage();
        return told == null ? cause.getClass().getSimpleName() : told;
    }
}
