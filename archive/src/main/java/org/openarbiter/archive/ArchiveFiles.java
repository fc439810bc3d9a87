package org.openarbiter.archive;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.file.Compression;

/**
 * The files of games that paths and folders stand for.
 *
 * @param files the files named and those in the folders named, in the order of their names within each folder. A name that is no folder
 *     stays as it is, and so does that of a folder inside that cannot be read: whoever opens it says what is wrong with it
 * @param packedOtherwise the files in the folders named that are packed in a way that is not supported, in the same order
 */
public record ArchiveFiles(List<String> files, PackedOtherwise packedOtherwise) {
    /** What paths stand for. */
    public static ArchiveFiles of(List<String> paths) throws IOException {
        return of(paths, new PackedOtherwise());
    }

    /** The same; files that are packed otherwise are added to others. */
    public static ArchiveFiles of(List<String> paths, PackedOtherwise packedOtherwise) throws IOException {
        ArchiveFiles found = new ArchiveFiles(new ArrayList<>(), packedOtherwise);
        for (String path : paths) {
            if (path.isEmpty() || !isFolder(path)) {
                found.files.add(path);
            } else {
                found.addFolder(path);
            }
        }
        return found;
    }

    private void addFolder(String folder) throws IOException {
        List<Path> inside = new ArrayList<>();
        Path named = Path.of(folder);
        // A walk does not follow a link, and that to the folder itself is meant to be followed.
        Path real = named.toRealPath();
        Files.walkFileTree(real, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (Files.isRegularFile(file)) {
                    inside.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException why) {
                inside.add(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path left, @Nullable IOException why) {
                return why == null ? FileVisitResult.CONTINUE : visitFileFailed(left, why);
            }
        });
        inside.stream().map(file -> named.resolve(real.relativize(file))).sorted(Comparator.comparing(Path::toString)).forEach(this::addFile);
    }

    /** Adds a file of games, or a folder that could not be gone into. */
    private void addFile(Path file) {
        String name = file.getFileName().toString();
        if (isArchive(name) || Files.isDirectory(file)) {
            files.add(file.toString());
        }
        packedOtherwise.see(name, file.toString());
    }

    /** Whether a file in a folder is one of games, as its name has it: with the ending of a format, and not hidden. */
    public static boolean isArchive(String fileName) {
        String name = Compression.plainName(fileName.toLowerCase(Locale.ROOT));
        return !name.startsWith(".") && Formats.endings().stream().anyMatch(name::endsWith);
    }

    private static boolean isFolder(String name) {
        try {
            return Files.isDirectory(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
