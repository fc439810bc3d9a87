package org.openarbiter.search.network;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that is written completely or not at all: under another name first, and then moved to its place. */
public final class WholeFile {
    private WholeFile() {}

    /** What a file is to hold. */
    @FunctionalInterface
    public interface Content {
        /** Writes it. */
        void to(DataOutputStream out) throws IOException;
    }

    /**
     * Writes a file, or replaces it.
     *
     * @throws IOException if it cannot be written; an old file of that name is then as it was
     */
    public static void write(Path file, Content content) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
            content.to(out);
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
