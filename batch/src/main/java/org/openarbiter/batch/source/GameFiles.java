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

/**
 * The files that paths stand for: files, folders, and patterns as Hadoop has them ({@code *}, {@code ?}, {@code [a-c]},
 * {@code {a,b}}).
 */
public final class GameFiles {
    private GameFiles() {}

    /** The files, in the order of the paths and, within a folder or a pattern, of their names, as the command reads them. */
    public static List<GameFile> in(List<String> paths, Configuration configuration) throws IOException {
        List<GameFile> files = new ArrayList<>();
        for (String path : paths) {
            add(path, configuration, files);
        }
        return files;
    }

    private static void add(String path, Configuration configuration, List<GameFile> files) throws IOException {
        boolean usual = !path.contains("://") && !path.startsWith("file:")
                && FileSystem.get(configuration) instanceof LocalFileSystem;
        if (usual && (Files.exists(java.nio.file.Path.of(path)) || path.chars().noneMatch(c -> "*?[{".indexOf(c) >= 0))) {
            addLocal(path, files);
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
                addLocal(given(path, status.getPath()), files);
            } else {
                addRemote(status, system, files);
            }
        }
    }

    /** A path that a pattern stands for, written as the pattern is: from the working folder on if that is not absolute. */
    private static String given(String pattern, Path found) {
        String whole = found.toUri().getPath();
        java.nio.file.Path here = java.nio.file.Path.of("").toAbsolutePath();
        return pattern.startsWith("/") ? whole : here.relativize(java.nio.file.Path.of(whole)).toString();
    }

    private static void addLocal(String path, List<GameFile> files) throws IOException {
        for (String name : ArchiveFiles.in(List.of(path))) {
            java.nio.file.Path file = java.nio.file.Path.of(name).toAbsolutePath();
            files.add(new GameFile(name, file.toString(), true, Files.isRegularFile(file) ? Files.size(file) : 0));
        }
    }

    private static void addRemote(FileStatus status, FileSystem system, List<GameFile> files) throws IOException {
        if (!status.isDirectory()) {
            files.add(remote(status));
            return;
        }
        List<GameFile> inside = new ArrayList<>();
        RemoteIterator<LocatedFileStatus> all = system.listFiles(status.getPath(), true);
        while (all.hasNext()) {
            LocatedFileStatus file = all.next();
            if (ArchiveFiles.isArchive(file.getPath().getName())) {
                inside.add(remote(file));
            }
        }
        inside.sort(Comparator.comparing(GameFile::name));
        files.addAll(inside);
    }

    private static GameFile remote(FileStatus status) {
        return new GameFile(status.getPath().toString(), status.getPath().toString(), false, status.getLen());
    }
}
