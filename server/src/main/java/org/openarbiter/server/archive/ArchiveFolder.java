package org.openarbiter.server.archive;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files of one archive: what was sent, and what came of it. All names in it are fixed.
 *
 * <p>A result is written into a folder of another name and renamed when it is whole and on disk, so there is never a part of one.
 */
record ArchiveFolder(Path folder) {
    private static final String RESULT = "result";
    private static final String UNFINISHED = "unfinished";

    /** The file as it was sent. */
    Path sent() {
        return folder.resolve("sent");
    }

    /** The folder of the result. */
    Path result() {
        return folder.resolve(RESULT);
    }

    /** Makes room for a result, away from what an earlier try has left. */
    Path begin() throws IOException {
        delete(folder.resolve(RESULT));
        delete(folder.resolve(UNFINISHED));
        return Files.createDirectory(folder.resolve(UNFINISHED));
    }

    /** The result is whole. */
    void keep() throws IOException {
        Path unfinished = folder.resolve(UNFINISHED);
        try (Stream<Path> all = Files.walk(unfinished)) {
            for (Path file : all.toList()) {
                force(file);
            }
        }
        Files.move(unfinished, folder.resolve(RESULT), StandardCopyOption.ATOMIC_MOVE);
        force(folder);
    }

    /** Nothing more will come of what was sent: it goes, and so does what an unfinished try has left. */
    void settle() throws IOException {
        Files.deleteIfExists(sent());
        delete(folder.resolve(UNFINISHED));
    }

    /** Brings a file, or the names in a folder, onto the disk. */
    static void force(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                channel.force(true);
            } catch (IOException e) {
                // Not every system opens folders; there renaming is on disk by itself.
            }
            return;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /** Removes all of it. */
    void delete() throws IOException {
        delete(folder);
    }

    /** The folders in a folder. */
    static List<ArchiveFolder> in(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isDirectory).map(ArchiveFolder::new).toList();
        }
    }

    private static void delete(Path folder) throws IOException {
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.deleteIfExists(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException fault) throws IOException {
                    if (fault != null) {
                        throw fault;
                    }
                    Files.deleteIfExists(visited);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (NoSuchFileException e) {
            // It is gone, as it should be.
        }
    }
}
