package org.openarbiter.match;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files that cannot be read or written, in words. */
public final class FileFault {
    private FileFault() {}

    /** A file could not be read. */
    public static MatchFault reading(Path file, IOException error) {
        return new MatchFault(file + " cannot be read: "
                + (error instanceof NoSuchFileException ? "no such file" : reason(error)));
    }

    /** A file could not be written. */
    public static MatchFault writing(Path file, IOException error) {
        return new MatchFault(file + " cannot be written: " + whyUnwritable(file, error));
    }

    /** Why a file could not be written. */
    public static String whyUnwritable(Path file, IOException error) {
        Path folder = file.toAbsolutePath().getParent();
        boolean homeless = folder != null && !Files.isDirectory(folder);
        if (homeless) {
            return "there is no folder " + folder;
        }
        return error instanceof NoSuchFileException ? "no file can be made in " + folder : reason(error);
    }

    private static String reason(IOException error) {
        if (error instanceof AccessDeniedException) {
            return "permission denied";
        }
        String reason = error instanceof FileSystemException fault && fault.getReason() != null
                ? fault.getReason()
                : error.getMessage();
        return reason == null ? error.getClass().getSimpleName() : reason;
    }
}
