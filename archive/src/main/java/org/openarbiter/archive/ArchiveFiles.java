package org.openarbiter.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.openarbiter.archive.file.Compression;

/** The files of games that paths and folders stand for. */
public final class ArchiveFiles {
    private ArchiveFiles() {}

    /**
     * The files named and those in the folders named, in the order of their names within each folder. A name that is no folder
     * stays as it is: whoever opens it says what is wrong with it.
     */
    public static List<String> in(List<String> paths) throws IOException {
        List<String> files = new ArrayList<>();
        for (String path : paths) {
            if (path.isEmpty() || !isFolder(path)) {
                files.add(path);
                continue;
            }
            try (Stream<Path> inside = Files.walk(Path.of(path))) {
                inside.filter(file -> Files.isRegularFile(file) && isArchive(file.getFileName().toString()))
                        .map(Path::toString).sorted().forEach(files::add);
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }
        return files;
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
