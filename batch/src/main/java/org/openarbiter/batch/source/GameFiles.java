package org.openarbiter.batch.source;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.openarbiter.archive.ArchiveFiles;
import org.openarbiter.archive.PackedOtherwise;

/**
 * The files that paths stand for: files, folders, and patterns as Hadoop has them ({@code *}, {@code ?}, {@code [a-c]},
 * {@code {a,b}}).
 *
 * @param files the files, in the order of the paths and, within a folder or a pattern, of their names, as the command reads them
 * @param packedOtherwise the files in folders that are packed in a way that is not supported, in the same order
 */
public record GameFiles(List<GameFile> files, PackedOtherwise packedOtherwise) {
    /** The files of games alone. */
    public static List<GameFile> in(List<String> paths, Configuration configuration) throws IOException {
        return of(paths, configuration).files;
    }

    /** What paths stand for. */
    public static GameFiles of(List<String> paths, Configuration configuration) throws IOException {
        GameFiles found = new GameFiles(new ArrayList<>(), new PackedOtherwise());
        for (String path : paths) {
            found.add(path, configuration);
        }
        return found;
    }

    /**
     * The files in folders that are not there under the names that the system gives: names whose bytes are no text in its encoding.
     *
     * @param paths what was given; a file that is named there is left to whoever opens it
     */
    public List<GameFile> lost(List<String> paths) {
        return files.stream()
                .filter(file -> file.isLocal() && !paths.contains(file.name()) && !Files.exists(java.nio.file.Path.of(file.location())))
                .toList();
    }

    private void add(String path, Configuration configuration) throws IOException {
        boolean usual = !path.contains("://") && !path.startsWith("file:")
                && FileSystem.get(configuration) instanceof LocalFileSystem;
        if (usual && (Files.exists(java.nio.file.Path.of(path)) || path.chars().noneMatch(c -> "*?[{".indexOf(c) >= 0))) {
            addLocal(path);
            return;
        }
        Path pattern = new Path(path);
        FileSystem system = pattern.getFileSystem(configuration);
        FileStatus[] found = system.globStatus(pattern);
        if (found == null || found.length == 0) {
            files.add(new GameFile(path, pattern.toString(), false, 0));
            return;
        }
        for (FileStatus status : found) {
            if (usual) {
                addLocal(given(path, status.getPath()));
            } else {
                addRemote(status, system);
            }
        }
    }

    /** A path that a pattern stands for, written as the pattern is: from the working folder on if that is not absolute. */
    private static String given(String pattern, Path found) {
        String whole = found.toUri().getPath();
        java.nio.file.Path here = java.nio.file.Path.of("").toAbsolutePath();
        return pattern.startsWith("/") ? whole : here.relativize(java.nio.file.Path.of(whole)).toString();
    }

    private void addLocal(String path) throws IOException {
        for (String name : ArchiveFiles.of(List.of(path), packedOtherwise).files()) {
            java.nio.file.Path file = java.nio.file.Path.of(name).toAbsolutePath();
            files.add(new GameFile(name, file.toString(), true, Files.isRegularFile(file) ? Files.size(file) : 0));
        }
    }

    private void addRemote(FileStatus status, FileSystem system) throws IOException {
        if (!status.isDirectory()) {
            files.add(remote(status));
            return;
        }
        List<GameFile> inside = new ArrayList<>();
        RemoteIterator<LocatedFileStatus> all = system.listFiles(status.getPath(), true);
        while (all.hasNext()) {
            inside.add(remote(all.next()));
        }
        inside.sort(Comparator.comparing(GameFile::name));
        for (GameFile file : inside) {
            String name = new Path(file.location()).getName();
            if (ArchiveFiles.isArchive(name)) {
                files.add(file);
            }
            packedOtherwise.see(name, file.name());
        }
    }

    private static GameFile remote(FileStatus status) {
        return new GameFile(status.getPath().toString(), status.getPath().toString(), false, status.getLen());
    }
}
