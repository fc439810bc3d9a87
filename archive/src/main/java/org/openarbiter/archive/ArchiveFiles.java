package org.openarbiter.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
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
            } else {
                files.addAll(filesIn(path, ArchiveFiles::isArchive));
            }
        }
        return files;
    }

    /** The files in the folders named that are packed in a way that is not supported, by the ending that says so, in order. */
    public static SortedMap<String, List<String>> packedOtherwise(List<String> paths) throws IOException {
        SortedMap<String, List<String>> packed = new TreeMap<>();
        for (String path : paths) {
            if (path.isEmpty() || !isFolder(path)) {
                continue;
            }
            for (String file : filesIn(path, name -> !name.startsWith(".") && Compression.unsupportedEnding(name) != null)) {
                packed.computeIfAbsent(Objects.requireNonNull(Compression.unsupportedEnding(file)), ending -> new ArrayList<>()).add(file);
            }
        }
        return packed;
    }

    /** The files in a folder and in those below it whose names fit, in order. */
    private static List<String> filesIn(String folder, Predicate<String> fits) throws IOException {
        try (Stream<Path> inside = Files.walk(Path.of(folder))) {
            return inside.filter(file -> Files.isRegularFile(file) && fits.test(file.getFileName().toString()))
                    .map(Path::toString).sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
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
